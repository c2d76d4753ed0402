import { expect } from "@playwright/test";
import { anotherScreen, signIn } from "#tests/e2e/sign-in.ts";
import { test } from "#tests/e2e/signed-in.ts";

test("[SET-02] [SET-03] a manager corrects the store, and another screen's header follows", async ({ openScreen }) => {
  const [page, other] = [await openScreen("owner"), await openScreen("district")];
  await Promise.all([page.goto("/s/3/settings/store"), other.goto("/s/3/daybook")]);
  const number = page.getByLabel("Store number");
  const kept = await number.inputValue();
  await number.fill("31234");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Store number must be a valid franchise number")).toBeVisible();
  await number.fill(kept);
  const name = page.getByLabel("Name", { exact: true });
  const before = await name.inputValue();
  await name.fill(`${before} North`);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Store saved")).toBeVisible();
  await expect(other.getByRole("banner")).toContainText(`${before} North`);
  await name.fill(before);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByRole("banner")).not.toContainText("North");
});

test("[SET-05] a switch is saved as it is moved, is in the history, and can be moved back", async ({ openScreen }) => {
  const page = await openScreen("owner");
  await page.goto("/s/3/settings/switches");
  const breaks = page.getByRole("switch", { name: "Paid breaks" });
  await expect(breaks).toBeVisible();
  const was = await breaks.isChecked();
  await breaks.setChecked(!was);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(breaks).toBeChecked({ checked: was });
  await page.goto("/s/3/settings/history?kind=SWITCHES");
  for (const change of [page.getByRole("article").first(), page.getByRole("article").nth(1)]) {
    await expect(change).toContainText("Paid breaks");
  }
});

test("[SET-05] [API-08] the devices page follows a change made elsewhere without asking again", async ({
  openScreen,
}) => {
  const [page, other] = [await openScreen("owner"), await openScreen("district")];
  const subscribed = other.waitForResponse(
    async (response) => response.url().includes("/graphql") && "x-subscription-id" in response.headers(),
  );
  // On a slow day the page's own first question comes after the answer to its subscription.
  const read = other.waitForResponse((response) => response.request().postData()?.includes("query Devices") ?? false);
  await Promise.all([page.goto("/s/3/settings/device"), other.goto("/s/3/settings/device")]);
  await Promise.all([subscribed, read]);
  await expect(other.getByRole("button", { name: "Rename" }).first()).toBeVisible();
  const requests: string[] = [];
  other.on("request", (request) => requests.push(request.postData() ?? ""));
  await page.getByRole("button", { name: "Rename" }).first().click();
  const name = page.getByRole("dialog").getByRole("textbox", { name: "Name" });
  const before = await name.inputValue();
  await name.fill("Counter by the door");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Counter by the door").first()).toBeVisible();
  expect(requests.filter((text) => text.includes("query Devices"))).toEqual([]);
  await page.getByRole("button", { name: "Rename" }).first().click();
  await name.fill(before);
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("Counter by the door")).toHaveCount(0);
});

test("a browser whose sign-in is ended elsewhere is at the sign-in page at once", async ({ browser, openScreen }) => {
  // A person for whom no journey beside this one signs in: the newest sign-in is the one that is ended.
  const lost = await anotherScreen(browser);
  await signIn(lost, "district");
  const page = await openScreen("district");
  await page.goto("/s/1/settings/sessions");
  await page.getByRole("button", { name: "Sign out" }).first().click();
  await expect(lost).toHaveURL(/\/auth\/login/);
  await lost.context().close();
});
