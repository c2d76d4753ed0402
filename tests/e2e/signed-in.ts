import { test as base } from "@playwright/test";
import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { signIn } from "#tests/e2e/sign-in.ts";
import type { Somebody } from "#tests/e2e/sign-in.ts";

type StorageState = Exclude<BrowserContextOptions["storageState"], string | undefined>;
type OpenScreen = (person: Somebody | null, options?: BrowserContextOptions) => Promise<Page>;

/** Tests that begin behind the sign-in: each person signs in once for all tests of a worker. */
export const test = base.extend<{ openScreen: OpenScreen }, { stateOf: (person: Somebody) => Promise<StorageState> }>({
  stateOf: [
    async ({ browser }, use) => {
      const kept = new Map<Somebody, Promise<StorageState>>();
      await use((person) => {
        const state = kept.get(person) ?? signedInState(browser, person);
        kept.set(person, state);
        return state;
      });
    },
    { scope: "worker" },
  ],
  /** A screen of its own, signed in as one of the people, or as nobody; closed when the test is over. */
  openScreen: async ({ browser, stateOf }, use) => {
    const opened: Page[] = [];
    await use(async (person, options = {}) => {
      const state = person === null ? {} : { storageState: await stateOf(person) };
      const context = await browser.newContext({ ...options, ...state });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await Promise.all(opened.map((page) => page.context().close()));
  },
});

async function signedInState(browser: Browser, person: Somebody): Promise<StorageState> {
  const context = await browser.newContext();
  await signIn(await context.newPage(), person);
  const state = await context.storageState();
  await context.close();
  return state;
}
