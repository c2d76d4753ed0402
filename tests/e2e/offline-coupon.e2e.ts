import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { come } from "#tests/e2e/at-register.ts";
import { choose } from "#tests/e2e/choose.ts";
import { handOut } from "#tests/e2e/hand-out.ts";
import { test } from "#tests/e2e/signed-in.ts";
import { scan } from "#tests/e2e/small-backstock.ts";
import { underWorker } from "#tests/e2e/under-worker.ts";

async function decide(owner: Page, rule: string): Promise<void> {
  await owner.goto("/s/1/bounceback/settings");
  await choose(owner.getByLabel("Without a connection", { exact: true }), rule);
  await expect(owner.getByRole("region", { name: "Messages" })).toContainText("Bounceback settings saved");
}

const shown = (number: string) => number.replace(/^(\d{3})(\d{3})/, "$1-$2-");

async function see(register: Page, number: string): Promise<void> {
  await scan(register, `BB${number}`);
  await expect(register.getByRole("heading", { name: `Coupon details ${shown(number)}` })).toBeVisible();
  await expect(register.getByRole("button", { name: /^Redeem/ })).toBeVisible();
}

async function takeOffline(register: Page, number: string): Promise<void> {
  await scan(register, `BB${number}`);
  await register.getByLabel(/^Sale before tax/).fill("250.00");
  await register.getByRole("button", { name: /^Take it offline/ }).click();
  const card = register.getByRole("alertdialog", { name: "Take it off in the POS" });
  await expect(card).toContainText("We send it when the connection is back.");
  await card.getByRole("button", { name: "Done, it's off" }).click();
  await expect(register.getByRole("heading", { name: /^Taken offline at / })).toBeVisible();
}

test("coupons taken without a connection survive a reload, are sent once, and one used elsewhere waits for the manager", async ({
  openScreen,
}) => {
  const [owner, office, register] = await Promise.all([
    openScreen("owner"),
    openScreen("manager"),
    openScreen("mapleRegister"),
  ]);
  await decide(owner, "Take up to $50 off");
  const [good, usedTwice] = [await handOut(office), await handOut(office)];
  await register.goto("/s/1/daybook");
  await underWorker(register);
  await register.getByRole("button", { name: "Who's working?" }).click();
  await come(register, "Ana Ruiz");
  await see(register, usedTwice);
  await see(register, good);

  await register.context().setOffline(true);
  await takeOffline(register, good);
  await takeOffline(register, usedTwice);
  await register.reload();
  await expect(register.getByRole("heading", { name: /^Taken offline at / })).toBeVisible();
  await expect(register.getByText("Don't take it off again.")).toBeVisible();

  await scan(office, `BB${usedTwice}`);
  await office.getByLabel(/^Sale before tax/).press("Enter");
  await office.getByRole("button", { name: "Done, it's off" }).click();

  await register.context().setOffline(false);
  await expect(register.getByRole("button", { name: "1 saved change to look at" })).toBeVisible();
  await scan(office, `BB${good}`);
  await expect(office.getByText("By Ana Ruiz")).toBeVisible();
  await office.goto("/s/1/bounceback/conflicts");
  const line = office.getByRole("listitem").filter({ hasText: shown(usedTwice) });
  await expect(line).toContainText(/Used twice.*Taken offline here.*Ana Ruiz/);
  await expect(office.getByRole("listitem").filter({ hasText: shown(good) })).toHaveCount(0);
  await office.getByRole("button", { name: `Settle ${shown(usedTwice)}` }).click();
  const dialog = office.getByRole("dialog", { name: `Settle ${shown(usedTwice)}?` });
  await dialog.getByLabel("Reason").fill("Told the customer");
  await dialog.getByRole("button", { name: "Settle", exact: true }).click();
  await expect(line).toContainText("Told the customer");
  await decide(owner, "Take none");
});
