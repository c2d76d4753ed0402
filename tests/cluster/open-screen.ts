import { chromium, type Browser } from "@playwright/test";
import { chromiumPath } from "#tests/e2e/chromium.ts";
import { typeSignIn } from "#tests/e2e/sign-in.ts";
import { type RoundShop, shopPassword } from "#tests/endurance/round-shop.ts";

/** A shop's screen that stays open through all rounds, as it does in a shop. */
export type OpenScreen = {
  /** Resolves to the milliseconds until the screen shows the text without being touched. */
  untilShows(text: string, limitMs: number): Promise<number>;
  /** Whether the page was never loaded again. */
  isSamePage(): Promise<boolean>;
  close(): Promise<void>;
};

export async function openScreen(url: string, shop: RoundShop): Promise<OpenScreen> {
  const browser: Browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const failures: string[] = [];
  const note = (text: string) => failures.push(`${new Date().toISOString()} ${text}`.slice(0, 300));
  page.on("console", (message) => void note(message.text()));
  page.on("requestfailed", (request) => void note(`${request.url()} failed: ${request.failure()?.errorText}`));
  page.on("response", (response) => void (response.ok() || note(`${response.status()} for ${response.url()}`)));
  await page.goto(`${url}/auth/login`);
  await typeSignIn(page, { email: shop.headers["x-user-email"] ?? "", password: shopPassword });
  await page.getByRole("heading", { name: "Tasks" }).waitFor({ timeout: 60_000 });
  await page.evaluate(() => Reflect.set(window, "openSinceTheStart", true));
  return {
    async untilShows(text, limitMs) {
      const from = performance.now();
      try {
        await page.getByText(text, { exact: true }).first().waitFor({ timeout: limitMs });
      } catch (error) {
        throw new Error(`The open screen does not show "${text}": ${failures.slice(-30).join("\n")}`, { cause: error });
      }
      return performance.now() - from;
    },
    isSamePage: () => page.evaluate(() => Reflect.get(window, "openSinceTheStart") === true),
    close: () => browser.close(),
  };
}
