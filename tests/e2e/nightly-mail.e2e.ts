import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

const settings = "/s/1/settings/automations/nightly-reports";

/** The newest mail with this subject to that address, opened; it is sent in the background and may take its time. */
async function mailTo(support: Page, { subject, address }: { subject: RegExp; address: string }): Promise<Locator> {
  const mail = support
    .getByRole("listitem")
    .filter({ hasText: `To ${address}` })
    .filter({ hasText: subject })
    .first();
  await expect(async () => {
    await support.goto("/s/1/support?tab=mailbox");
    await expect(mail).toBeVisible({ timeout: 2000 });
  }).toPass();
  await mail.locator("summary").click();
  return mail;
}

test("[AUT-10] a manager asks the bookkeeper's address, who confirms, and stops the mail with one click", async ({
  openScreen,
  request,
}) => {
  const address = `books-${randomUUID()}@accountant.test`;
  const [manager, support, reader] = [await openScreen("manager"), await openScreen("support"), await openScreen(null)];
  await manager.goto(settings);
  await manager.getByRole("button", { name: "Add an address" }).click();
  const dialog = manager.getByRole("dialog", { name: "Add an address" });
  await expect(dialog.getByLabel("Email")).toBeFocused();
  await dialog.getByLabel("Email").fill(address);
  await manager.keyboard.press("Enter");
  const line = manager.getByRole("list", { name: "Who gets it" }).getByRole("listitem").filter({ hasText: address });
  await expect(line).toContainText("Not confirmed yet");

  const question = await mailTo(support, { subject: /^Confirm the nightly report/, address });
  const link = String(/http\S+\/mail\/confirm\/[\w.-]+/.exec(String(await question.textContent())));
  await reader.goto(link);
  await reader.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(reader.getByRole("heading", { name: "Confirmed" })).toBeVisible();
  await expect(line, "the manager's screen says it without a reload").toContainText("Gets it");

  // What the button of a mail program sends (RFC 8058), without a page and without a sign-in.
  const stop = link.replace("/confirm/", "/stop/");
  const stopped = await request.post(`${stop}/all`, { form: { "List-Unsubscribe": "One-Click" } });
  expect(stopped.status()).toBe(200);
  await expect(line).toContainText("Stopped by reader");
  await reader.goto(stop);
  await expect(reader.getByRole("heading", { name: "Stopped" })).toBeVisible();
  await reader.getByRole("button", { name: "Send it again" }).click();
  await expect(line).toContainText("Gets it");

  await manager.getByRole("button", { name: `Remove ${address}` }).click();
  await manager.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(line).toHaveCount(0);
});

test("[AUT-10] a manager looks at yesterday's report and sends it to themselves", async ({ openScreen }) => {
  const [manager, support] = [await openScreen("manager"), await openScreen("support")];
  await manager.goto(settings);
  await manager.getByRole("button", { name: "Preview" }).click();
  const preview = manager.getByRole("dialog", { name: /^Report of / });
  await expect(preview.getByText(/^Maple Street \w{3}, \w{3} \d+/)).toBeVisible();
  await manager.keyboard.press("Escape");
  await expect(preview).toBeHidden();
  await manager.getByRole("button", { name: "Send me a test" }).click();
  const address = "manager@demo.hangtag.test";
  await expect(manager.getByText(`Yesterday's report is on its way to ${address}`)).toBeVisible();
  const mail = await mailTo(support, { subject: /Test: Maple Street/, address });
  await expect(mail).toContainText("Stop this mail");
});
