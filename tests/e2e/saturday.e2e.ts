import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { aCard, scanCard } from "#tests/e2e/license-card.ts";
import { openSaturdayShop } from "#tests/e2e/saturday-shop.ts";
import type { SaturdayShop } from "#tests/e2e/saturday-shop.ts";
import { typeSignIn } from "#tests/e2e/sign-in.ts";
import { testPassword } from "#tests/kit/people.ts";

let shop: SaturdayShop;
const screens: Page[] = [];

test.beforeAll(async () => {
  test.setTimeout(300_000);
  shop = await openSaturdayShop();
});
test.afterAll(async () => {
  await Promise.all(screens.map((page) => page.context().close()));
  await shop.stop();
});

/** A screen of the store or a seller's phone, on the shop's own clock. */
async function openScreen(browser: Browser, { width, height }: { width: number; height: number }): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, viewport: { width, height } });
  const page = await context.newPage();
  await page.clock.setFixedTime(shop.clock.now);
  screens.push(page);
  return page;
}

async function pass(minutes: number): Promise<void> {
  await shop.pass(minutes);
  await Promise.all(screens.map((page) => page.clock.setFixedTime(shop.clock.now)));
}

/** Counts the notes that a page plays. */
async function hearNotes(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const count = { notes: 0 };
    Reflect.set(window, "heard", count);
    const Real = window.OscillatorNode;
    window.OscillatorNode = class extends Real {
      constructor(audio: BaseAudioContext, options?: OscillatorOptions) {
        super(audio, options);
        count.notes += 1;
      }
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(Reflect.get(window, "heard"), "notes")));
}

type Seller = { firstName: string; mobile: string; saysYes?: boolean };

async function getInLine(page: Page, { firstName, mobile, saysYes = true }: Seller): Promise<void> {
  await page.getByLabel("First name").fill(firstName);
  await page.getByLabel("Last name").fill("Saturday");
  await page.getByLabel("Mobile").fill(mobile);
  await page.getByLabel("Bags and boxes").fill("2");
  await page.getByRole("checkbox", { name: /may text me about the items I bring in/ }).setChecked(saysYes);
  await page.getByRole("button", { name: "Get in line" }).click();
}

async function checkInFromLine(counter: Page, { firstName }: Seller): Promise<void> {
  await counter.goto(`/s/${shop.store.id}/buys?buysTab=requests`);
  const row = counter.getByRole("listitem").filter({ hasText: `${firstName} Saturday` });
  await row.getByRole("link", { name: "Open" }).click();
  await counter.getByRole("dialog").getByRole("button", { name: "Check in" }).click();
  await expect(counter.getByRole("region", { name: "Seller" })).toContainText(firstName);
  await counter.getByRole("button", { name: "Next: the pile" }).click();
  await counter.getByRole("button", { name: "Check in", exact: true }).click();
  await expect(counter.getByRole("region", { name: "Checked in" })).toBeVisible();
}

const mia: Seller = { firstName: "Mia", mobile: "6145550161" };
const noah: Seller = { firstName: "Noah", mobile: "6145550162" };
const olivia: Seller = { firstName: "Olivia", mobile: "6145550163" };
const liam: Seller = { firstName: "Liam", mobile: "6145550164", saysYes: false };
const nora: Seller = { firstName: "Nora", mobile: "6145550165" };
const phoneOf = ({ mobile }: Seller) => `+1${mobile}`;

