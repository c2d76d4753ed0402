import { expect } from "@playwright/test";
import type { Locator } from "@playwright/test";
import { test } from "#tests/e2e/signed-in.ts";

// A person's own few colors replace all of ours: what only a fill or a tint said has to be said again.

test("in forced colors a chosen tab is filled, and its words are read on the fill", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  await page.goto("/s/1/buys");
  const chosen = await colorsOf(page.getByRole("tab", { selected: true }).first());
  const other = await colorsOf(page.getByRole("tab", { selected: false }).first());
  expect(chosen.background).not.toBe(other.background);
  expect(chosen.ink).not.toBe(chosen.background);
});

test("in forced colors the chosen day of a month keeps its figures readable", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  await page.goto("/s/1/goal/settings?activeSetup=1");
  const day = page.locator("main [aria-current]:not([aria-current=false]), main [aria-pressed=true]").first();
  await expect(day).toBeVisible();
  const { ink } = await colorsOf(day);
  const inks = await day.evaluate((element) =>
    [...element.querySelectorAll("*")].map((part) => getComputedStyle(part).color),
  );
  expect(inks.filter((color) => color !== ink)).toEqual([]);
});

test("in forced colors a bar of bins keeps the colors of its ages", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  await page.goto("/s/1/reports/backstock");
  const figure = page.getByRole("figure", { name: "Bins of each category, by days of age" });
  await expect(figure).toBeVisible();
  const bands = await figure
    .locator("[data-band]")
    .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).backgroundColor))]);
  expect(bands.length, "bands drawn alike cannot be told apart").toBeGreaterThan(2);
});

test("in forced colors a buyer's share, the band of chance and the bar of a goal are drawn", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  const charts = { category: "td[data-chart] > span:has(b)", hour: "span[data-chart]:has(b)" };
  for (const [view, place] of Object.entries(charts)) {
    await page.goto(`/s/1/reports/buyer_craft?by=${view}`);
    const paper = (await colorsOf(page.locator("body"))).background;
    const chart = page.locator(place).first();
    await expect(chart).toBeVisible();
    expect((await colorsOf(chart.locator("b"))).background).not.toBe(paper);
    await expect(chart.locator("i")).toHaveCSS("border-top-style", "solid");
  }
  const paper = (await colorsOf(page.locator("body"))).background;
  const bar = page.getByRole("region", { name: "Today's goals" }).getByRole("img").first();
  expect((await colorsOf(bar.locator("i"))).background).not.toBe(paper);
});

test("in forced colors a field within a frame of its own shows that the cursor is in it", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  await page.goto("/s/1/texting");
  const search = page.getByRole("searchbox").first();
  await search.focus();
  await expect(search).toHaveCSS("outline-style", "solid");
});

test("a button that leads to the page above is not filled as the page one is on", async ({ openScreen }) => {
  const page = await openScreen("manager", { forcedColors: "active" });
  await page.goto("/s/1/buys/checkin/new");
  await expect(page.getByRole("link", { name: "Cancel" })).not.toHaveAttribute("aria-current");
});

test("the way back is not announced as the page one is on", async ({ openScreen }) => {
  const page = await openScreen("manager");
  await page.goto("/s/1/reports/weekly");
  await expect(page.getByRole("main").getByRole("link", { name: "Reports" })).not.toHaveAttribute("aria-current");
});

async function colorsOf(element: Locator): Promise<{ background: string; ink: string }> {
  return element.evaluate((part) => {
    const { backgroundColor, color } = getComputedStyle(part);
    return { background: backgroundColor, ink: color };
  });
}
