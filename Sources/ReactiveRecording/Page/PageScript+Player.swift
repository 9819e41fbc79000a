extension PageScript {
    /// The current step, playing, keys, and the beginning.
    static let player = #"""
        let current = 0;
        let chosen = -1;
        // Changes whenever something else is shown than what is being played.
        let playing = 0;
        const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));
        const seconds = (time) => (Math.abs(time) >= 100 ? time.toFixed(0) : time.toFixed(2)) + " s";
        const announce = (words) => { find("live").textContent = words; };

        function summary(step) {
          const parts = [];
          if (data.virtual) parts.push(step.a > step.c ? seconds(step.c) + " → " + seconds(step.a) : "at " + seconds(step.a));
          parts.push("took " + (step.m >= 100 ? step.m.toFixed(0) : step.m.toFixed(1)) + " ms");
          if (step.b) parts.push(plural(step.b.length, "body").replace("bodys", "bodies"));
          return parts.join(" · ");
        }

        // The heading that a step belongs to.
        function headingOf(index) {
          for (let k = index; k >= 0; k -= 1) {
            if (headings[k] && headings[k].length > 0) return headings[k][headings[k].length - 1];
          }
          return "";
        }

        function go(index, isPlaying) {
          const target = Math.max(0, Math.min(steps.length - 1, index));
          if (!isPlaying) stop();
          if (target !== current) chosen = -1;
          current = target;
          showsAll = false;
          const step = steps[current];
          const previous = steps[current - 1];
          find("title").textContent = step.n;
          find("heading").textContent = headingOf(current);
          find("summary").textContent = summary(step);
          before.figure.hidden = !previous;
          find("arrow").hidden = before.figure.hidden;
          if (previous) {
            before.resize(previous.z);
            before.show(previous.p, "Before: " + step.n);
          }
          after.caption.textContent = previous ? "After" : "At the beginning";
          after.resize(step.z);
          const hasFrames = (step.f || []).length > 1;
          find("frames").hidden = !hasFrames;
          if (hasFrames) {
            find("frame").max = step.f.length - 1;
            find("frame").value = step.f.length - 1;
            nameFrame(step.f.length - 1);
          }
          after.show(step.p, "After: " + step.n);
          showInspector();
          drawOver();
          showFound();
          const old = find("steps").querySelector("[aria-current]");
          if (old) old.removeAttribute("aria-current");
          const button = items[current].firstChild;
          button.setAttribute("aria-current", "step");
          button.scrollIntoView({ block: "nearest" });
          find("slider").value = current;
          find("slider").setAttribute("aria-valuetext", "Step " + (current + 1) + ": " + step.n);
          find("count").textContent = (current + 1) + " / " + steps.length;
          find("first").disabled = find("back").disabled = current === 0;
          find("last").disabled = find("next").disabled = current === steps.length - 1;
          document.body.dataset.step = current;
          // Browsers refuse many changes of the address in a short time.
          clearTimeout(addressing);
          addressing = setTimeout(setAddress, 200);
          announce("Step " + (current + 1) + " of " + steps.length + ": " + step.n);
        }

        let addressing = 0;
        function setAddress() {
          try {
            history.replaceState(null, "", "#" + (current + 1));
          } catch (error) {
            // Some viewers don't let a page change its address.
          }
        }

        // MARK: Playing

        function nameFrame(index) {
          const step = steps[current];
          const words = seconds(step.f[index][0]) + ", " + (index + 1) + " of " + step.f.length;
          find("frameTime").textContent = words;
          find("frame").setAttribute("aria-valuetext", words);
        }

        function showFrame(index) {
          find("frame").value = index;
          nameFrame(index);
          document.body.dataset.frame = index;
          return after.show(steps[current].f[index][1], "After: " + steps[current].n);
        }

        // Plays the frames of the current step in their time, but in ten seconds at most.
        async function playFrames(turn) {
          const list = steps[current].f || [];
          if (list.length < 2) return;
          const from = list[0][0];
          const length = list[list.length - 1][0] - from;
          const rate = Math.max(1, length / 10) * Number(find("speed").value);
          const start = performance.now();
          let index = 0;
          await showFrame(0);
          while (index < list.length - 1 && turn === playing) {
            await new Promise((resolve) => requestAnimationFrame(resolve));
            const time = from + (performance.now() - start) / 1000 * rate;
            let next = index;
            while (next + 1 < list.length && list[next + 1][0] <= time) next += 1;
            if (next > index && turn === playing) await showFrame(index = next);
          }
        }

        async function play() {
          if (document.body.classList.contains("playing")) return stop();
          playing += 1;
          const turn = playing;
          document.body.classList.add("playing");
          namePlayButton();
          if (current === steps.length - 1) go(0, true);
          else await playFrames(turn);
          while (turn === playing && current < steps.length - 1) {
            await wait(0.8 / Number(find("speed").value));
            if (turn !== playing) return;
            go(current + 1, true);
            await playFrames(turn);
          }
          if (turn === playing) stop();
        }

        function stop() {
          playing += 1;
          document.body.classList.remove("playing");
          namePlayButton();
        }

        function namePlayButton() {
          const isPlaying = document.body.classList.contains("playing");
          find("play").textContent = isPlaying ? "❚❚" : "▶";
          find("play").setAttribute("aria-label", isPlaying ? "Pause" : "Play all steps");
        }

        """#
}
