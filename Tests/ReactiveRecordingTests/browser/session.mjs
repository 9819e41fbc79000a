// Tries the pages of recordings in a browser. The argument is the folder with the pages that BrowserPagesTests writes.
import { strict as assert } from "node:assert";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { Browser, findBrowser } from "./browser.mjs";

const command = findBrowser();
if (process.argv[2] === "--find") process.exit(command ? 0 : 1);
const folder = process.argv[2];
// Generous limits: a busy machine is no failure. The usual times are printed.
const limits = { load: 15000, step: 250, search: 5000 };

const browser = await Browser.open(command);
const { evaluate } = { evaluate: (expression) => browser.evaluate(expression) };
const step = () => evaluate("Number(document.body.dataset.step)");
const text = (selector) => evaluate(`document.querySelector(${JSON.stringify(selector)}).textContent`);
const count = (selector) => evaluate(`document.querySelectorAll(${JSON.stringify(selector)}).length`);
const visible = (selector) =>
  evaluate(`document.querySelector(${JSON.stringify(selector)}).checkVisibility({ visibilityProperty: true })`);
const settled = () => browser.until(`[...document.querySelectorAll(".screen img:not([hidden])")]
  .every((image) => image.closest("figure").hidden || (image.complete && image.naturalWidth > 0))`);

/** The colour of a point of the picture after a step, as drawn: "r g b". */
async function colorAt(x, y) {
  return evaluate(`(async () => {
    const image = document.querySelector("#after img");
    const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    return Array.from(context.getImageData(${x}, ${y}, 1, 1).data.slice(0, 3)).join(" ");
  })()`);
}

async function search(words) {
  await browser.key("/", undefined);
  await evaluate(`(() => { const field = document.getElementById("search"); field.focus(); field.select(); })()`);
  await browser.type(words);
  await new Promise((resolve) => setTimeout(resolve, 150));
}

