// A headless Chromium, driven by the DevTools protocol over a pipe. Needs no package of node's.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const names = [
  "chromium", "chromium-browser", "chromium-headless-shell", "google-chrome", "google-chrome-stable",
  "microsoft-edge", "headless_shell",
];

/** Returns the browser's command; null if there is none. The variable CHROMIUM names another one. */
export function findBrowser() {
  for (const name of [process.env.CHROMIUM, ...names]) {
    if (name && spawnSync(name, ["--version"], { stdio: "ignore", timeout: 20000 }).status === 0) return name;
  }
  return null;
}

/** A browser with one page. Close it on every way out. */
export class Browser {
  static async open(command, width = 1440, height = 900) {
    const browser = new Browser();
    browser.profile = mkdtempSync(join(tmpdir(), "reactive-browser-"));
    browser.process = spawn(command, [
      "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--mute-audio", "--no-first-run",
      "--disable-dev-shm-usage", "--remote-debugging-pipe", `--user-data-dir=${browser.profile}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    browser.waiting = new Map();
    browser.problems = [];
    browser.requests = [];
    browser.events = [];
    browser.number = 0;
    let rest = "";
    browser.process.stdio[4].setEncoding("utf8").on("data", (text) => {
      const messages = (rest + text).split("\0");
      rest = messages.pop();
      for (const message of messages) browser.receive(JSON.parse(message));
    });
    browser.process.on("exit", () => {
      for (const { reject } of browser.waiting.values()) reject(new Error("The browser has ended."));
      browser.waiting.clear();
    });
    const { targetInfos } = await browser.send("Target.getTargets", {}, null);
    const page = targetInfos.find((target) => target.type === "page");
    browser.session = (await browser.send("Target.attachToTarget", { targetId: page.targetId, flatten: true }, null))
      .sessionId;
    for (const domain of ["Page", "Runtime", "Log", "Network"]) await browser.send(`${domain}.enable`);
    await browser.resize(width, height);
    return browser;
  }

  receive(message) {
    if (message.id !== undefined) {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) waiting?.reject(new Error(`${waiting.method}: ${message.error.message}`));
      else waiting?.resolve(message.result);
      return;
    }
    const { method, params } = message;
    if (method === "Runtime.exceptionThrown") {
      this.problems.push(params.exceptionDetails.exception?.description ?? params.exceptionDetails.text);
    } else if (method === "Log.entryAdded" && ["error", "warning"].includes(params.entry.level)) {
      this.problems.push(params.entry.text);
    } else if (method === "Runtime.consoleAPICalled") {
      this.problems.push("console: " + params.args.map((argument) => argument.value).join(" "));
    } else if (method === "Page.javascriptDialogOpening") {
      this.problems.push("dialog: " + params.message);
      this.send("Page.handleJavaScriptDialog", { accept: true });
    } else if (method === "Network.requestWillBeSent") {
      this.requests.push(params.request.url);
    } else if (method === "Page.loadEventFired") {
      this.loaded?.();
    }
  }

  send(method, params = {}, session = this.session) {
    this.number += 1;
    const id = this.number;
    const message = { id, method, params };
    if (session) message.sessionId = session;
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`${method} took more than 60 s.`)), 60000);
      const settle = (act) => (value) => {
        clearTimeout(timer);
        act(value);
      };
      this.waiting.set(id, { resolve: settle(resolve), reject: settle(reject), method });
      this.process.stdio[3].write(JSON.stringify(message) + "\0");
    });
  }

  async resize(width, height, scale = 1) {
    await this.send("Emulation.setDeviceMetricsOverride", {
      width, height, deviceScaleFactor: scale, mobile: width < 500,
    });
  }

  /** Sets "light" or "dark" colours. */
  async colors(scheme) {
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
  }

  /** Loads a page, and waits until it says that it is ready. Returns the milliseconds. */
  async load(file) {
    const start = performance.now();
    const loaded = new Promise((resolve) => { this.loaded = resolve; });
    await this.send("Page.navigate", { url: "about:blank" });
    await loaded;
    const again = new Promise((resolve) => { this.loaded = resolve; });
    this.requests = [];
    await this.send("Page.navigate", { url: file.startsWith("/") ? "file://" + file : file });
    await again;
    await this.until("document.body.dataset.ready === 'true'");
    return performance.now() - start;
  }

  /** Evaluates an expression in the page, and returns its value. */
  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  /** Waits until an expression is true, for ten seconds at most. */
  async until(expression) {
    for (let k = 0; k < 200; k += 1) {
      if (await this.evaluate(`Boolean(${expression})`)) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`Not true within 10 s: ${expression}`);
  }

  /** Presses a key and releases it. */
  async key(key, text = key.length === 1 ? key : undefined) {
    const code = key === " " ? "Space" : key;
    const virtual = { ArrowLeft: 37, ArrowRight: 39, Home: 36, End: 35, Escape: 27, Enter: 13, Tab: 9, " ": 32 }[key];
    const common = { key, code, windowsVirtualKeyCode: virtual };
    await this.send("Input.dispatchKeyEvent", { type: text ? "keyDown" : "rawKeyDown", text, ...common });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...common });
  }

  /** Types a text into what has the focus. */
  async type(text) { await this.send("Input.insertText", { text }); }

  /** Clicks a point. */
  async click(x, y) {
    for (const type of ["mousePressed", "mouseReleased"]) {
      await this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", clickCount: 1 });
    }
  }

  /** Writes a picture of the page to a PNG file. */
  async screenshot(file) {
    const { data } = await this.send("Page.captureScreenshot", { format: "png" });
    writeFileSync(file, Buffer.from(data, "base64"));
  }

  async close() {
    await this.send("Browser.close", {}, null).catch(() => {});
    if (this.process.exitCode === null) {
      await new Promise((resolve) => {
        const timer = setTimeout(() => { this.process.kill("SIGKILL"); resolve(); }, 5000);
        this.process.once("exit", () => { clearTimeout(timer); resolve(); });
      });
    }
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 });
  }
}
