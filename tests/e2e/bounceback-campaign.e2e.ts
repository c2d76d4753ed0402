import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { z } from "zod";
import { addDays } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { askServer } from "#tests/e2e/ask-server.ts";
import { come } from "#tests/e2e/at-register.ts";
import { givePin, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { scan } from "#tests/e2e/small-backstock.ts";
import { pairAtScreen } from "#tests/e2e/small-till.ts";

const store = 3;
const daybook = z.object({ today: z.string() });
/** So much that no simulated sale earns one, and more off than any other campaign: these coupons are the journey's own. */
const terms = { spend: 200_000, off: 7500, minimum: 20_000 };

/** What the journey does, written down as it does it; the report has to say the same. */
type Ledger = {
  name: string;
  sales: { cents: number; customer: string | null; coupons: number }[];
  used: { on: string; cents: number }[];
  voided: number;
  leaked: number;
};

async function fillCampaign(page: Page, name: string): Promise<void> {
  const { today } = z.object({ daybook }).parse(await askServer(page, store, "{ daybook { today } }")).daybook;
  await page.goto(`/s/${store}/bounceback/settings/campaigns/new`);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Spend", { exact: true }).fill(String(terms.spend / 100));
  await page.getByLabel("From").nth(1).fill(formatDate(today));
  await page.getByLabel("Amount off").fill(String(terms.off / 100));
  await page.getByLabel("Minimum").fill(String(terms.minimum / 100));
  await page.getByLabel("Minimum").press("Tab");
  const from = formatDayOfMonth(today);
  await expect(page.getByRole("region", { name: "In one sentence" })).toContainText(
    `Every $2,000 spent ${from} to ${formatDayOfMonth(addDays(today, 9))} earns a $75 coupon good ${from} to `,
  );
}

/** The owner of the company works in no store, and a change there needs a name. */
async function answerForStore(page: Page): Promise<void> {
  await givePin(page, "Walt Hendricks");
  await page.keyboard.press("Enter");
}

/** Each yellow line takes a press of its own; the last one saves. */
async function saveWithWarnings(page: Page, name: string): Promise<void> {
  const warnings = page.getByRole("region", { name: "Worth a look" });
  await page.getByRole("button", { name: "Save campaign" }).click();
  await expect(page).toHaveURL(/\/campaigns\/new$/);
  await warnings.getByRole("button", { name: "Keep dates" }).click();
  await warnings.getByRole("button", { name: "Keep and save" }).click();
  await answerForStore(page);
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Numbers of the customer's coupons, as the list has them. */
async function numbersOf(page: Page, customer: string): Promise<string[]> {
  const rows = page.getByRole("row").filter({ hasText: customer });
  const texts = await rows.allTextContents();
  return texts.map((row) => /\d{3}-\d{3}-\d{4}/.exec(row)?.[0].replaceAll("-", "") ?? "");
}

/** The day's register screen with a person at it. */
async function openRegister(page: Page, person: string): Promise<Page> {
  await page.goto(`/s/${store}/daybook`);
  await page.getByRole("button", { name: "Who's working?" }).click();
  await come(page, person);
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
  return page;
}

async function openCoupon(page: Page, number: string): Promise<void> {
  await scan(page, `BB${number}`);
  const shown = number.replace(/^(\d{3})(\d{3})/, "$1-$2-");
  await expect(page.getByRole("heading", { name: `Coupon details ${shown}` })).toBeVisible();
}

const takeOff = (page: Page) => page.getByRole("alertdialog", { name: "Take it off in the POS" });
const refusal = (page: Page) => page.getByRole("alert").filter({ has: page.getByRole("heading") });

/** A row of a table, its cells by the words at the head of their columns. */
async function figuresIn(table: Locator, row: RegExp): Promise<Record<string, string>> {
  const heads = await table.getByRole("columnheader").allTextContents();
  const line = table.getByRole("row", { name: row });
  const cells = await line.getByRole("cell").allTextContents();
  const own = heads.slice(heads.length - cells.length);
  return Object.fromEntries(own.map((head, at) => [head, cells[at] ?? ""]));
}

const dollars = (cents: number) => formatMoney(cents).replace(/\.00$/, "");
const sum = (amounts: readonly number[]) => amounts.reduce((whole, amount) => whole + amount, 0);

/** Every figure that the journey's own ledger decides. */
function expectedOf({ sales, used, voided, leaked }: Ledger): Record<string, string> {
  const issued = sum(sales.map(({ coupons }) => coupons));
  const open = issued - used.length - voided;
  const couponSales = sum(used.map(({ cents }) => cents));
  const owners = new Set(sales.filter(({ coupons }) => coupons > 0).flatMap(({ customer }) => customer ?? []));
  return {
    // The journey's registers have no printer, so what they earn prints at the store's register that has one.
    ...{ Issued: String(issued), Customers: String(owners.size), Texted: "0", Printed: String(issued), Pending: "0" },
    ...{ Redeemable: String(open), Redeemed: String(used.length), Voided: String(voided), "Expired unused": "0" },
    Redemption: `${((used.length / (issued - voided)) * 100).toFixed(1)}%`,
    "Discount given": dollars(used.length * terms.off),
    "Coupon sales": formatMoney(couponSales),
    "Average with coupon": formatMoney(Math.round(couponSales / used.length)),
    "Open liability": dollars(open * terms.off),
    Reminders: "0",
    Leaked: `${leaked}, ${dollars(leaked * terms.off)}`,
  };
}

/** The store's own average of that day, from its sales and customers. */
async function usualSale(page: Page, date: string): Promise<number> {
  const { dailyReport } = await askServer(page, store, `{ dailyReport(date: "${date}") { sales customers } }`);
  const { sales, customers } = Object(dailyReport);
  return Math.round(sales / customers);
}

test("[BNC-05] [BNC-13] [BNC-14] [REP-05] a whole campaign: from its form over sales that earn to two registers, a return, its end and the report", async ({
  openScreen,
}) => {
  const office = await openScreen("owner");
  const ledger: Ledger = {
    name: `Journey ${randomUUID().slice(0, 8)}`,
    ...{ sales: [], used: [], voided: 0, leaked: 0 },
  };
  const till = await pairAtScreen(office, store);
  await office.goto(`/s/${store}/daybook`);
  const yesterday = await office.getByRole("link", { name: "Previous day" }).getAttribute("href");
  const businessDate = addDays(yesterday?.split("/").at(-1) ?? "", 1);
  const ada = await till.addCustomer("Ada Journey", businessDate);
  const bea = await till.addCustomer("Bea Journey", businessDate);
  const cleo = await till.addCustomer("Cleo Journey", businessDate);
  const sell = async (cents: number, coupons: number, more: { customerId?: string; sku?: string } = {}) => {
    const sale = { businessDate, cents, ticket: randomUUID(), sku: randomUUID(), ...more };
    await till.ringUp(sale);
    ledger.sales.push({ cents, customer: more.customerId ?? null, coupons });
    return sale;
  };

  await test.step("the form says what it will do, and what is unusual takes a press more", async () => {
    await fillCampaign(office, ledger.name);
    await saveWithWarnings(office, ledger.name);
  });
  const campaignPath = new URL(office.url()).pathname;
  const figures = office.getByRole("region", { name: "Figures of these coupons" });

  const { adas, cleos } = await test.step("sales earn while the campaign's page is looked at", async () => {
    const first = await sell(210_000, 1, { customerId: ada });
    await expect(figures.getByText("1 coupon", { exact: true })).toBeVisible();
    const twice = await sell(430_000, 2, { customerId: bea });
    await till.ringUp(twice);
    await sell(terms.spend - 1, 0);
    const enough = await sell(terms.spend, 1, { customerId: cleo });
    await expect(figures.getByText("4 coupons", { exact: true })).toBeVisible();
    return { adas: first, cleos: enough };
  });

  // Each signs in alone: two screens of one device would be one person at a time.
  const [first, second] = await Promise.all([openScreen(null), openScreen(null)]);
  await Promise.all([first, second].map((page) => signIn(page, "musicRegister")));
  await office.getByRole("link", { name: "See its coupons" }).click();
  await expect(office.getByRole("row").filter({ hasText: ledger.name })).toHaveCount(4);
  const [adasNumber = ""] = await numbersOf(office, "Ada Journey");
  const [beasNumber = "", beasOther = ""] = await numbersOf(office, "Bea Journey");
  const [cleosNumber = ""] = await numbersOf(office, "Cleo Journey");
  const redeemed = async (page: Page, cents: number) => {
    await expect(takeOff(page).getByText(`${formatMoney(terms.off)} off`)).toBeVisible();
    ledger.used.push({ on: businessDate, cents });
    await takeOff(page).getByRole("button", { name: "Done, it's off" }).click();
    await expect(takeOff(page)).toBeHidden();
  };

  await test.step("two registers redeem one coupon at the same moment: one takes it off, the other reads by whom", async () => {
    const screens = [await openRegister(first, "Nina Okonkwo"), await openRegister(second, "Caleb Stone")];
    for (const page of screens) {
      await openCoupon(page, beasNumber);
      await page.getByLabel(/^Sale before tax/).fill("250.00");
    }
    // By a key: a button that the other register's success takes away cannot be pressed any more.
    await Promise.all(screens.map((page) => page.keyboard.press("Enter")));
    for (const page of screens) {
      await expect(page.getByText(/^Used today at/)).toBeVisible();
    }
    const holders = async () => (await Promise.all(screens.map((page) => takeOff(page).isVisible()))).map(Number);
    await expect.poll(async () => sum(await holders())).toBe(1);
    const [winner = first, loser = second] = (await holders())[0] === 1 ? screens : screens.toReversed();
    await expect(refusal(loser)).toContainText(winner === first ? "By Nina Okonkwo" : "By Caleb Stone");
    await redeemed(winner, 25_000);
  });

  await test.step("the same customer's second coupon waits for another day, another customer's is taken", async () => {
    await openCoupon(first, beasOther);
    await expect(refusal(first)).toContainText("Bea Journey");
    await openCoupon(first, adasNumber);
    await first.getByLabel(/^Sale before tax/).fill("199.99");
    await expect(first.getByRole("button", { name: "$0.01 more needed" })).toBeVisible();
    await first.getByLabel(/^Sale before tax/).fill("310.00");
    await first.getByRole("button", { name: /^Redeem/ }).click();
    await redeemed(first, 31_000);
  });

  await test.step("what comes back takes an unused coupon along, and marks a used one as leaked", async () => {
    await openCoupon(second, cleosNumber);
    await expect(second.getByLabel(/^Sale before tax/)).toBeVisible();
    await till.bringBack({ ...cleos, ticket: randomUUID() });
    await expect(second.getByRole("heading", { name: "Its sale was returned" })).toBeVisible();
    ledger.voided += 1;
    await till.bringBack({ ...adas, ticket: randomUUID() });
    ledger.leaked += 1;
  });

  await test.step("after its end a sale earns nothing, and what is out stays good", async () => {
    await office.goto(campaignPath);
    await expect(office.getByText(`${dollars(ledger.leaked * terms.off)} leaked`)).toBeVisible();
    await office.getByRole("button", { name: "End", exact: true }).click();
    const question = office.getByRole("alertdialog", { name: `End ${ledger.name}?` });
    await expect(question).toContainText("The 1 open one stays good");
    await question.getByRole("button", { name: "End campaign" }).click();
    await answerForStore(office);
    await expect(office.getByRole("button", { name: "End", exact: true })).toHaveCount(0);
    await sell(250_000, 0);
  });

  await test.step("the report says what was done, to the cent", async () => {
    const expected = expectedOf(ledger);
    const average = sum(ledger.used.map(({ cents }) => cents)) / ledger.used.length;
    const lines = office.getByRole("table", { name: "By campaign" });
    const lineageId = campaignPath.split("/").at(-1) ?? "";
    const own = new RegExp(`^${ledger.name}`);
    // The last paper may still be on its way.
    await expect(async () => {
      await office.goto(`/s/${store}/reports/bounceback?campaign=${lineageId}`);
      await expect(lines).toBeVisible();
      expect(await figuresIn(lines, own)).toMatchObject({ ...expected, Status: "Ended" });
    }).toPass();
    expect(await figuresIn(lines, /^Total/)).toMatchObject(expected);
    const weeks = await figuresIn(office.getByRole("table", { name: "Coupons by week in figures" }), /^Total/);
    expect(weeks).toMatchObject({
      ...{ Issued: expected["Issued"], Redeemed: expected["Redeemed"], "Taken off": expected["Discount given"] },
      "Average sale": expected["Average with coupon"],
    });
    // The shop goes on selling: its own average may move between the two looks.
    await expect(async () => {
      await office.reload();
      await expect(lines).toBeVisible();
      const shown = await figuresIn(lines, own);
      const usual = await usualSale(office, businessDate);
      expect(shown).toMatchObject({
        "Store average": formatMoney(usual),
        Lift: `${average > usual ? "+" : ""}${formatMoney(average - usual)}`,
      });
    }).toPass();
  });
});
