import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

test("[DAY-02] a note waits half-written through a reload, is changed, deleted and brought back", async ({
  openScreen,
}) => {
  const page = await openScreen("employee");
  const body = `Reader 2 loses the network ${randomUUID().slice(0, 8)}`;
  await page.goto("/s/1/daybook/notes/new");
  await page.getByRole("dialog", { name: "New note" }).getByLabel("Note", { exact: true }).fill(body);
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  const form = page.getByRole("dialog", { name: "New note" });
  await expect(form.getByLabel("Note", { exact: true })).toHaveValue(body);
  await form.getByRole("button", { name: "Add note" }).click();
  await expect(form).toBeHidden();

  const note = page.getByRole("listitem").filter({ hasText: body });
  await note.getByRole("link", { name: /Open .*note/ }).click();
  const dialog = page.getByRole("dialog", { name: "Note" });
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(note).toBeVisible();
});

test("a handover is signed by PIN, and the day says that it waits to be read", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/daybook/handover");
  const lines = `Mrs. Lee comes back at 6 ${randomUUID().slice(0, 8)}`;
  await page.getByLabel(/Two lines/).fill(lines);
  await page.getByLabel("PIN").fill("4816");
  await page.getByRole("button", { name: "Sign handover" }).click();
  await expect(page.getByRole("region", { name: /^Signed by Marcus/ }).first()).toContainText(lines);
  await page.goto("/s/1/daybook");
  await expect(page.getByText(/Marcus signed the handover at/)).toBeVisible();
});

for (const viewport of [
  { width: 1366, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`the calendar of a dialog is whole on a screen of ${viewport.width}, and nonsense is no date`, async ({
    openScreen,
  }) => {
    const page = await openScreen("employee");
    await page.setViewportSize(viewport);
    await page.goto("/s/1/daybook/notes/new");
    const form = page.getByRole("dialog", { name: "New note" });
    const until = form.getByRole("textbox", { name: "Pin until" });
    await until.click();
    const layer = page.getByRole("dialog", { name: "Pin until" });
    const lastDay = layer.getByRole("grid").getByRole("button").last();
    // Not in the viewport alone: a dialog that cuts the calendar off would cover the day.
    await lastDay.click({ trial: true });
    await expect(layer.getByRole("button", { name: "Today", exact: true })).toBeInViewport({ ratio: 1 });
    await expect(layer).toBeInViewport({ ratio: 1 });
    await layer.getByRole("button", { name: "Tomorrow" }).click();
    await expect(until).toHaveValue(/^[A-Z][a-z]{2} \d{1,2}, 20\d\d$/);
    await expect(layer).toBeHidden();

    await form.getByLabel("Note", { exact: true }).fill("Gift tags are in the safe");
    await until.fill("tomorow");
    await form.getByRole("button", { name: "Add note" }).click();
    await expect(form.getByText("Enter a date, like Nov 21, 2026")).toBeVisible();
    await until.fill("tomorrow");
    await form.getByRole("button", { name: "Add note" }).click();
    await expect(form).toBeHidden();
  });
}
