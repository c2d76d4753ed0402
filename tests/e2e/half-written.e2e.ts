import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { putOffForgottenClockOut } from "#tests/e2e/at-register.ts";
import { givePin, signIn } from "#tests/e2e/sign-in.ts";

// What a person has typed at a register is theirs: through the lock, and not for the person who comes next.

const marker = (): string => randomUUID().slice(0, 8);

/** Longer than the demonstration's idle time and the countdown that something unsaved gets. */
const idleAndCountdownMs = 107_000;

async function atRegister(page: Page, name: string): Promise<void> {
  await page.clock.install();
  await putOffForgottenClockOut(page);
  await signIn(page, "lakesideRegister");
  await page.getByRole("button", { name: "Who's working?" }).click();
  await givePin(page, name);
  await expect(page.getByRole("button", { name: "Lock the screen" })).toBeVisible();
}

async function lockedByNobody(page: Page, name: string): Promise<void> {
  await page.clock.runFor(idleAndCountdownMs);
  await expect(page.getByRole("group", { name: `PIN of ${name}` })).toBeVisible();
}

/** The one who is preselected comes back. */
async function back(page: Page): Promise<void> {
  await page.keyboard.type("4816");
  await expect(page.getByRole("dialog", { name: "Who's working?" })).toBeHidden();
}

async function another(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: "Switch employee" }).click();
  await givePin(page, name);
  await expect(page.getByRole("dialog", { name: "Who's working?" })).toBeHidden();
  await expect(page).toHaveURL(/\/s\/2\/daybook$/);
}

async function inArea(page: Page, name: string): Promise<void> {
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name }).click();
}

type Writing = { what: string; open: (page: Page) => Promise<void>; field: (page: Page) => Locator };

const writings: readonly Writing[] = [
  {
    what: "note",
    open: (page) => page.getByRole("link", { name: "New note" }).click(),
    field: (page) => page.getByRole("dialog", { name: "New note" }).getByLabel("Note", { exact: true }),
  },
  {
    what: "task",
    open: (page) => page.getByRole("link", { name: "New task" }).click(),
    field: (page) => page.getByRole("dialog", { name: "New task" }).getByRole("textbox", { name: "Task" }),
  },
];

for (const { what, open, field } of writings) {
  test(`[TEAM-13] a half-written ${what} stays through the lock for who wrote it, and is never another's`, async ({
    page,
  }) => {
    await atRegister(page, "Grace Larsen");
    const typed = `Call the plumber ${marker()}`;
    await open(page);
    await field(page).fill(typed);

    await lockedByNobody(page, "Grace Larsen");
    await back(page);
    await expect(field(page)).toHaveValue(typed);

    await lockedByNobody(page, "Grace Larsen");
    await another(page, "Sofia Marino");
    await expect(page.getByText("Unsaved changes")).toHaveCount(0);
    await open(page);
    await expect(field(page)).toHaveValue("");
    await page
      .getByRole("dialog", { name: `New ${what}` })
      .getByRole("button", { name: "Close" })
      .click();

    await page.getByRole("button", { name: "Lock the screen" }).click();
    await another(page, "Grace Larsen");
    await open(page);
    await expect(field(page)).toHaveValue(typed);
    await expect(page.getByText("We restored what you typed before")).toBeVisible();
  });
}

test("a handover that is half-written when the screen is locked by hand or taken over is its writer's", async ({
  page,
}) => {
  await atRegister(page, "Grace Larsen");
  const typed = `The stroller is promised ${marker()}`;
  const open = async (): Promise<void> => {
    // The question about a forgotten clock-out may close the menu again.
    await expect(async () => {
      await page.getByRole("button", { name: "More options" }).click({ timeout: 5000 });
      await page.getByRole("menuitem", { name: "Handover" }).click({ timeout: 5000 });
    }).toPass();
    await expect(field).toBeVisible();
  };
  const field = page.getByLabel("Two lines for the next shift");
  await open();
  await field.fill(typed);
  await page.getByRole("button", { name: "Lock the screen" }).click();
  await back(page);
  await expect(field).toHaveValue(typed);

  await page.getByRole("button", { name: "Grace", exact: true }).click();
  await givePin(page, "Sofia Marino");
  await expect(page).toHaveURL(/\/s\/2\/daybook$/);
  await open();
  await expect(field).toHaveValue("");

  await page.getByRole("button", { name: "Lock the screen" }).click();
  await another(page, "Grace Larsen");
  await open();
  await expect(field).toHaveValue(typed);
});

test("a time card that a manager is putting right stays through the lock, and what managers read does not", async ({
  page,
}) => {
  await atRegister(page, "Rosa Delgado");
  const secret = `Talk to Tyler about Friday ${marker()}`;
  await page.getByRole("link", { name: "New note" }).click();
  const note = page.getByRole("dialog", { name: "New note" });
  await note.getByLabel("Note", { exact: true }).fill(secret);
  await note.getByRole("checkbox", { name: "For managers only" }).check();
  await note.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: secret })).toBeVisible();

  const reason = `Forgot the break ${marker()}`;
  const open = async (): Promise<void> => {
    await inArea(page, "Team");
    await page.getByRole("table").getByText("Tyler Brandt").click();
    await page.getByRole("link", { name: "Time card", exact: true }).click();
    await page.getByRole("button", { name: "Previous period" }).click();
    await page.getByRole("row").filter({ hasText: "–" }).first().getByRole("button").click();
  };
  const why = page.getByRole("dialog", { name: /Tyler Brandt/ }).getByLabel("Why");
  await open();
  await why.fill(reason);
  await lockedByNobody(page, "Rosa Delgado");
  await back(page);
  await expect(why).toHaveValue(reason);

  await lockedByNobody(page, "Rosa Delgado");
  await another(page, "Sofia Marino");
  await expect(page.getByRole("heading", { name: "Notes" })).toBeVisible();
  await expect(page.getByText(secret)).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(secret);

  await page.getByRole("button", { name: "Lock the screen" }).click();
  await another(page, "Rosa Delgado");
  await expect(page.getByRole("listitem").filter({ hasText: secret })).toBeVisible();
  await open();
  await expect(why).toHaveValue(reason);
});
