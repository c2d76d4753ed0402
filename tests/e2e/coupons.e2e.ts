import { expect } from "@playwright/test";
import { askServer } from "#tests/e2e/ask-server.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { handOut } from "#tests/e2e/hand-out.ts";
import { scan } from "#tests/e2e/small-backstock.ts";

test("[BNC-14] a coupon scanned on any page is redeemed by one of two screens, and the other reads by whom", async ({
  openScreen,
}) => {
  const [first, second] = await Promise.all([openScreen("manager"), openScreen("manager")]);
  const number = await handOut(first);
  const screens = [first, second];
  for (const page of screens) {
    await page.goto("/s/1/daybook");
    await expect(page.getByText("Here now")).toBeVisible();
    await scan(page, `BB${number}`);
    await expect(page.getByLabel(/^Sale before tax/)).toBeFocused();
  }
  // By a key: a button that the other screen's success takes away cannot be pressed any more.
  await Promise.all(screens.map((page) => page.keyboard.press("Enter")));
  const cards = screens.map((page) => page.getByRole("alertdialog", { name: "Take it off in the POS" }));
  const isShown = async () => (await Promise.all(cards.map((card) => card.isVisible()))).filter(Boolean).length;
  await expect.poll(isShown).toBe(1);
  for (const page of screens) {
    await expect(page.getByText(/^Used today at/)).toBeVisible();
  }
  const winner = screens[(await cards[0]?.isVisible()) === true ? 0 : 1] ?? first;
  await winner.reload();
  const card = winner.getByRole("alertdialog", { name: "Take it off in the POS" });
  await expect(card.getByText(/off$/).first()).toBeVisible();
  await card.getByRole("button", { name: "Done, it's off" }).click();
  await expect(card).toBeHidden();
});

test("[BNC-03] a price tag scanned on the list of coupons gets the notice that says what to scan", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/bounceback");
  await expect(page.getByText("Rows per page")).toBeVisible();
  await scan(page, "4006381333931");
  await expect(page.getByRole("heading", { name: "Not a valid coupon number" })).toBeVisible();
  await page.getByRole("link", { name: "Search by phone" }).click();
  await expect(page.getByRole("searchbox", { name: "Bounceback" })).toBeVisible();
});

test("a customer's page of a coupon can still be shown without a connection, and says since when", async ({
  openScreen,
}) => {
  const counter = await openScreen("manager");
  await handOut(counter);
  const id = new URL(counter.url()).pathname.split("/").at(-1) ?? "";
  const { coupon } = await askServer(counter, 1, `{ coupon(id: "${id}") { coupon { publicUrl numberText } } }`);
  const { publicUrl, numberText } = Object(coupon).coupon;
  const path = new URL(publicUrl).pathname;
  const phone = await openScreen(null, {
    ...{ serviceWorkers: "allow", viewport: { width: 390, height: 844 }, locale: "es-MX" },
  });
  await phone.goto(path);
  await expect(phone.getByText("Listo para usar", { exact: true })).toBeVisible();
  await expect(phone.getByText(/^(Abierto hoy hasta|Hoy abre|Abre el)/)).toBeVisible();
  await phone.getByRole("link", { name: "English" }).click();
  await expect(phone.getByText("Ready to use", { exact: true })).toBeVisible();
  const isKept = () =>
    phone.evaluate(async () => (await (await caches.open("coupon-pages")).match(location.href)) !== undefined);
  await expect.poll(isKept).toBe(true);
  await phone.context().setOffline(true);
  await phone.reload();
  await expect(phone.getByText("We can't check it right now.")).toBeVisible();
  await expect(phone.getByText(numberText)).toBeVisible();
  await expect(phone.getByText("Ready to use", { exact: true })).toBeHidden();
});
