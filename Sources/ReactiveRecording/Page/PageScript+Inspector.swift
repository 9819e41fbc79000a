extension PageScript {
    /// What is said of a step: problems, evaluated bodies, the trace, the views.
    static let inspector = #"""
        const mostRows = 500;
        let showsAll = false;

        function section(title, className) {
          const part = make("section", className);
          part.append(make("h3", "", title));
          return part;
        }

        function problems(step) {
          const parts = [];
          if (step.e) {
            const part = section(step.k === "failure" ? "Failure" : "It failed", "card bad");
            part.append(make("pre", "", step.e));
            parts.push(part);
          }
          if (step.l) {
            const part = section("Called at", "card");
            part.append(make("p", "", step.l));
            parts.push(part);
          }
          for (const [kind, message] of step.D || []) {
            const part = section("Diagnostic: " + kind, "card warn");
            part.append(make("p", "", message));
            parts.push(part);
          }
          for (const words of step.o || []) {
            const part = section("Left out", "card");
            part.append(make("p", "", words));
            parts.push(part);
          }
          return parts;
        }

        // Views that were evaluated for the same reasons are one line.
        function evaluations(step) {
          const part = section("Why it changed", "card");
          const groups = new Map();
          for (const [path, ...reasons] of step.b || []) {
            const name = path.slice(path.lastIndexOf("/") + 1);
            const key = JSON.stringify([name, reasons]);
            if (!groups.has(key)) groups.set(key, { name, reasons, paths: [] });
            groups.get(key).paths.push(path);
          }
          if (groups.size === 0) {
            part.append(make("p", "quiet", "No body was evaluated."));
          } else {
            const list = make("ul", "bodies");
            for (const { name, reasons, paths } of groups.values()) {
              const item = make("li");
              const title = make("div", "body", name);
              if (paths.length > 1) title.append(make("span", "badge", "× " + paths.length));
              item.append(title);
              for (const reason of reasons) item.append(make("div", "reason", reason));
              item.title = paths.slice(0, 5).join("\n");
              list.append(item);
            }
            part.append(list);
          }
          if (step.r !== undefined) {
            const details = make("details");
            const trace = lines(step.r);
            details.append(make("summary", "", "All events (" + trace.length + ")"));
            details.addEventListener("toggle", () => {
              if (details.open && details.childElementCount === 1) details.append(make("pre", "trace", trace.join("\n")));
            });
            part.append(details);
          }
          return part;
        }

        function row(kind, line, index) {
          const text = data.lines[line];
          const element = make(index >= 0 ? "button" : "div", "row");
          if (kind === "+") element.classList.add("added");
          if (kind === "-") element.classList.add("removed");
          if (kind !== " ") element.append(make("span", "hidden", kind === "+" ? "New: " : "Gone: "));
          const depth = text.length - text.trimStart().length;
          element.style.paddingLeft = 18 + depth * 7 + "px";
          // The kind, the words, and the rest: names and attributes.
          const parts = /^\s*(\S+)(.*)$/u.exec(text) || [text, text, ""];
          element.append(make("span", "kind", parts[1]));
          for (const piece of parts[2].split(/("(?:[^"\\]|\\.)*")/u)) {
            if (piece) element.append(make("span", piece[0] === "\"" ? "words" : "rest", piece));
          }
          if (matching && matching.has(line)) element.classList.add("matching");
          if (index >= 0) {
            element.type = "button";
            element.dataset.index = index;
            element.setAttribute("aria-pressed", index === chosen ? "true" : "false");
          }
          return element;
        }

        function views(step, previous) {
          const part = section("Views", "card views");
          const rows = difference(previous ? lineNumbers(previous.T) : lineNumbers(step.T), lineNumbers(step.T));
          const added = rows.filter((entry) => entry[0] === "+").length;
          const removed = rows.filter((entry) => entry[0] === "-").length;
          const counts = make("span", "counts");
          if (added + removed === 0) {
            counts.textContent = previous ? "as before" : plural(rows.length, "view");
          } else {
            counts.append(make("span", "plus", "+" + added), " ", make("span", "minus", "−" + removed));
          }
          part.firstChild.append(counts);
          const shown = new Set();
          const onlyChanges = find("changes").checked && added + removed > 0;
          rows.forEach((entry, index) => {
            const isNear = entry[0] !== " " || (matching && matching.has(entry[1])) || entry[2] === chosen;
            if (onlyChanges && isNear) for (let i = index - 2; i <= index + 2; i += 1) shown.add(i);
          });
          const list = make("div", "tree");
          list.setAttribute("role", "group");
          list.setAttribute("aria-label", "Views after this step");
          let last = -1;
          let count = 0;
          for (let index = 0; index < rows.length; index += 1) {
            if (onlyChanges && !shown.has(index)) continue;
            if (!showsAll && count >= mostRows) break;
            if (index > last + 1) list.append(make("div", "gap", "⋯ " + (index - last - 1) + " as before"));
            list.append(row(...rows[index]));
            last = index;
            count += 1;
          }
          const rest = rows.length - last - 1;
          if (!showsAll && count >= mostRows && rest > 0) {
            const more = make("button", "more", "Show " + plural(rest, "more line"));
            more.type = "button";
            more.addEventListener("click", () => {
              showsAll = true;
              showInspector();
            });
            list.append(more);
          } else if (rest > 0) {
            list.append(make("div", "gap", "⋯ " + rest + " as before"));
          }
          part.append(list);
          return part;
        }

        function showInspector() {
          const step = steps[current];
          find("details").replaceChildren(...problems(step), evaluations(step), views(step, steps[current - 1]));
        }

        // Chooses a view of the current step, and shows its frame and its line.
        function choose(index, isFromPicture) {
          chosen = index;
          let element = find("details").querySelector(".row[data-index='" + index + "']");
          if (!element && index >= 0) {
            showsAll = true;
            find("changes").checked = false;
            showInspector();
            element = find("details").querySelector(".row[data-index='" + index + "']");
          }
          for (const other of find("details").querySelectorAll(".row[aria-pressed='true']")) {
            other.setAttribute("aria-pressed", "false");
          }
          if (element) {
            element.setAttribute("aria-pressed", "true");
            element.scrollIntoView({ block: "nearest" });
            if (isFromPicture) announce(element.textContent);
          }
          drawOver();
        }

        """#
}
