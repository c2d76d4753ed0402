import puppeteer from "puppeteer-core";
import { firefoxPath } from "./browser-paths.ts";
import { type Driver, keyGapMs } from "./driver.ts";

/** Firefox as it is installed, by WebDriver BiDi, which it speaks without a driver program. */
export async function startFirefox(): Promise<Driver> {
  const executablePath = firefoxPath();
  if (executablePath === null) {
    throw new Error("There is no Firefox");
  }
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  return {
    goto: async (url) => void (await page.goto(url)),
    reload: async () => void (await page.reload()),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text, { delay: keyGapMs }),
    resize: (width, height) => page.setViewport({ width, height }),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  };
}
