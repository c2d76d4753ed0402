import { randomInt, randomUUID } from "node:crypto";
import { AxeBuilder } from "@axe-core/playwright";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { choose } from "#tests/e2e/choose.ts";
import { typeSignIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";

/** The address in the newest mail to a person, as support reads it; it is sent in the background and may take its time. */
async function mailedLink(support: Page, address: string): Promise<string> {
  const mail = support
    .getByRole("listitem")
    .filter({ hasText: `To ${address}` })
    .first();
  await expect(async () => {
    await support.goto("/s/1/support?tab=mailbox");
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mail.locator("summary").click();
  const words = String(await mail.textContent());
  return /\/sign-up\/confirm\?token=[\w-]{43}/.exec(words)?.[0] ?? `no link in: ${words}`;
}

async function typeSignUp(page: Page, typed: { name: string; company: string; email: string }): Promise<void> {
  await page.goto("/auth/login");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Your name").fill(typed.name);
  await page.getByLabel("Company").fill(typed.company);
  await page.getByLabel("Email").fill(typed.email);
  await page.getByLabel("I agree to the terms of service").check();
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
}

test("[ONB-04] [ONB-06] an owner signs up, confirms the email on another device, adds the first store, begins its setup and pays its first invoice", async ({
  openScreen,
}) => {
  test.slow();
  const email = `nora-${randomUUID()}@elm.test`;
  const [counter, phone, support] = [await openScreen(null), await openScreen(null), await openScreen("support")];
  await typeSignUp(counter, { name: "Nora Elm", company: "Elm Resale", email });
  await expect(counter.getByText(`We sent a link to ${email}`)).toBeVisible();
  await expect(counter.getByRole("link", { name: "Confirm email" }), "the demonstration shows the mail").toBeVisible();

  const link = await mailedLink(support, email);
  await phone.goto(link);
  await expect(phone.getByText("Elm Resale")).toBeVisible();
  const password = "Chosen-for-elm-2026";
  await phone.getByRole("textbox", { name: "Password", exact: true }).fill(password);
  await phone.getByRole("textbox", { name: "Repeat password" }).fill(password);
  await phone.getByRole("button", { name: "Set up my company" }).click();
  await expect(phone.getByRole("heading", { name: "Add your first store" })).toBeVisible();

  await counter.goto(link);
  await expect(counter.getByRole("heading", { name: "You're already set up" })).toBeVisible();
  await counter.getByRole("link", { name: "Sign in" }).click();
  await typeSignIn(counter, { email, password });
  await expect(counter.getByRole("heading", { name: "Add your first store" })).toBeVisible();
  // Only a company without a store has this page, so it is not among the screens that axe looks at.
  const { violations } = await new AxeBuilder({ page: counter }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await phone.getByRole("textbox", { name: "Name" }).fill("Elm Street");
  await phone.getByRole("textbox", { name: "Initials" }).fill("elm");
  await phone.getByRole("textbox", { name: "Store number" }).fill(String(randomInt(60_000, 69_999)));
  await choose(phone.getByRole("combobox", { name: "What the store sells" }), "Children's clothes and toys");
  await phone.getByRole("textbox", { name: "Phone" }).fill("2165550142");
  await choose(phone.getByRole("combobox", { name: "Time zone" }), "Central");
  await phone.getByRole("textbox", { name: "Address" }).fill("5 Elm St");
  await phone.getByRole("textbox", { name: "City" }).fill("Madison");
  await choose(phone.getByRole("combobox", { name: "State" }), "WI");
  await phone.getByRole("textbox", { name: "ZIP" }).fill("53703");
  await phone.getByRole("button", { name: "Add store and start setup" }).click();
  await expect(phone.getByRole("heading", { name: "Welcome to Elm Street" })).toBeVisible();
  await expect(phone).toHaveURL(/\/onboarding\/\d+/);
  await phone.getByRole("button", { name: "Next" }).click();
  await expect(phone.getByRole("heading", { level: 1 })).not.toHaveText("Welcome to Elm Street");

  await counter.goto("/");
  await expect(counter.getByRole("banner"), "the other device finds the store").toContainText("Elm Street");
  await payFirstInvoice(counter);
});

/** A card is saved while nothing is charged; the store opens, and Stripe's clock moves on to the first charge. */
async function payFirstInvoice(page: Page): Promise<void> {
  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: /^Billing/ }).click();
  await page.getByRole("button", { name: "Add payment method" }).click();
  await page.getByRole("button", { name: "Accept and add card" }).click();
  await page.getByRole("button", { name: "Save card" }).click();
  await expect(page.getByText(/^Visa ending in 4242/)).toBeVisible();
  await expect(page.getByText("Open to Buy, free")).toBeVisible();
  await expect(page.getByText("No invoices yet")).toBeVisible();

  await page.getByRole("link", { name: "Change Grand Opening" }).click();
  await page.getByLabel("Grand Opening").fill("2026-11-14");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Store saved")).toBeVisible();
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await page.getByRole("link", { name: /^Billing/ }).click();
  await expect(page.getByText("Starting")).toBeVisible();
  await page.getByRole("button", { name: "Manage in Stripe" }).click();
  await page.getByRole("button", { name: "Move on to the next charge" }).click();
  await page.getByRole("link", { name: "Return to Hangtag" }).click();
  const invoices = page.getByRole("region", { name: "Invoices" });
  await expect(invoices.getByRole("listitem").first()).toContainText("Paid");
}

test("an address that has an account sees the same page, and its mailbox alone says so", async ({ openScreen }) => {
  const [page, support] = [await openScreen(null), await openScreen("support")];
  const email = "district@demo.hangtag.test";
  await typeSignUp(page, { name: "Sam Okoro", company: "Another company", email });
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible();
  const mail = support
    .getByRole("listitem")
    .filter({ hasText: `To ${email}` })
    .filter({ hasText: "You already have a Hangtag account" });
  await expect(async () => {
    await support.goto("/s/1/support?tab=mailbox");
    await expect(mail.first()).toBeVisible({ timeout: 2000 });
  }).toPass();
});
