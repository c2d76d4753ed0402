import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Builder, Origin, type WebDriver } from "selenium-webdriver";
import { waitUntil } from "#tests/endurance/wait-until.ts";
import { unusedPort } from "#tests/kit/running-program.ts";
import { webKitPaths } from "./browser-paths.ts";
import { type Driver, keyGapMs } from "./driver.ts";

/** WebKitGTK's small browser by its own WebDriver, on a display that nobody sees: it has no headless mode. */
export async function startWebKit(): Promise<Driver> {
  const paths = webKitPaths();
  if (paths === null) {
    throw new Error("There is no WebKit");
  }
  const { process: display, name } = await startDisplay(paths.display);
  const port = await unusedPort();
  const service = spawn(paths.webDriver, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: name },
    stdio: "ignore",
  });
  const stopAll = () => {
    service.kill();
    display.kill();
  };
  const address = `http://127.0.0.1:${port}`;
  try {
    await waitUntil("WebKit's driver is there", async () => (await fetch(`${address}/status`)).ok, { limitMs: 30_000 });
    const browser = await new Builder()
      .usingServer(address)
      .disableEnvironmentOverrides()
      .withCapabilities({
        browserName: "MiniBrowser",
        "webkitgtk:browserOptions": { binary: paths.miniBrowser, args: ["--automation"] },
      })
      .build();
    return driverOf(browser, stopAll);
  } catch (error) {
    stopAll();
    throw error;
  }
}

function driverOf(browser: WebDriver, stopAll: () => void): Driver {
  return {
    goto: (url) => browser.get(url),
    reload: () => browser.navigate().refresh(),
    run: (body) => browser.executeScript(body),
    pressAt: (x, y) => browser.actions().move({ x, y, origin: Origin.VIEWPORT }).press().release().perform(),
    async type(text) {
      const keys = browser.actions();
      for (const key of text) {
        keys.keyDown(key).keyUp(key).pause(keyGapMs);
      }
      await keys.perform();
    },
    async resize(width, height) {
      await browser.manage().window().setRect({ x: 0, y: 0, width, height });
    },
    picture: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
    async close() {
      await browser.quit();
      stopAll();
    },
  };
}

/** The server chooses a free number and writes it once it takes connections. */
async function startDisplay(program: string): Promise<{ process: ChildProcess; name: string }> {
  const display = spawn(program, ["-displayfd", "3", "-screen", "0", "1600x1200x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = display.stdio[3];
  if (!output) {
    throw new Error("The display has no way to say its number");
  }
  const [number] = await once(output, "data");
  return { process: display, name: `:${String(number).trim()}` };
}