const tests = {
  async "The page loads, and shows its first step"() {
    const time = await browser.load(join(folder, "workshop.html"));
    assert.ok(time < limits.load, `${time} ms`);
    assert.equal(await text("h1"), "Workshop");
    assert.equal(await text("#title"), "Start");
    assert.equal(await visible("#before"), false);
    await settled();
    assert.ok(await evaluate("document.querySelector('#after img').naturalWidth === 390"));
  },

  async "Keys, buttons, the slider and the list go to steps"() {
    await browser.key("ArrowRight");
    assert.equal(await text("#title"), "tap “Add”");
    assert.equal(await text("#heading"), "Adding");
    assert.equal(await text("#count"), "2 / 8");
    await browser.key("End");
    assert.equal(await step(), 7);
    await browser.key("ArrowRight");
    assert.equal(await step(), 7);
    await browser.key("Home");
    await browser.key("ArrowLeft");
    assert.equal(await step(), 0);
    await evaluate("document.getElementById('next').click()");
    assert.equal(await step(), 1);
    await evaluate(`(() => {
      const slider = document.getElementById("slider");
      slider.value = 4;
      slider.dispatchEvent(new Event("input"));
    })()`);
    assert.equal(await text("#title"), "advance by 1 s");
    await evaluate("document.querySelectorAll('.step')[2].click()");
    assert.equal(await step(), 2);
    await browser.until("location.hash === '#3'");
    assert.equal(await count("[aria-current=step]"), 1);
    assert.equal(await text("#live"), "Step 3 of 8: tap “Add”");
  },

  async "A step shows the differences of the views, the bodies and why"() {
    await evaluate("document.querySelectorAll('.step')[1].click()");
    assert.equal(await text(".row.added"), "New: Text \"Count: 1\"");
    assert.equal(await text(".row.removed"), "Gone: Text \"Count: 0\"");
    assert.match(await text(".bodies"), /Workshop.*count was 0, is 1/);
    await evaluate("document.querySelector('#details summary').click()");
    await browser.until("document.querySelector('.trace')");
    assert.match(await text(".trace"), /write Workshop.count: 0 → 1/);
  },

  async "The picture before has the finger and the frame of its target"() {
    assert.equal(await count("#before .touch .finger"), 1);
    assert.equal(await count("#before .target"), 1);
    const places = await evaluate(`(() => {
      const finger = document.querySelector("#before .finger").getBoundingClientRect();
      const target = document.querySelector("#before .target").getBoundingClientRect();
      return [finger.x + finger.width / 2 - target.x - target.width / 2,
        finger.y + finger.height / 2 - target.y - target.height / 2];
    })()`);
    assert.ok(places.every((distance) => Math.abs(distance) < 1), String(places));
    await evaluate("document.querySelectorAll('.step')[5].click()");
    assert.equal(await count("#before .touch polyline"), 2);
  },

  async "An animation's frames are played in their time, and can be looked at one by one"() {
    await evaluate("document.querySelectorAll('.step')[4].click()");
    assert.ok(await visible("#frames"));
    const frames = Number(await evaluate("document.getElementById('frame').max")) + 1;
    assert.ok(frames >= 28 && frames <= 33, String(frames));
    await settled();
    // The red bar grows from 50 to 200 points around the middle; the picture shows it 200 points wide at last.
    const height = await evaluate(`(() => {
      const row = [...document.querySelectorAll(".row[data-index]")].find((row) => /^Color/.test(row.textContent));
      row.click();
      return Number(document.querySelector("#after .chosen").getAttribute("y")) + 5;
    })()`);
    const red = await colorAt(195, height);
    assert.equal(await colorAt(110, height), red);
    const start = performance.now();
    await browser.key("f");
    await browser.until("Number(document.body.dataset.frame) > 3");
    await browser.until("document.getElementById('frame').value === document.getElementById('frame').max");
    const time = performance.now() - start;
    assert.ok(time > 700 && time < 4000, `${time} ms`);
    const pictures = new Set();
    for (let k = 0; k < frames; k += 6) {
      await evaluate(`(() => {
        const slider = document.getElementById("frame");
        slider.value = ${k};
        slider.dispatchEvent(new Event("input"));
      })()`);
      await new Promise((resolve) => setTimeout(resolve, 60));
      pictures.add(await evaluate("document.querySelector('#after img').src"));
      if (k === 0) {
        assert.equal(await colorAt(195, height), red);
        assert.notEqual(await colorAt(110, height), red);
      }
    }
    assert.ok(pictures.size >= 5, String(pictures.size));
  },

  async "Playing goes through all steps and stops at the end; a key stops it before"() {
    await evaluate("document.getElementById('speed').value = '4'");
    await browser.key("Home");
    await browser.key(" ");
    assert.ok(await evaluate("document.body.classList.contains('playing')"));
    assert.equal(await evaluate("document.getElementById('play').getAttribute('aria-label')"), "Pause");
    await browser.until("document.body.dataset.step === '7' && !document.body.classList.contains('playing')");
    await browser.key("Home");
    await browser.key(" ");
    await browser.until("document.body.dataset.step === '1'");
    await browser.key(" ");
    assert.equal(await evaluate("document.body.classList.contains('playing')"), false);
    const stopped = await step();
    await new Promise((resolve) => setTimeout(resolve, 500));
    assert.equal(await step(), stopped);
  },

  async "A view is found, and its frame is drawn over the picture"() {
    await browser.key("Home");
    await search("count: 2");
    assert.match(await text("#found"), /^None here, in 6 steps$/);
    assert.equal(await count("#steps .found"), 6);
    await browser.key("Enter");
    assert.equal(await step(), 2);
    assert.equal(await count("#after .match"), 1);
    assert.equal(await count("#after .chosen"), 1);
    assert.equal(await count(".row[aria-pressed=true]"), 1);
    await search("nothing like this");
    assert.equal(await text("#found"), "No step has such a view.");
    await search("");
    await evaluate("document.getElementById('search').value = ''; "
      + "document.getElementById('search').dispatchEvent(new Event('input'))");
    await browser.key("Escape");
    await browser.until("document.querySelectorAll('.match').length === 0");
  },

  async "A click on the picture chooses the view there; one on its line shows its frame"() {
    await evaluate("document.querySelectorAll('.step')[1].click()");
    const place = await evaluate(`(() => {
      const target = document.querySelector("#before .target").getBoundingClientRect();
      const before = document.querySelector("#before .screen").getBoundingClientRect();
      const after = document.querySelector("#after .screen").getBoundingClientRect();
      return [after.x + target.x - before.x + target.width / 2, after.y + target.y - before.y + target.height / 2];
    })()`);
    await browser.click(...place);
    assert.equal(await text(".row[aria-pressed=true]"), "Button \"Add\"");
    assert.equal(await count("#after .chosen"), 1);
    await browser.key("Escape");
    assert.equal(await count(".chosen"), 0);
  },

  async "Diagnostics and failures are shown, and a page with a failure begins there"() {
    await evaluate("document.querySelectorAll('.step')[6].click()");
    assert.match(await text(".card.warn"), /nan/i);
    await evaluate("document.querySelectorAll('.step')[7].click()");
    assert.match(await text(".card.bad"), /Nothing/);
    await browser.load(join(folder, "failure.html"));
    assert.equal(await text("#title"), "Failure at WorkshopTests.swift:12");
    assert.match(await text(".card.bad pre"), /\+ Text "Count: 2"/);
  },

  async "Help opens with a key and closes"() {
    await browser.key("?");
    assert.ok(await evaluate("document.getElementById('help').open"));
    await browser.key("Escape");
    await browser.until("!document.getElementById('help').open");
  },

  async "Hostile texts stay texts, and nothing of them runs"() {
    await browser.load(join(folder, "hostile.html"));
    const steps = await count(".step");
    assert.ok(steps > 15);
    for (let k = 0; k < steps; k += 1) {
      await browser.key(k === 0 ? "Home" : "ArrowRight");
      await evaluate("document.getElementById('changes').checked = false; "
        + "document.getElementById('changes').dispatchEvent(new Event('change'))");
    }
    await settled();
    await search("<script>");
    assert.equal(await evaluate("typeof window.pwned"), "undefined");
    assert.equal(await count("script"), 2);
    assert.equal(await count("img"), 2);
    assert.equal(await count("b"), 0);
    assert.equal(await text("h1"), "</title><script>pwned = 1</script>");
    assert.ok((await text("#details")).includes("<script>alert(1)</script>"));
    // Even markup that was in the page couldn't run: the policy forbids it.
    await evaluate(`(() => {
      const script = document.createElement("script");
      script.textContent = "window.pwned = 1";
      document.body.append(script);
    })()`);
    assert.equal(await evaluate("typeof window.pwned"), "undefined");
    const forbidden = browser.problems.splice(0);
    assert.ok(forbidden.length > 0 && forbidden.every((words) => /Content Security Policy/.test(words)), forbidden[0]);
  },

  async "Five hundred steps stay fast"() {
    const load = await browser.load(join(folder, "long.html"));
    assert.ok(load < limits.load, `${load} ms`);
    const times = await evaluate(`(async () => {
      const times = [];
      for (let k = 1; k < 500; k += 1) {
        const start = performance.now();
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true }));
        document.body.getBoundingClientRect();
        times.push(performance.now() - start);
        if (k % 50 === 0) await new Promise((resolve) => setTimeout(resolve));
      }
      return times.sort((a, b) => a - b);
    })()`);
    assert.equal(await step(), 499);
    const searching = await evaluate(`(async () => {
      const field = document.getElementById("search");
      field.value = "49 taps";
      const start = performance.now();
      field.dispatchEvent(new Event("input"));
      while (!document.getElementById("found").textContent) await new Promise((resolve) => setTimeout(resolve, 1));
      return performance.now() - start;
    })()`);
    const jump = await evaluate(`(() => {
      const start = performance.now();
      document.querySelectorAll(".step")[250].click();
      return performance.now() - start;
    })()`);
    const [median, slow] = [times[250], times[Math.floor(times.length * 0.95)]];
    console.log(`  load ${load.toFixed(0)} ms; a step ${median.toFixed(1)} ms, of 20 the slowest ${slow.toFixed(1)} ms; `
      + `a jump ${jump.toFixed(1)} ms; a search ${searching.toFixed(0)} ms`);
    assert.ok(median < limits.step && searching < limits.search && jump < limits.step * 4);
    await settled();
  },

  async "The page works at a phone's width, light and dark"() {
    await browser.load(join(folder, "workshop.html"));
    await evaluate("document.querySelectorAll('.step')[1].click()");
    for (const width of [320, 390, 768, 1024, 1440]) {
      await browser.resize(width, width < 800 ? 800 : 900);
      const overflow = await evaluate("document.documentElement.scrollWidth - innerWidth");
      assert.ok(overflow <= 0, `${overflow} points too wide at ${width}`);
      assert.ok(await visible("#after .screen"));
    }
    await browser.resize(390, 844);
    assert.equal(await visible("#before"), false);
    await evaluate("document.getElementById('showBefore').click()");
    assert.equal(await visible("#before"), true);
    assert.equal(await visible("#after"), false);
    await evaluate("document.getElementById('drawer').click()");
    await browser.until("document.querySelector('nav').checkVisibility({ visibilityProperty: true })");
    await evaluate("document.querySelectorAll('.step')[3].click()");
    assert.equal(await step(), 3);
    await browser.resize(1440, 900);
    const back = () => evaluate("getComputedStyle(document.body).backgroundColor");
    await browser.colors("dark");
    const dark = await back();
    await browser.colors("light");
    assert.notEqual(await back(), dark);
    await browser.key("t");
    assert.equal(await evaluate("document.documentElement.dataset.theme"), "light");
    await browser.key("t");
    assert.equal(await back(), dark);
    await browser.key("t");
  },

  async "Every control has a name, every text enough contrast"() {
    const nameless = await evaluate(`[...document.querySelectorAll("button, input, select")]
      .filter((element) => !(element.getAttribute("aria-label") || element.textContent.trim() || element.labels?.length))
      .map((element) => element.outerHTML)`);
    assert.deepEqual(nameless, []);
    for (const scheme of ["light", "dark"]) {
      await browser.colors(scheme);
      const weak = await evaluate(`(() => {
        const parts = (color) => {
          const context = new OffscreenCanvas(1, 1).getContext("2d");
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data];
        };
        const light = ([r, g, b]) => [r, g, b].map((x) => x / 255)
          .map((x) => (x <= 0.03928 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4))
          .reduce((sum, x, index) => sum + x * [0.2126, 0.7152, 0.0722][index], 0);
        const weak = [];
        for (const element of document.querySelectorAll("body *")) {
          const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
          if (!hasText || !element.checkVisibility() || element.closest("script, [disabled], .hidden")) continue;
          let back = element;
          while (back && parts(getComputedStyle(back).backgroundColor)[3] < 255) back = back.parentElement;
          const colors = [getComputedStyle(element).color, getComputedStyle(back ?? document.body).backgroundColor];
          const [a, b] = colors.map((color) => light(parts(color)) + 0.05);
          const ratio = Math.max(a, b) / Math.min(a, b);
          if (ratio < 4.5) weak.push(element.textContent.slice(0, 30) + " " + ratio.toFixed(1));
        }
        return weak;
      })()`);
      assert.deepEqual(weak, [], scheme);
    }
    await browser.colors("light");
  },

  async "Pages of empty hosts say what is missing"() {
    await browser.load(join(folder, "empty.html"));
    assert.equal(await count(".step"), 1);
    await browser.key(" ");
    await browser.load(join(folder, "sizeless.html"));
    assert.equal(await text("#after .missing"), "The host has no size.");
  },

  async "No page asks for anything but itself"() {
    for (const file of readdirSync(folder).filter((name) => name.endsWith(".html"))) {
      await browser.load(join(folder, file));
      await settled();
      const others = browser.requests.filter((url) => !/^(blob|data):/.test(url) && !url.split("#")[0].endsWith(file));
      assert.deepEqual(others, []);
    }
  },
};

let failed = 0;
try {
  for (const [name, test] of Object.entries(tests)) {
    try {
      await test();
      assert.deepEqual(browser.problems.splice(0), [], "The page reported problems.");
      console.log(`✔ ${name}`);
    } catch (error) {
      failed += 1;
      console.log(`✘ ${name}\n${error.stack ?? error}`);
      browser.problems.splice(0);
    }
  }
} finally {
  await browser.close();
}
console.log(`${Object.keys(tests).length - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
