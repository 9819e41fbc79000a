extension PageScript {
    /// Texts from their numbers, pictures from texts, and the differences of trees.
    static let documents = #"""
        const data = JSON.parse(document.getElementById("data").textContent);
        // Headings belong to the step after them; those at the end to none.
        const headings = [];
        const steps = [];
        for (const step of data.steps) {
          headings[steps.length] ||= [];
          if (step.k === "note") headings[steps.length].push(step.n);
          else steps.push(step);
        }
        const items = [];
        const find = (id) => document.getElementById(id);
        const make = (tag, className, text) => {
          const element = document.createElement(tag);
          if (className) element.className = className;
          if (text !== undefined) element.textContent = text;
          return element;
        };
        const plural = (count, word) => count + " " + word + (count === 1 ? "" : "s");

        // A map that forgets what was added first when it is full.
        class Cache {
          constructor(limit, forget) {
            this.limit = limit;
            this.forget = forget;
            this.map = new Map();
          }
          get(key, create) {
            if (this.map.has(key)) {
              const known = this.map.get(key);
              this.map.delete(key);
              this.map.set(key, known);
              return known;
            }
            const value = create(key);
            this.map.set(key, value);
            if (this.map.size > this.limit) {
              const [first, old] = this.map.entries().next().value;
              this.map.delete(first);
              if (this.forget) this.forget(old);
            }
            return value;
          }
        }

        // The numbers of a document's lines; see DocumentCode for the three forms.
        const documentCache = new Cache(2000);
        function lineNumbers(number) {
          return documentCache.get(number, () => {
            const code = data.documents[number];
            if (code[0] < 0) return code.slice(1);
            const base = lineNumbers(code[0]);
            if (code[1] >= 0) {
              const end = code[2] > 0 ? base.slice(-code[2]) : [];
              return base.slice(0, code[1]).concat(code.slice(3), end);
            }
            const own = base.slice();
            for (let place = 2; place < code.length; place += 2) own[code[place]] = code[place + 1];
            return own;
          });
        }
        const lines = (number) => lineNumbers(number).map((line) => data.lines[line]);

        // Pictures are documents of their own: nothing in them runs, and their ids are theirs alone.
        const pictureCache = new Cache(120, (url) => URL.revokeObjectURL(url));
        function pictureURL(number) {
          return pictureCache.get(number, () =>
            URL.createObjectURL(new Blob([lines(number).join("\n")], { type: "image/svg+xml" })));
        }

        // The frames of a step's views, each as [x, y, width, height] or null.
        const frameCache = new Cache(40);
        function frames(step) {
          return frameCache.get(step.F, () => lines(step.F).map((line) => (line ? line.split(" ").map(Number) : null)));
        }

        // The rows of a tree with those of the tree before that are gone: [kind, line, index].
        function difference(old, own) {
          let start = 0;
          while (start < old.length && start < own.length && old[start] === own[start]) start += 1;
          let oldEnd = old.length;
          let ownEnd = own.length;
          while (oldEnd > start && ownEnd > start && old[oldEnd - 1] === own[ownEnd - 1]) {
            oldEnd -= 1;
            ownEnd -= 1;
          }
          const rows = [];
          for (let i = 0; i < start; i += 1) rows.push([" ", own[i], i]);
          const height = oldEnd - start;
          const width = ownEnd - start;
          let i = 0;
          let j = 0;
          if (height * width > 0 && height * width <= 2000000) {
            // The lengths of the longest common subsequences of what follows.
            const table = new Uint16Array((height + 1) * (width + 1));
            const at = (a, b) => a * (width + 1) + b;
            for (let a = height - 1; a >= 0; a -= 1) {
              for (let b = width - 1; b >= 0; b -= 1) {
                table[at(a, b)] = old[start + a] === own[start + b]
                  ? table[at(a + 1, b + 1)] + 1
                  : Math.max(table[at(a + 1, b)], table[at(a, b + 1)]);
              }
            }
            while (i < height && j < width) {
              if (old[start + i] === own[start + j]) {
                rows.push([" ", own[start + j], start + j]);
                i += 1;
                j += 1;
              } else if (table[at(i + 1, j)] >= table[at(i, j + 1)]) {
                rows.push(["-", old[start + i], -1]);
                i += 1;
              } else {
                rows.push(["+", own[start + j], start + j]);
                j += 1;
              }
            }
          }
          for (; i < height; i += 1) rows.push(["-", old[start + i], -1]);
          for (; j < width; j += 1) rows.push(["+", own[start + j], start + j]);
          for (let k = ownEnd; k < own.length; k += 1) rows.push([" ", own[k], k]);
          return rows;
        }

        """#
}
