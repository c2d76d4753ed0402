import { randomInt } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { askServer } from "#tests/e2e/ask-server.ts";
import { aCard, scanCard } from "#tests/e2e/license-card.ts";
import { faceOf, pin } from "#tests/e2e/sign-in.ts";

// What several journeys do at a register with nobody chosen.

/**
 * Some of the demonstration's people forgot to clock out the night before, and are asked after their PIN: not now. What was
 * opened at the same moment may lie over the question, where a click would not reach it.
 */
export async function putOffForgottenClockOut(page: Page): Promise<void> {
  const question = page.getByRole("dialog", { name: "When did you leave?" });
  await page.addLocatorHandler(question, () => question.getByRole("button", { name: "Later" }).dispatchEvent("click"));
}

/** A person has to come: chooses a face and types the PIN, whose last digit sends it. */
export async function come(page: Page, name: string): Promise<void> {
  await faceOf(page, name).click();
  await typePin(page, name);
}

/** Types the PIN of the person who is chosen. */
export async function typePin(page: Page, name: string): Promise<void> {
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeVisible();
  await page.keyboard.type(pin);
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeHidden();
}

/** Scans the license of a new person; returns their last name. */
export async function scanSeller(page: Page): Promise<string> {
  const lastName = `COUNTER${String.fromCharCode(...Array.from({ length: 6 }, () => randomInt(65, 91)))}`;
  await expect(page.getByRole("heading", { name: "Buys" })).toBeVisible();
  await scanCard(page, aCard(lastName, `W${randomInt(10_000_000, 99_999_999)}`));
  await expect(page.getByRole("region", { name: "Seller" })).toContainText(new RegExp(lastName, "i"));
  return lastName;
}

export async function finishCheckIn(page: Page, name: string): Promise<void> {
  const paper = page.getByLabel("Sign on paper");
  if (await paper.isVisible()) {
    await paper.click();
  }
  await page.getByRole("button", { name: "Check in", exact: true }).click();
  await come(page, name);
}

/** As after ten minutes: the server believes nobody at this screen any more, and the screen does not know it yet. */
export async function forgetWhoIsThere(page: Page): Promise<void> {
  await askServer(page, 1, "mutation { lockScreen }");
}

/** The faces of people who are not on the clock. */
export function facesOut(page: Page): Locator {
  return page.getByRole("list", { name: "Employees" }).getByRole("button").filter({ hasText: outWords });
}

const outWords = /(?:Clocked out|Not in today|Expected .*|Late, expected .*)$/;

/** Whose face it is, without the initials before the name and the word below it. */
export async function nameOn(face: Locator): Promise<string> {
  const written = (await face.textContent()) ?? "";
  return written.replace(/^[A-Z]{2,3}(?=[A-Z][a-z])/, "").replace(outWords, "");
}
