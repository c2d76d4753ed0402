import { expect, test } from "@playwright/test";
import { signIn } from "./sign-in.ts";
import { choose } from "./choose.ts";

/** The demonstration's scheduling services are simulated; these connect them (server/app/demonstration/simulated-schedules.ts). */
const login = { key: "demo-developer-key", email: "owner@demo.hangtag.test", password: "hangtag-demo" };

test("[AUT-01] [SCH-1] an owner connects When I Work, says who is who, and the plan stands on the daybook", async ({
  page,
}) => {
  await signIn(page, "owner");
  await page.goto("/s/3/settings/automations");
  await page.getByRole("link", { name: "Connect When I Work" }).click();
  await page.getByLabel("Developer key").fill(login.key);
  await page.getByLabel("Email of a manager there").fill(login.email);
  await page.getByRole("textbox", { name: "Password there" }).fill("wrong");
  await page.getByRole("button", { name: "Connect Sixth String Music" }).click();
  await expect(page.getByText("Invalid email or password")).toBeVisible();
  await page.getByRole("textbox", { name: "Password there" }).fill(login.password);
  await page.getByRole("button", { name: "Connect Sixth String Music" }).click();

  await expect(page.getByRole("radio", { name: "Sixth String Music" })).toBeChecked();
  await page.getByRole("button", { name: "This is Sixth String Music" }).click();
  await choose(page.getByLabel("Caleb M. Stone's match here"), "Caleb Stone");
  await page.getByRole("button", { name: "Link Caleb M. Stone" }).click();
  await page.getByRole("button", { name: "Ignore Robin Vega" }).click();
  await page.getByRole("button", { name: "Ignore Dana Whitfield" }).click();
  await expect(page.getByText("Everyone in When I Work is matched")).toBeVisible();
  await page.getByRole("button", { name: "Activate" }).click();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sync now" }).click();
  await expect(page.getByText("Everything is up to date")).toBeVisible();

  await page.getByRole("link", { name: "Log" }).click();
  await expect(page.getByText(/\d+ shifts received/).first()).toBeVisible();
  await page.goto("/s/3/daybook");
  await expect(page.getByText("Sales floor").first()).toBeVisible();
});
