import { randomUUID } from "node:crypto";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { choose } from "#tests/e2e/choose.ts";
import { seeTask } from "#tests/e2e/folded-tasks.ts";
import { givePin } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";

const pin = "4816";

function rowOf(page: Page, task: string) {
  return page.getByRole("listitem").filter({ hasText: task });
}

test("a shop day: from the first task to the signed handover, at a register and on the owner's screen", async ({
  openScreen,
}) => {
  test.slow();
  const opening = `Unlock the doors ${randomUUID().slice(0, 8)}`;
  const office = await openScreen("owner");
  await office.goto("/s/2/daybook");
  const register = await openScreen("lakesideRegister");
  await register.goto("/s/2/daybook");

  await test.step("the first change waits for a PIN; a wrong one changes nothing", async () => {
    await register.getByRole("link", { name: "New task" }).click();
    const dialog = register.getByRole("dialog", { name: "New task" });
    await dialog.getByRole("textbox", { name: "Task" }).fill(opening);
    await dialog.getByRole("button", { name: "Add task" }).click();
    await givePin(register, "Grace Larsen", "9071");
    await expect(register.getByRole("alert").filter({ hasText: "Invalid PIN" })).toBeVisible();
    await expect(rowOf(office, opening)).toHaveCount(0);
    await register.keyboard.type(pin);
    await register.keyboard.press("Enter");
    await expect(dialog).toBeHidden();
    await register.getByRole("checkbox", { name: opening }).click();
    await expect(rowOf(office, opening)).toContainText("Grace, ");
  });

  await test.step("a locked screen opens for the one who left it", async () => {
    await register.getByRole("button", { name: "Lock the screen" }).click();
    await expect(register.getByRole("group", { name: "PIN of Grace Larsen" })).toBeVisible();
    await register.keyboard.type(pin);
    await expect(register.getByRole("button", { name: "Lock the screen" })).toBeVisible();
  });

  await test.step("an employee who forgot to clock out is asked when they left, and the time counts once the owner confirms", async () => {
    await office.getByRole("button", { name: /^Needs a manager/ }).click();
    const card = office.getByRole("region", { name: "Needs a manager" });
    const name = (await card.getByRole("listitem").first().locator("strong").textContent()) ?? "";
    await register.getByRole("button", { name: "Lock the screen" }).click();
    await register.getByRole("button", { name: "Switch employee" }).click();
    await givePin(register, name);
    const question = register.getByRole("dialog", { name: "When did you leave?" });
    await question.getByRole("radio").first().check();
    await question.getByRole("button", { name: "Send to manager" }).click();
    await expect(question).toBeHidden();
    await card
      .getByRole("button", { name: /Confirm/ })
      .first()
      .click();
    await expect(office.getByText(`${name}'s clock-out saved`)).toBeVisible();
  });

  await test.step("a break shows on the other screen", async () => {
    await register.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Team" }).click();
    const clock = register.getByRole("region", { name: "Your clock" });
    // At some hours the demonstration has this person at home, at others on a break.
    await clock.getByRole("button", { name: /Clock in|Clock out/ }).waitFor();
    const first = clock.getByRole("button", { name: /Clock in|End break/ });
    if (await first.isVisible()) {
      await first.click();
      await expect(clock).toContainText("In since");
    }
    await clock.getByRole("button", { name: "Start break" }).click();
    await expect(clock).toContainText("On break since");
    await expect(office.getByText("On break since").first()).toBeVisible();
    await clock.getByRole("button", { name: "End break" }).click();
    await expect(clock).toContainText("In since");
    await register.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Daybook" }).click();
  });

  await test.step("what is done without a connection arrives when it is back", async () => {
    await seeTask(register, opening);
    await register.context().setOffline(true);
    await register.getByRole("checkbox", { name: opening }).uncheck();
    await expect(register.getByRole("button", { name: "1 change waiting to send" })).toBeVisible();
    await expect(await seeTask(office, opening)).toBeChecked();
    await register.context().setOffline(false);
    await expect(office.getByRole("checkbox", { name: opening })).not.toBeChecked();
  });

  await test.step("the handover lists what is left, is signed, and read by the next lead", async () => {
    const note = `The blue stroller is promised to Mrs. Lee (${randomUUID().slice(0, 8)})`;
    await register.goto("/s/2/daybook/handover");
    await expect(register.getByText(opening)).toBeVisible();
    await register.getByLabel("Two lines for the next shift").fill(note);
    await choose(register.getByLabel("Your name"), "Grace Larsen");
    await register.getByLabel("PIN").fill(pin);
    await register.getByRole("button", { name: "Sign handover" }).click();
    await expect(register.getByRole("region", { name: "Signed by Grace Larsen" }).getByText(note)).toBeVisible();

    await office.goto("/s/2/daybook");
    await office.getByRole("link", { name: "Read it" }).click();
    await expect(office.getByText(note)).toBeVisible();
    const reading = register.getByRole("form", { name: "Sign as read" });
    await choose(reading.getByLabel("Your name"), "Rosa Delgado");
    await reading.getByLabel("PIN").fill(pin);
    await reading.getByLabel("PIN").press("Enter");
    await expect(office.getByText(/Read by Rosa/)).toBeVisible();
  });
});
