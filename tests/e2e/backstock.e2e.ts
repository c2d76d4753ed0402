import { expect } from "@playwright/test";
import { choose } from "#tests/e2e/choose.ts";
import { scan, smallBackstock } from "#tests/e2e/small-backstock.ts";
import { test } from "#tests/e2e/signed-in.ts";

test("[BACK-04] [BACK-06] a scanner fills, pulls and undoes a bin, from whatever page is open", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  const { first, category, codeOf } = await smallBackstock(page.request);
  const messages = page.getByRole("region", { name: "Messages" });
  await page.goto("/s/1/daybook");
  await expect(page.getByRole("heading", { name: "Tasks" })).toBeVisible();
  await scan(page, codeOf(first));
  const scanner = page.getByRole("dialog", { name: "Scan" });
  await expect(scanner).toContainText(`Bin ${first} is empty`);
  await scan(page, "RB:81234:212");
  await expect(scanner.getByRole("alert")).toHaveText("This bin belongs to store 81234");
  await scan(page, "BB1234567890");
  await expect(scanner.getByRole("alert")).toHaveText("Not a valid bin");

  await scan(page, codeOf(first));
  await scanner.getByRole("link", { name: `Fill bin ${first}` }).click();
  const form = page.getByRole("dialog", { name: "Fill a bin" });
  await choose(form.getByLabel("Category"), category);
  await form.getByRole("button", { name: "Fill bin", exact: true }).click();
  await expect(messages).toContainText(`Bin ${first} filled with ${category}`);

  await expect(form).toBeHidden();
  await scan(page, codeOf(first));
  await expect(scanner.getByRole("button", { name: "Move to Floor" })).toBeVisible();
  await scanner.getByRole("button", { name: "Floor", exact: true }).click();
  await scan(page, codeOf(first));
  await scanner.getByRole("button", { name: "Move 1 bin to Floor" }).click();
  await expect(scanner.getByText("1 bin moved to Floor")).toBeVisible();
  // The message that goes automatically has one too; the other stays below it.
  await scanner.getByRole("button", { name: "Undo" }).last().click();
  await expect(messages).toContainText("Undone");
  await scan(page, codeOf(first));
  await expect(scanner.getByRole("status").last()).toContainText(category);
});

test("[BACK-01] [BACK-04] two screens show the same bins: what one pulls is gone from the other", async ({
  openScreen,
}) => {
  const [counter, office] = [await openScreen("manager"), await openScreen("owner")];
  const { first, second, category } = await smallBackstock(counter.request);
  for (const bin of [first, second]) {
    await counter.goto("/s/1/backstock/detail/new");
    const form = counter.getByRole("dialog", { name: "Fill a bin" });
    await form.getByLabel("Bin", { exact: true }).fill(String(bin));
    await form.getByLabel("Bin", { exact: true }).press("Enter");
    await expect(form.getByRole("group", { name: "Bin" })).toContainText(String(bin));
    await choose(form.getByLabel("Category"), category);
    await form.getByRole("button", { name: "Fill bin", exact: true }).click();
    await expect(form).toBeHidden();
  }
  await office.goto("/s/1/backstock");
  await office.getByRole("button", { name: new RegExp(category) }).click();
  const there = office.getByRole("table", { name: "Bins" });
  await expect(there).toContainText(String(second));
  await expect(there.getByText("Oldest")).toHaveCount(1);

  await counter.getByRole("button", { name: new RegExp(category) }).click();
  const here = counter.getByRole("table", { name: "Bins" });
  await here.getByRole("checkbox", { name: `Select bin ${first}` }).check();
  await here.getByRole("checkbox", { name: `Select bin ${second}` }).check();
  const selection = counter.getByRole("group", { name: "2 bins selected" });
  await choose(selection.getByLabel("Move to"), "Floor");
  await selection.getByRole("button", { name: "Move" }).click();
  await counter.getByRole("alertdialog").getByRole("button", { name: "Move" }).click();
  await expect(counter.getByText("No bins match")).toBeVisible();
  await expect(office.getByText("No bins match")).toBeVisible();
  const messages = counter.getByRole("region", { name: "Messages" });
  await expect(messages).toContainText("2 bins moved to Floor");
  await messages.getByRole("button", { name: "Undo" }).click();
  await expect(there).toContainText(String(first));
  await expect(there).toContainText(String(second));
});
