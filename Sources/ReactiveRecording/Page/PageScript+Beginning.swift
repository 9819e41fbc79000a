extension PageScript {
    /// Controls, keys, and the first step.
    static let beginning = #"""
        function fillList() {
          const list = document.createDocumentFragment();
          const addHeadings = (index) => {
            for (const words of headings[index] || []) list.append(make("li", "heading", words));
          };
          steps.forEach((step, index) => {
            addHeadings(index);
            const item = make("li", step.k);
            const button = make("button", "step");
            button.type = "button";
            button.append(make("span", "number", String(index + 1)));
            const words = make("span", "words");
            words.append(make("span", "verb", step.v || step.n));
            const target = step.t === undefined ? [] : [" ", make("span", "on", step.t)];
            const details = step.d ? [" ", make("span", "how", step.d)] : [];
            if (step.x) words.append(...details, " " + step.x, ...target);
            else words.append(...target, ...details);
            button.append(words);
            if (step.e) button.append(make("span", "flag bad", "failed"));
            if (step.D) button.append(make("span", "flag warn", step.D.length + " ⚠"));
            if ((step.f || []).length > 1) button.append(make("span", "flag", step.f.length + " ▸"));
            button.addEventListener("click", () => {
              go(index);
              document.body.classList.remove("drawer");
            });
            item.append(button);
            list.append(item);
            items.push(item);
          });
          addHeadings(steps.length);
          find("steps").append(list);
        }

        function setTheme(theme) {
          const names = { auto: "◐", light: "☀", dark: "☾" };
          if (theme === "auto") document.documentElement.removeAttribute("data-theme");
          else document.documentElement.dataset.theme = theme;
          find("theme").textContent = names[theme];
          find("theme").setAttribute("aria-label", "Colours: " + theme);
          try {
            localStorage.setItem("reactive-theme", theme);
          } catch (error) {
            // Nothing is kept then.
          }
        }

        function theme() {
          const known = document.documentElement.dataset.theme || "auto";
          return { auto: "light", light: "dark", dark: "auto" }[known];
        }

        const keys = {
          ArrowLeft: () => go(current - 1),
          ArrowRight: () => go(current + 1),
          Home: () => go(0),
          End: () => go(steps.length - 1),
          " ": play,
          f: () => find("frames").hidden || playAgain(),
          c: () => find("changes").click(),
          "/": () => find("search").focus(),
          n: () => nextFound(1),
          N: () => nextFound(-1),
          t: () => setTheme(theme()),
          "?": () => find("help").showModal(),
          Escape: () => {
            document.body.classList.remove("drawer");
            if (chosen >= 0) choose(-1);
          },
        };

        function playAgain() {
          stop();
          playFrames(playing);
        }

        document.addEventListener("keydown", (event) => {
          if (event.ctrlKey || event.metaKey || event.altKey || find("help").open) return;
          const focus = event.target;
          const isTyping = focus.matches("input[type=search], select");
          if (isTyping && event.key === "Escape") return focus.blur();
          if (isTyping && event.key === "Enter") return nextFound(event.shiftKey ? -1 : 1);
          if (isTyping || (focus.matches("input[type=range]") && /^(Arrow|Home|End)/.test(event.key))) return;
          if (event.key === " " && focus.matches("button, summary, input")) return;
          const act = Object.hasOwn(keys, event.key) ? keys[event.key] : null;
          if (!act) return;
          event.preventDefault();
          act();
        });

        const click = (id, act) => find(id).addEventListener("click", act);
        click("first", () => go(0));
        click("back", () => go(current - 1));
        click("next", () => go(current + 1));
        click("last", () => go(steps.length - 1));
        click("play", play);
        click("playFrames", playAgain);
        click("theme", () => setTheme(theme()));
        click("helpButton", () => find("help").showModal());
        click("nextFound", () => nextFound(1));
        click("drawer", () => document.body.classList.toggle("drawer"));
        document.querySelector("main").addEventListener("click", () => document.body.classList.remove("drawer"));
        click("showBefore", () => showSide("before"));
        click("showAfter", () => showSide("after"));
        find("slider").addEventListener("input", () => go(Number(find("slider").value)));
        find("frame").addEventListener("input", () => {
          stop();
          showFrame(Number(find("frame").value));
        });
        let typed = 0;
        find("search").addEventListener("input", () => {
          clearTimeout(typed);
          typed = setTimeout(() => search(find("search").value), 60);
        });
        find("changes").addEventListener("change", showInspector);
        find("details").addEventListener("click", (event) => {
          const element = event.target.closest(".row[data-index]");
          if (element) choose(Number(element.dataset.index) === chosen ? -1 : Number(element.dataset.index));
        });
        find("after").querySelector(".screen").addEventListener("click", (event) => {
          const index = viewAt(event);
          choose(index === chosen ? -1 : index, true);
        });

        function showSide(side) {
          document.body.dataset.side = side;
          find("showBefore").setAttribute("aria-pressed", side === "before");
          find("showAfter").setAttribute("aria-pressed", side === "after");
        }

        // The step in the page's address; -1 for none.
        function addressed() {
          const number = /^#(\d+)$/.exec(location.hash);
          return number ? Number(number[1]) - 1 : -1;
        }

        window.addEventListener("hashchange", () => {
          if (addressed() >= 0 && addressed() !== current) go(addressed());
        });

        let remembered = "auto";
        try {
          remembered = localStorage.getItem("reactive-theme") || "auto";
        } catch (error) {
          // Some viewers keep nothing.
        }
        setTheme(["auto", "light", "dark"].includes(remembered) ? remembered : "auto");
        fillList();
        find("slider").max = steps.length - 1;
        // The first failure is what a reader looks for.
        const failure = steps.findIndex((step) => step.k === "failure");
        go(addressed() >= 0 ? addressed() : Math.max(failure, 0));
        document.body.dataset.ready = "true";

        """#
}
