import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import { backRoom, coats } from "#tests/kit/a-filling.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";
import type { Aging, AgingRow } from "./aging.queries.ts";

const network = fakeNetwork();

const page = "/s/1/reports/backstock";
const oldest = { backstockId: "00000000-0000-7000-8000-000000000007", bin: "7", ageDays: 95 };
const row: AgingRow = {
  categoryId: coats,
  categoryName: "Coats",
  counts: [2, 0, 3],
  bins: 5,
  averageAge: 41,
  oldest,
};
const aging: Aging = {
  date: "2026-03-04",
  today: "2026-03-04",
  bands: ["0-30", "31-60", "61+"],
  rows: [row],
  total: { ...row, categoryId: null, categoryName: "" },
};
const none = { ...row, categoryId: null, categoryName: "", counts: [0, 0, 0], bins: 0, averageAge: null, oldest: null };

/** What the report was asked for, the newest last. */
const requests: unknown[] = [];

type Opened = { report?: Aging; session?: Session; fakes?: GraphqlFakes };

function openAging(search = "", { report = aging, session = manager, fakes = {} }: Opened = {}) {
  requests.length = 0;
  const places = [{ __typename: "BackstockLocation", id: backRoom, name: "Back room" }];
  network.answer(
    ...answersOf(session, {
      BackstockAging: ({ variables }) => {
        requests.push(variables);
        return { data: { backstockAging: report } };
      },
      BackstockReportChoices: () => ({
        data: { backstockHome: { __typename: "BackstockHome", categories: [], locations: places }, employees: [] },
      }),
      ...fakes,
    }),
  );
  return openApp(`${page}${search}`, session);
}

test("each category shows its bins by age, and a figure leads to the bins it counts", async () => {
  openAging();
  const table = within(await screen.findByRole("table", { name: "Bins by days of age" }));
  const coatsRow = within(table.getByRole("row", { name: /^Coats/ }));
  expect(coatsRow.getByText("41 days")).toBeVisible();
  expect(unexplainedFigures()).toEqual([]);
  expect(coatsRow.getByRole("link", { name: "Bin 7, 95 days" })).toHaveAttribute(
    "href",
    `/s/1/backstock/detail/edit/${oldest.backstockId}`,
  );
  expect(coatsRow.queryByRole("link", { name: /31-60/ })).toBeNull();
  const cell = coatsRow.getByRole("link", { name: "3 bins of Coats, 61+ days old" });
  expect(cell).toHaveAttribute("href", `/s/1/backstock?category=${coats}&age=61`);
  const total = within(table.getByRole("row", { name: /^Total/ }));
  expect(total.getByRole("link", { name: "2 bins of Total, 0-30 days old" })).toHaveAttribute(
    "href",
    "/s/1/backstock?age=0",
  );
});

test("the picture says the same as the table, a bar for each category", async () => {
  openAging();
  const picture = await screen.findByRole("figure", { name: "Bins of each category, by days of age" });
  expect(within(picture).getByTitle("Coats: 5 bins. 2 of 0-30 days, 3 of 61+ days")).toBeVisible();
});

test("a location and a season narrow the report, and the address keeps them until they are cleared", async () => {
  const app = openAging();
  await screen.findByRole("table");
  await choose(screen.getByRole("combobox", { name: "Location" }), "Back room");
  await choose(screen.getByRole("combobox", { name: "Season" }), "Fall/winter");
  await expect.poll(() => requests.at(-1)).toEqual({ date: null, locationId: backRoom, season: "FW" });
  expect(app.at()).toBe(`${page}?location=${backRoom}&season=FW`);
  await userEvent.click(screen.getByRole("button", { name: "Clear filters" }));
  await expect.poll(() => app.at()).toBe(page);
});

test("a day in the past says so and opens nothing, because the list of bins shows what is there now", async () => {
  openAging("?date=2026-02-01", { report: { ...aging, date: "2026-02-01" } });
  expect(await screen.findByText("As of the end of Feb 1, 2026")).toBeVisible();
  expect(requests.at(-1)).toEqual({ date: "2026-02-01", locationId: null, season: null });
  const table = within(screen.getByRole("table", { name: "Bins by days of age" }));
  expect(table.queryByRole("link", { name: /Coats/ })).toBeNull();
  expect(table.getAllByRole("link", { name: "Bin 7, 95 days" })).not.toHaveLength(0);
});

test("a day to come is refused at its field, and the report stays", async () => {
  const app = openAging();
  await screen.findByRole("table");
  await fill(screen.getByRole("textbox", { name: "As of the end of" }), "tomorrow");
  expect(await screen.findByText("Choose today or an earlier date")).toBeVisible();
  expect(app.at()).toBe(page);
});

test("a store without bins reads what to do; filters that match nothing say that", async () => {
  const empty = { ...aging, rows: [], total: none };
  const app = openAging("", { report: empty });
  expect(await screen.findByText("No bins in backstock")).toBeVisible();
  app.leave();
  openAging("?season=SS", { report: empty });
  expect(await screen.findByText("No bins match these filters")).toBeVisible();
});

test("a manager exports the list as it is narrowed; a refusal is said", async () => {
  const exported: unknown[] = [];
  const fakes: GraphqlFakes = {
    BackstockAgingCsv: ({ variables }) => {
      exported.push(variables);
      return { data: null, errors: [{ message: "Try again in a minute", extensions: { code: "too-many" } }] };
    },
  };
  openAging("?season=FW", { fakes });
  await screen.findByRole("table");
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText("Try again in a minute")).toBeInTheDocument();
  expect(exported).toEqual([{ date: null, locationId: null, season: "FW" }]);
});

test("an employee reads the report and may print it, but not export it", async () => {
  openAging("", { session: ana });
  await screen.findByRole("table");
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  expect(await screen.findByRole("menuitem", { name: "Print" })).toBeVisible();
  expect(screen.queryByRole("menuitem", { name: "Export as CSV" })).toBeNull();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