test("[BUY-04] [TXT-01] a Saturday: five sellers by code, tablet and counter, two later times, a STOP, an answer, a landline and a missed call", async ({
  browser,
}) => {
  // A whole day with three screens: the longest journey there is, and a busy machine makes it several minutes.
  test.setTimeout(900_000);
  const base = `/s/${shop.store.id}`;
  const counter = await openScreen(browser, { width: 1366, height: 768 });
  const notes = await hearNotes(counter);
  await counter.goto("/auth/login");
  await typeSignIn(counter, { email: shop.manager.email, password: testPassword });
  await expect(counter.getByRole("heading", { name: "Tasks" })).toBeVisible();
  const tablet = await openScreen(browser, { width: 1024, height: 768 });
  const phone = await openScreen(browser, { width: 390, height: 844 });

  await test.step("a manager's code makes the tablet by the door", async () => {
    await counter.goto(`${base}/settings/device`);
    await counter.getByRole("button", { name: "Create pairing code" }).click();
    const code = counter.getByText(/^[A-Z2-9]{8}$/);
    await tablet.goto("/kiosk");
    await tablet.getByLabel("Pairing code").fill((await code.textContent()) ?? "");
    await tablet.getByRole("button", { name: "Start" }).click();
    await expect(tablet.getByRole("heading", { name: "Check in to sell" })).toBeVisible();
  });

  await test.step("two sellers scan the sign and two use the tablet; the counter hears each", async () => {
    await counter.goto(`${base}/buys?buysTab=requests`);
    await expect(
      counter
        .getByText("No one in line")
        .or(counter.getByRole("button", { name: "Put in line" }))
        .first(),
    ).toBeVisible();
    for (const [index, seller] of [mia, noah].entries()) {
      await phone.goto(`/checkin/maple-street-${shop.store.id.toString(36)}`);
      await getInLine(phone, seller);
      await expect(phone.getByRole("heading", { name: /in line$/ })).toBeVisible();
      await expect(counter.getByText(`${seller.firstName} Saturday`)).toBeVisible();
      await expect.poll(notes).toBe(2 * (index + 1));
      await pass(1);
    }
    for (const seller of [olivia, liam]) {
      await tablet.goto("/kiosk");
      await getInLine(tablet, seller);
      await expect(tablet.getByText("Scan to follow along on your phone")).toBeVisible();
      await expect(counter.getByText(`${seller.firstName} Saturday`)).toBeVisible();
      await pass(1);
    }
    await counter.getByRole("button", { name: "Turn off the chime for new sellers in line" }).click();
    await expect.poll(notes).toBe(8);
  });

  await test.step("the counter checks them in, and the fifth by the license", async () => {
    for (const seller of [mia, noah, olivia, liam]) {
      await checkInFromLine(counter, seller);
      await pass(1);
    }
    await phone.reload();
    await expect(phone.getByText("Your number")).toBeVisible();
    await counter.goto(`${base}/buys`);
    await counter.getByRole("link", { name: "Check in", exact: true }).click();
    // With the cursor there, the page also listens for scans.
    await expect(counter.getByLabel("Mobile")).toBeFocused();
    await scanCard(counter, aCard("SATURDAY", "W12345678"));
    await expect(counter.getByRole("region", { name: "Seller" })).toContainText("Nora Saturday");
    await counter.getByLabel("Mobile").fill(nora.mobile);
    await counter.getByRole("button", { name: "Next: the pile" }).click();
    await counter.getByRole("button", { name: "1 bag" }).click();
    await counter.getByRole("button", { name: "Check in", exact: true }).click();
    await expect(counter.getByRole("region", { name: "Checked in" })).toBeVisible();
    await counter.goto(`${base}/buys`);
    await expect(counter.getByRole("link", { name: /Saturday, buy/ })).toHaveCount(5);
  });

  await test.step("of the license no table keeps what stood in its barcode", async () => {
    expect(await shop.tablesWith("Nora")).toContain("customers");
    expect(await shop.tablesWith("ANSI 636030")).toEqual([]);
    expect(await shop.tablesWith("DAQW12345678")).toEqual([]);
  });

  await test.step("what a seller leaves on the tablet is gone after a minute, and not before", async () => {
    const left = await tablet.context().newPage();
    await left.clock.install({ time: shop.clock.now });
    await left.goto("/kiosk");
    await left.getByLabel("First name").fill("Mia");
    await left.clock.runFor(59_000);
    await expect(left.getByLabel("First name")).toHaveValue("Mia");
    await left.clock.runFor(2000);
    await expect(left.getByLabel("First name")).toHaveValue("");
    await left.close();
  });

  await test.step("nobody sorts: a seller hears of a later time twice, never a third time, and a landline never", async () => {
    shop.carrier.carrier.phones.set(phoneOf(olivia), "landline");
    await pass(120);
    const apologies = shop.textsTo(phoneOf(mia)).filter((body) => body.includes("takes longer than we said"));
    expect(apologies).toHaveLength(2);
    expect(shop.textsTo(phoneOf(liam))).toEqual([]);
    const row = counter.getByRole("row").or(counter.getByRole("listitem")).filter({ hasText: "Olivia Saturday" });
    await expect(row.first()).toContainText(/Not (delivered|texted)/);
  });

  await test.step("STOP ends a seller's texts at once, and the conversation says so", async () => {
    await shop.say(phoneOf(mia), "STOP");
    await counter.goto(`${base}/texting?filter=all`);
    await counter.getByRole("link", { name: /Mia Saturday/ }).click();
    await expect(counter.getByText(/Customer opted out on .* Only they can restart by texting START\./)).toBeVisible();
  });

  await test.step("a seller's question shows on the screen that is open, and is answered", async () => {
    await counter.goto(`${base}/texting?filter=needs_reply`);
    await shop.say(phoneOf(noah), "Is it ready yet?");
    await counter.getByRole("link", { name: /Noah Saturday/ }).click();
    const words = counter.getByRole("textbox", { name: /^Text/ });
    await words.fill("Ten more minutes, Noah.");
    await words.press("Enter");
    await expect(words).toHaveValue("");
    await expect(counter.getByText("Ten more minutes, Noah.")).toBeVisible();
    await pass(1);
    expect(shop.textsTo(phoneOf(noah)).at(-1)).toContain("Ten more minutes, Noah.");
  });

  await test.step("a call that nobody takes is a line with a way to text back", async () => {
    await shop.callInVain(phoneOf(liam));
    await counter.goto(`${base}/texting?filter=needs_reply`);
    await counter.getByRole("link", { name: /Liam Saturday/ }).click();
    await expect(counter.getByText("Missed call").first()).toBeVisible();
    await expect(counter.getByRole("button", { name: "Text back" }).first()).toBeVisible();
  });
});

