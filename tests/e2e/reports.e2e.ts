import { expect } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";
import { withPdfPages } from "#tests/kit/printing/pdf-pages.ts";

test("a manager goes from a week to its file, to the month and to a day's close, and hides a figure", async ({
  openScreen,
}) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/reports");
  await page.getByRole("link", { name: /^Weekly report/ }).click();
  await page.getByRole("button", { name: "Previous week" }).click();
  const week = page.getByRole("table", { name: "Weekly report" });
  await expect(week.getByRole("row", { name: /^Sales .*\$/ }).first()).toContainText("$");
  await page.getByRole("checkbox", { name: "vs last week" }).check();
  await expect(week.getByRole("columnheader", { name: "vs last week" })).toBeVisible();
  await page.getByRole("button", { name: "More" }).click();
  const file = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: "Export as CSV" }).click();
  expect((await file).suggestedFilename()).toMatch(/^week-\d{4}-\d{2}-\d{2}\.csv$/);

  await page.goto("/s/1/reports/settings");
  await page.getByRole("switch", { name: "Show Tasks done" }).uncheck();
  await expect(page.getByText("Report figures saved")).toBeVisible();
  await page.goto("/s/1/reports/monthly");
  await expect(page.getByRole("img", { name: /^Running total of sales/ })).toBeVisible();
  await expect(page.getByRole("button", { name: "Tasks done" })).toBeHidden();
  await page.goto("/s/1/reports/settings");
  await page.getByRole("switch", { name: "Show Tasks done" }).check();
  await expect(page.getByText("Report figures saved").last()).toBeVisible();

  await page.goto("/s/1/reports/day_close");
  await page.getByRole("button", { name: "Previous month" }).click();
  await page.getByRole("table", { name: "Day Close" }).getByRole("link").first().click();
  const dialog = page.getByRole("dialog", { name: /^Day Close, / });
  await expect(dialog.getByRole("heading", { name: "By register" })).toBeVisible();
  await dialog.getByRole("button", { name: "Ask registers again" }).click();
  await expect(dialog.getByText(/^Asked again/)).toBeVisible();
});

const letter = { width: 612, height: 792 };

test("the week prints on one sheet of Letter paper, and its wages only for who asks for them", async ({
  openScreen,
}) => {
  const page = await openScreen("owner");
  await page.goto("/s/1/reports");
  await page.getByRole("link", { name: /^Week on one page/ }).click();
  await expect(page.getByRole("article").getByRole("row", { name: /^Bins/ })).toBeVisible();
  const forStaff = await page.pdf({ preferCSSPageSize: true });
  await page.getByRole("switch", { name: "With wages" }).click();
  await expect(page.getByRole("row", { name: /^Wages/ })).toBeVisible();
  const forOwner = await page.pdf({ preferCSSPageSize: true });

  const staffPages = await withPdfPages(forStaff, (pages) =>
    Promise.resolve(pages.map(({ size, text }) => ({ size, text }))),
  );
  expect(staffPages).toEqual([{ size: letter, text: expect.stringMatching(/Bins[^]*Printed/) }]);
  expect(staffPages[0]?.text).not.toMatch(/Wages|Labor/);
  const ownerPages = await withPdfPages(forOwner, (pages) =>
    Promise.resolve(pages.map(({ size, text }) => ({ size, text }))),
  );
  expect(ownerPages).toEqual([{ size: letter, text: expect.stringMatching(/With wages[^]*Wages[^]*Bins[^]*Printed/) }]);
});

test("a report prints without an empty page before it", async ({ openScreen }) => {
  const page = await openScreen("manager");
  for (const [path, name] of [
    ["weekly", "Weekly report"],
    ["monthly", "Monthly report"],
    ["day_close", "Day Close"],
  ] as const) {
    await page.goto(`/s/1/reports/${path}`);
    await expect(page.getByRole("table", { name })).toBeVisible();
    const file = await page.pdf({ preferCSSPageSize: true });
    const texts = await withPdfPages(file, (pages) => Promise.resolve(pages.map(({ text }) => text.length)));
    expect(Math.min(...texts), path).toBeGreaterThan(0);
  }
});
