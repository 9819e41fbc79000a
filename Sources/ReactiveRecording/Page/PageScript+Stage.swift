extension PageScript {
    /// The two screens: a picture with touches and frames drawn over it.
    static let stage = #"""
        const svg = (tag, attributes) => {
          const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
          for (const key of Object.keys(attributes)) element.setAttribute(key, attributes[key]);
          return element;
        };

        class Screen {
          constructor(figure) {
            this.figure = figure;
            this.caption = figure.querySelector(".caption");
            this.screen = figure.querySelector(".screen");
            this.image = figure.querySelector("img");
            this.overlay = figure.querySelector("svg");
            this.missing = figure.querySelector(".missing");
            this.turn = 0;
            this.current = -1;
          }

          resize(size) {
            const width = size[0] > 0 ? size[0] : 1;
            const height = size[1] > 0 ? size[1] : 1;
            this.screen.style.aspectRatio = width + " / " + height;
            this.screen.style.width =
              "min(100%, " + width + "px, calc(var(--stage) * " + width / height + "))";
            this.overlay.setAttribute("viewBox", "0 0 " + width + " " + height);
            this.hasNoSize = !(size[0] > 0 && size[1] > 0);
          }

          // Shows a picture when it is decoded, so that the one before stays until then.
          async show(picture, words) {
            this.turn += 1;
            const turn = this.turn;
            const reason = this.hasNoSize ? "The host has no size." : "There is no picture.";
            const isMissing = picture < 0 || this.hasNoSize;
            this.missing.hidden = !isMissing;
            this.missing.textContent = isMissing ? reason : "";
            this.image.hidden = isMissing;
            this.image.alt = words;
            if (isMissing || picture === this.current) return;
            const image = new Image();
            image.draggable = false;
            image.alt = words;
            image.src = pictureURL(picture);
            try {
              await image.decode();
            } catch (error) {
              // A picture that can't be decoded is shown as broken.
            }
            if (turn !== this.turn) return;
            this.image.replaceWith(image);
            this.image = image;
            this.current = picture;
          }

          clear() { this.overlay.replaceChildren(); }

          outline(frame, className) {
            if (!frame || frame[2] < 0 || frame[3] < 0) return;
            this.overlay.append(svg("rect", {
              x: frame[0], y: frame[1], width: frame[2], height: frame[3], rx: 4, class: className,
            }));
          }

          touch(path, isFaint) {
            const points = [];
            for (let i = 1; i + 1 < path.length; i += 2) points.push([path[i], path[i + 1]]);
            if (points.length === 0) return;
            const group = svg("g", { class: isFaint ? "touch faint" : "touch" });
            const last = points[points.length - 1];
            if (points.length > 1) {
              group.append(svg("polyline", { points: points.map((point) => point.join(",")).join(" "), class: "halo" }));
              group.append(svg("polyline", { points: points.map((point) => point.join(",")).join(" ") }));
              group.append(svg("circle", { cx: points[0][0], cy: points[0][1], r: 7, class: "start" }));
            }
            group.append(svg("circle", { cx: last[0], cy: last[1], r: 20, class: "finger" }));
            group.append(svg("circle", { cx: last[0], cy: last[1], r: 5, class: path[0] ? "lifted" : "held" }));
            this.overlay.append(group);
          }
        }

        const before = new Screen(find("before"));
        const after = new Screen(find("after"));

        // What is drawn over the pictures of the current step.
        function drawOver() {
          const step = steps[current];
          const previous = steps[current - 1];
          before.clear();
          after.clear();
          if (step.g) before.outline(step.g, "target");
          for (const path of step.u || []) {
            before.touch(path, false);
            after.touch(path, true);
          }
          const marked = (screen, owner, isChosen) => {
            if (!owner) return;
            const places = frames(owner);
            if (matching) {
              lineNumbers(owner.T).forEach((line, index) => {
                if (matching.has(line)) screen.outline(places[index], "match");
              });
            }
            if (isChosen && chosen >= 0) screen.outline(places[chosen], "chosen");
          };
          marked(before, previous, false);
          marked(after, step, true);
        }

        // The innermost view at a point of the picture, by its frame.
        function viewAt(event) {
          const box = after.screen.getBoundingClientRect();
          const step = steps[current];
          const x = (event.clientX - box.left) / box.width * step.z[0];
          const y = (event.clientY - box.top) / box.height * step.z[1];
          let found = -1;
          let area = Infinity;
          frames(step).forEach((frame, index) => {
            if (!frame || x < frame[0] || y < frame[1] || x > frame[0] + frame[2] || y > frame[1] + frame[3]) return;
            if (frame[2] * frame[3] <= area) {
              found = index;
              area = frame[2] * frame[3];
            }
          });
          return found;
        }

        """#
}
