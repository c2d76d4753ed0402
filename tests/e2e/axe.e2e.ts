import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { smallTargets } from "#tests/e2e/measure-targets.ts";
import { textLostBySpacing } from "#tests/e2e/measure-text.ts";
import { follow, screens, sizes } from "#tests/e2e/screens.ts";
import type { Somebody } from "#tests/e2e/sign-in.ts";
import { test as signedInTest } from "#tests/e2e/signed-in.ts";

/** One page for each person and worker, since looking changes nothing: a new browser would read every file again. */
const test = signedInTest.extend<object, { pageOf: (person: Somebody | null) => Promise<Page> }>({
  pageOf: [
    async ({ browser, stateOf }, use) => {
      const pages = new Map<Somebody | null, Promise<Page>>();
      const open = async (person: Somebody | null) => {
        const state = person === null ? {} : { storageState: await stateOf(person) };
        const context = await browser.newContext({ ...state, reducedMotion: "reduce", serviceWorkers: "block" });
        return await context.newPage();
      };
      await use(async (person) => {
        const page = pages.get(person) ?? open(person);
        pages.set(person, page);
        await (await page).setViewportSize(sizes.counter);
        return await page;
      });
      await Promise.all([...pages.values()].map(async (page) => (await page).context().close()));
    },
    { scope: "worker" },
  ],
});

test.describe.configure({ mode: "parallel" });

/**
 * A theme changes colors and nothing else, and a narrower screen everything else: what a look does not change is not
 * asked again, for the colors of a page cost axe as much as all the rest.
 */
const colourRules = ["color-contrast", "link-in-text-block"];
type Look = "everything" | "dark" | "shape";

/**
 * `npm test` looks at these alone, one of each kind of screen: a form, a list, figures, a calendar, a table, a dialog, the
 * kit's own. `npm run test:axe` looks at all.
 */
const dozen = new Set([
  ...["login", "daybook", "new-task", "buys", "check-in-one-page", "backstock", "timecard", "goal-month"],
  ...["weekly-report", "store", "kit-fields", "kit-dialogs"],
]);

test("the dozen that every run looks at are screens", () => {
  expect(screens.filter(({ name }) => dozen.has(name))).toHaveLength(dozen.size);
});

for (const { name, path, as, follows, shows } of screens) {
  const tag = dozen.has(name) ? [] : ["@every-screen"];
  test(
    `axe finds nothing on ${name}, in light and dark at the counter, and on a phone`,
    { tag },
    async ({ pageOf }) => {
      const page = await pageOf(as);
      await page.goto(path);
      await follow(page, follows);
      await page.getByText(shows).first().waitFor();
      await expect(page, "the tab is named after the page").toHaveTitle(/^.+ · .+$/);
      await expectAccessible(page, ["everything", "dark"]);
      await page.setViewportSize(sizes.phone);
      await expectAccessible(page, ["shape"]);
      await page.setViewportSize(sizes.narrow);
      await drawn(page);
      expect(await cutOff(page), "nothing reaches past a screen of 320 px, which is a PC's at 400 %").toEqual([]);
    },
  );
}

// Apart from the dozen, since what is cut off depends on the names and figures that a day brings.
for (const { name, path, as, follows, shows } of screens) {
  const title = `a finger hits all of ${name}, and wider spacing cuts off none of it`;
  test(title, { tag: ["@every-screen"] }, async ({ pageOf }) => {
    const page = await pageOf(as);
    await page.goto(path);
    await follow(page, follows);
    await page.getByText(shows).first().waitFor();
    await expectRoom(page);
    await page.setViewportSize(sizes.phone);
    await drawn(page);
    await expectRoom(page);
  });
}

test("axe finds nothing on the lock screen and its keypad", async ({ pageOf }) => {
  const page = await pageOf("lakesideRegister");
  await page.goto("/s/2/daybook");
  await page.getByRole("button", { name: "Who's working?" }).click();
  const face = page.getByRole("list", { name: "Employees" }).getByRole("button").first();
  await expect(face).toBeVisible();
  await expectAccessible(page, ["everything", "dark"]);
  await face.click();
  await expect(page.getByRole("group", { name: /^PIN of/ })).toBeVisible();
  await expectAccessible(page, ["everything", "dark"]);
});

/** What makes the page scroll sideways; what scrolls alone, as a wide table does, is not among it. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const reaches = (element: Element) => element.getBoundingClientRect().right > clientWidth + 1;
    return scrollWidth <= clientWidth
      ? []
      : [...document.querySelectorAll("body *")].filter(reaches).map((element) => element.outerHTML.slice(0, 120));
  });
}

/** A finger hits each target, and who needs more space between letters and lines loses none of the words. */
async function expectRoom(page: Page): Promise<void> {
  const where = `${page.url()}, ${page.viewportSize()?.width} wide`;
  expect(await textLostBySpacing(page), `cut off by the spacing of WCAG 1.4.12: ${where}`).toEqual([]);
  expect(await smallTargets(page), `lower than a finger: ${where}`).toEqual([]);
}

async function expectAccessible(page: Page, looks: readonly Look[]): Promise<void> {
  for (const look of looks) {
    await page.emulateMedia({ colorScheme: look === "dark" ? "dark" : "light" });
    await drawn(page);
    const { violations } = await rulesOf(page, look).analyze();
    const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(findings, `${page.url()}, ${page.viewportSize()?.width} wide, ${look}`).toEqual([]);
  }
}

function rulesOf(page: Page, look: Look): AxeBuilder {
  // What it found in order is only counted: describing each of thousands of elements took longer than looking at them.
  // There is no sound or film to fetch beforehand.
  const all = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"], preload: false });
  switch (look) {
    case "everything":
      return all;
    case "dark":
      return all.withRules(colourRules);
    case "shape":
      return all.disableRules(colourRules);
  }
}

/** Colors and size have reached every part: what was drawn for the last look would be measured otherwise. */
async function drawn(page: Page): Promise<void> {
  // The kit's gallery shows a button that works and a page that loads for ever.
  await expect(page.locator("[aria-busy=true]:not([data-gallery] *)")).toHaveCount(0);
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