test("a seller's pages read without JavaScript, weigh less than 80 KB, and axe finds nothing, in both languages", async ({
  browser,
}) => {
  test.setTimeout(600_000);
  const atHome = await browser.newContext({
    ...{ baseURL: shop.url, viewport: { width: 390, height: 844 }, javaScriptEnabled: false },
  });
  const plain = await atHome.newPage();
  const form = `/checkin/maple-street-${shop.store.id.toString(36)}`;
  await plain.goto(form);
  await getInLine(plain, { firstName: "Ivy", mobile: "6145550171" });
  await expect(plain.getByRole("heading", { name: /in line$/ })).toBeVisible();
  const own = new URL(plain.url()).pathname;
  expect(own).toMatch(/^\/b\//);

  for (const path of [form, own]) {
    for (const [lang, colorScheme] of [
      ["en", "light"],
      ["es", "dark"],
    ] as const) {
      await test.step(`${path} in ${lang}, ${colorScheme}`, async () => {
        const context = await browser.newContext({
          ...{ baseURL: shop.url, viewport: { width: 390, height: 844 }, colorScheme },
        });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        await session.send("Network.enable");
        let bytes = 0;
        session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
        await page.goto(`${path}?lang=${lang}`, { waitUntil: "networkidle" });
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        expect(bytes).toBeGreaterThan(1000);
        expect(bytes).toBeLessThan(80_000);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`)).toEqual([]);
        // The narrowest phone that a person would zoom on.
        await page.setViewportSize({ width: 320, height: 568 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
        await context.close();
      });
    }
  }

  await test.step("the choices work without JavaScript too", async () => {
    await plain.goto(own);
    await plain.getByRole("link", { name: "Cancel and collect my bags" }).click();
    await plain.getByRole("button", { name: "Yes, cancel" }).click();
    await expect(plain.getByRole("heading", { name: "Canceled" })).toBeVisible();
    await atHome.close();
  });
});
