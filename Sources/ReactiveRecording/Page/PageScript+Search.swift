extension PageScript {
    /// The search for views, in the current step and in the others.
    static let search = #"""
        // The lines that have the words that are searched; null without a search.
        let matching = null;
        let counts = new Map();

        // The number of views of a step that are found.
        function found(step) {
          if (!matching) return 0;
          if (!counts.has(step.T)) {
            counts.set(step.T, lineNumbers(step.T).reduce((sum, line) => sum + (matching.has(line) ? 1 : 0), 0));
          }
          return counts.get(step.T);
        }

        function search(words) {
          const wanted = words.trim().toLowerCase();
          counts = new Map();
          matching = null;
          if (wanted) {
            matching = new Set();
            const isTree = new Uint8Array(data.lines.length);
            for (const number of new Set(steps.map((step) => step.T))) {
              for (const line of lineNumbers(number)) isTree[line] = 1;
            }
            data.lines.forEach((line, index) => {
              if (isTree[index] && line.toLowerCase().includes(wanted)) matching.add(index);
            });
          }
          chosen = -1;
          showInspector();
          drawOver();
          showFound();
          steps.forEach((step, index) => items[index].classList.toggle("found", found(step) > 0));
        }

        function showFound() {
          const result = find("found");
          find("nextFound").hidden = !matching;
          if (!matching) {
            result.textContent = "";
            return;
          }
          const here = found(steps[current]);
          const others = steps.filter((step) => found(step) > 0).length;
          result.textContent = others === 0
            ? "No step has such a view."
            : (here === 0 ? "None here" : here + " here") + ", in " + plural(others, "step");
        }

        // Goes to the next view that is found, in this step or in the next one that has one.
        function nextFound(direction) {
          if (!matching) return;
          const places = [];
          lineNumbers(steps[current].T).forEach((line, index) => {
            if (matching.has(line)) places.push(index);
          });
          const next = direction > 0
            ? places.find((index) => index > chosen)
            : places.reverse().find((index) => chosen < 0 || index < chosen);
          if (next !== undefined) return choose(next, true);
          for (let k = 1; k <= steps.length; k += 1) {
            const index = (current + direction * k + steps.length * 2) % steps.length;
            if (found(steps[index]) === 0) continue;
            go(index);
            chosen = -1;
            return nextFound(direction);
          }
        }

        """#
}
