import { expect } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "#tests/e2e/signed-in.ts";

const day = readFileSync(path.resolve(import.meta.dirname, "../../docs/examples/counter-lines.csv"), "utf8");

test("a manager drops a day's export, answers what it leaves open, sees it add up and saves the mapping", async ({
  openScreen,
}) => {
  const page = await openScreen("owner");
  const devices = page.waitForResponse((response) => response.request().postData()?.includes("query Devices") ?? false);
  await page.goto("/s/1/settings/device");
  const answer = JSON.stringify(await (await devices).json());
  const [, deviceId] = /"id":"([0-9a-f-]{36})","name":"[^"]*","type":"pos"/.exec(answer) ?? [];
  await page.goto(`/s/1/settings/devices/${deviceId}/exports`);
  await expect(page.getByRole("heading", { name: "Drop one day's export here" })).toBeVisible();
  // A column that no earlier run has named, so that the journey can be tried again on the same data.
  const column = `REF${Date.now()}`;
  const buffer = Buffer.from(day.replace("REF", column));
  await page.getByLabel("The file").setInputFiles({ name: "counter-lines.csv", mimeType: "text/csv", buffer });
  await page
    .getByRole("region", { name: `What is ${column}?` })
    .getByRole("button", { name: "Coupon" })
    .click();
  await expect(page.getByText("419 of 421 rows go in")).toBeVisible();
  await page.getByLabel("Your Day Close for Nov 20 says").fill("3322.50");
  await expect(page.getByLabel("Adds up")).toBeVisible();
  await page.getByRole("button", { name: /^Save mapping v/ }).click();
  await expect(page.getByText(/^Mapping v\d+ saved$/).first()).toBeVisible();
  await page.reload();
  await page.getByRole("button", { name: "Versions" }).click();
  await expect(page.getByRole("dialog")).toContainText("counter-lines.csv");
});
