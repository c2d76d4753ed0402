import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { coats } from "#tests/kit/a-filling.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { SeasonRunway } from "./runway.queries.ts";

const network = fakeNetwork();

const page = "/s/1/backstock/seasons";
const runway: SeasonRunway = {
  categoryId: coats,
  categoryName: "Coats",
  season: "FW",
  bins: 23,
  isRunning: true,
  startsOn: "2026-09-01",
  endsOn: "2027-02-15",
  days: 28,
  pullsPerWeek: 2.5,
  leftOver: 13,
  neededPerWeek: 6,
  advice: "PULL_FASTER",
  neededBy: null,
  neededByStoreId: null,
};
const stock = [
  { categoryName: "Coats", age: "0-30", bins: 3, ages: [{ categoryName: "Coats", age: "0-30", bins: 3 }] },
];

function openSeasons(seasonRunway: readonly SeasonRunway[], { backstockReport = stock, session = manager } = {}) {
  network.answer(...answersOf(session, { StockAndSeasons: () => ({ data: { backstockReport, seasonRunway } }) }));
  return openApp(page, session);
}

async function line(): Promise<HTMLElement> {
  const card = await screen.findByRole("region", { name: "Will it sell in time?" });
  return within(card).getByRole("listitem");
}

test("a season that runs says in a sentence what is left, how fast it goes and what will not make it", async () => {
  openSeasons([runway]);
  const item = within(await line());
  expect(
    item.getByText("23 winter bins left, you pull 2.5 a week, the season ends in 4 weeks: 13 won't make it"),
  ).toBeVisible();
  expect(item.getByText("Pull 6 a week to use them all")).toBeVisible();
  expect(item.getByRole("link", { name: "Coats" })).toHaveAttribute("href", `/s/1/backstock?category=${coats}`);
  expect(screen.getByText("Pull rate: last 4 weeks")).toBeVisible();
});

test.each([
  ["the last days are counted by day", { days: 13 }, /the season ends in 13 days:/],
  ["two weeks are two weeks", { days: 14 }, /the season ends in 2 weeks:/],
  ["nothing left over is good news", { leftOver: 0, advice: "ON_TRACK" }, /all of them will make it/],
  ["a rate that is unknown is a dash", { pullsPerWeek: null, leftOver: null, advice: null }, /you pull – a week/],
  [
    "a season to come says from when",
    { isRunning: false, season: "SS", bins: 1, advice: null },
    /^1 summer bin waiting for Sep 1, 2026$/,
  ],
  ["what is late stays for next year", { advice: "STORE_FOR_NEXT_YEAR" }, /next year's date/],
  ["what will not sell is marked down", { advice: "MARK_DOWN" }, /mark them down/],
] as const)("%s", async (...[, changes, words]) => {
  openSeasons([{ ...runway, ...changes }]);
  expect(within(await line()).getByText(words)).toBeVisible();
});

test("what a sister store lacks is sent from here, by a manager", async () => {
  const short = { ...runway, advice: "TRANSFER" as const, neededBy: "Elm Street", neededByStoreId: "3" };
  network.answer(
    ...answersOf(manager, {
      StockAndSeasons: () => ({ data: { backstockReport: stock, seasonRunway: [short] } }),
      BinTransfers: () => ({
        data: { binTransfers: { transfers: [], sisterStores: [{ id: "3", name: "Elm Street" }] } },
      }),
    }),
  );
  const app = openApp(page, manager);
  const item = within(await line());
  expect(item.getByText("Elm Street is short. Send some there.")).toBeVisible();
  await userEvent.click(item.getByRole("link", { name: "Send a bin" }));
  expect(await screen.findByRole("dialog", { name: "Send a bin to a sister store" })).toBeVisible();
  expect(app.at()).toBe("/s/1/backstock/transfers?send=true");
});

test("an employee reads the same advice without the way to send", async () => {
  openSeasons([{ ...runway, advice: "TRANSFER", neededBy: "Elm Street" }], { session: ana });
  const item = within(await line());
  expect(item.getByText("Elm Street is short. Send some there.")).toBeVisible();
  expect(item.queryByRole("link", { name: "Send a bin" })).toBeNull();
});

test("a store without bins or seasons reads what each part is for", async () => {
  openSeasons([], { backstockReport: [] });
  expect(await screen.findByText("No seasonal bins")).toBeVisible();
  expect(screen.getByText("No bins in backstock")).toBeVisible();
  expect(screen.queryByText("Pull rate: last 4 weeks")).toBeNull();
  expect(screen.getByRole("link", { name: "Aging report" })).toHaveAttribute("href", "/s/1/reports/backstock");
});

test("a page that failed is read again with one press", async () => {
  let response: unknown = { data: null, errors: [{ message: "no" }] };
  network.answer(...answersOf(manager, { StockAndSeasons: () => response }));
  openApp(page, manager);
  const again = await screen.findByRole("button", { name: "Try again" });
  response = { data: { backstockReport: stock, seasonRunway: [runway] } };
  await userEvent.click(again);
  expect(await line()).toBeVisible();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
