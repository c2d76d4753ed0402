import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { savedFiles } from "#tests/kit/web/saved-files.ts";
import type { Session } from "#web/platform/session/session.ts";

const network = fakeNetwork();
const owner: Session = { ...manager, email: "evelyn@shop.test", token: "token-of-evelyn", role: 3 };
const path = "/s/1/stores?span=compare";

function aValue(storeId: string, value: number | null, fields: Record<string, unknown> = {}) {
  return { __typename: "ComparedValue", storeId, value, standing: "INSIDE", isWeak: false, dayCount: 26, ...fields };
}

type Value = ReturnType<typeof aValue>;

function aMeasure(measure: string, values: Value[], fields: Record<string, unknown> = {}) {
  const [low, high] = [10_000, 11_500];
  const spread = { low, high, least: leastOf(values), most: mostOf(values) };
  return { __typename: "MeasureComparison", measure, dayCount: 26, ...spread, outside: [], values, ...fields };
}

const amountsOf = (values: readonly Value[]) => values.flatMap(({ value }) => value ?? []);
const leastOf = (values: readonly Value[]) => Math.min(...amountsOf(values));
const mostOf = (values: readonly Value[]) => Math.max(...amountsOf(values));

/** Lakeside's value of `values` beside the others'. */
function lakesideOutside(values: readonly Value[]) {
  const others = values.filter(({ storeId }) => storeId !== "2");
  const { value = null } = values.find(({ storeId }) => storeId === "2") ?? {};
  const store = { __typename: "StandingOut", storeId: "2", name: "Lakeside Kids", value, isWeak: true };
  return [{ ...store, othersLow: leastOf(others), othersHigh: mostOf(others) }];
}

/** Lakeside is weak per labor hour and in its waits, Northgate was closed two days, Riverbend for two weeks. */
function comparison(fields: Record<string, unknown> = {}) {
  const store = (storeId: string, name: string, rest: Record<string, unknown> = {}) => ({
    __typename: "ComparedStore",
    storeId,
    name,
    dayCount: 26,
    isCompared: true,
    ...rest,
  });
  const weakLabor = { standing: "BELOW", isWeak: true };
  const weakWait = { standing: "ABOVE", isWeak: true };
  const few = { standing: null, dayCount: 13 };
  const labor = [aValue("2", 9100, weakLabor), aValue("1", 10_400), aValue("3", 11_200)];
  const waits = [aValue("2", 52, weakWait), aValue("1", 37), aValue("3", 31)];
  return {
    __typename: "StoresComparison",
    from: "2026-10-25",
    to: "2026-11-21",
    windowDays: 28,
    neededDays: 20,
    dayCount: 26,
    storeCount: 4,
    stores: [
      store("2", "Lakeside Kids"),
      store("1", "Maple Street"),
      store("3", "Northgate"),
      store("4", "Riverbend", { dayCount: 13, isCompared: false }),
    ],
    leftOut: [{ __typename: "LeftOutDay", date: "2026-11-09", storeNames: ["Northgate"], isOfAll: false }],
    measures: [
      aMeasure("LABOR", labor, { outside: lakesideOutside(labor) }),
      aMeasure("LAST_YEAR", [aValue("2", 42), aValue("1", -10), aValue("3", null, few)], {
        low: -100,
        high: 100,
        dayCount: 24,
      }),
      aMeasure("TICKET", [aValue("2", 2850), aValue("1", 3120), aValue("3", 2990)], { low: 2700, high: 3300 }),
      aMeasure("WAIT", waits, { low: 30, high: 40, outside: lakesideOutside(waits) }),
    ],
    ...fields,
  };
}

const answer = (fields?: Record<string, unknown>) => () => ({ data: { compareStores: comparison(fields) } });

test("only gaps larger than chance are named, and a store with too few days has no number", async () => {
  network.answer(...answersOf(owner, { CompareStores: answer() }));
  openApp(path, owner);
  expect(
    await screen.findByRole("heading", {
      name: "Lakeside Kids sells $91 per labor hour, the others $104 to $112.",
    }),
  ).toBeVisible();
  expect(
    screen.getByText(/Sellers at Lakeside Kids wait 52 min, elsewhere 31 min to 37 min\. Nothing else/),
  ).toBeVisible();
  expect(screen.getByText("26 of 28 days, Oct 25 – Nov 21, 2026")).toBeVisible();
  const table = screen.getByRole("table", { name: "Compare" });
  expect(within(table).getByRole("row", { name: /^Riverbend/ })).toHaveTextContent(
    "Too few days to compare. 13 of the 20 it needs.",
  );
  expect(within(table).getByRole("row", { name: /^Northgate/ })).toHaveTextContent("Too few days13 of 20");
  expect(within(table).getByRole("columnheader", { name: /vs last year/ })).toHaveTextContent("24 days");
  expect(screen.getByText("Left out for all: Nov 9 (Northgate)")).toBeVisible();
});

test("a store with enough days and no number says why: nobody sold to it, or no other store has the days", async () => {
  const none = (dayCount: number) => ({ standing: null, dayCount });
  const stores = comparison().stores.slice(0, 3);
  const measures = [
    aMeasure("LAST_YEAR", [aValue("2", null, none(27)), aValue("1", null, none(3)), aValue("3", null, none(0))], {
      ...{ dayCount: 0, low: null, high: null, least: null, most: null },
    }),
    aMeasure("WAIT", [aValue("2", 35), aValue("1", 34), aValue("3", null, none(26))], { low: 30, high: 40 }),
  ];
  network.answer(...answersOf(owner, { CompareStores: answer({ stores, measures }) }));
  openApp(path, owner);
  const table = await screen.findByRole("table", { name: "Compare" });
  expect(within(table).getByRole("row", { name: /^Lakeside Kids/ })).toHaveTextContent(
    "No other store to compare27 days",
  );
  expect(within(table).getByRole("row", { name: /^Maple Street/ })).toHaveTextContent("Too few days3 of 20");
  expect(within(table).getByRole("row", { name: /^Northgate/ })).toHaveTextContent("No sellers26 days");
});

test("the file has the numbers of the page with their days, nothing where a store has too few", async () => {
  const files = savedFiles();
  network.answer(...answersOf(owner, { CompareStores: answer() }));
  openApp(path, owner);
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  const lines = (await files[0]?.content.text())?.replace("\u{FEFF}", "").trim().split("\r\n");
  expect(lines?.[1]).toBe("Lakeside Kids,2026-10-25,2026-11-21,91.00,26,4.2,26,28.50,26,52,26");
  expect(lines?.[3]).toBe("Northgate,2026-10-25,2026-11-21,112.00,26,,13,29.90,26,31,26");
  expect(lines?.[4]).toBe("Riverbend,2026-10-25,2026-11-21,,,,,,,,");
});

test("a number opens the days it is made of, in the address, and leads to its store's report", async () => {
  const days = [
    { __typename: "ComparedDay", date: "2026-11-20", part: 91_000, whole: 600 },
    { __typename: "ComparedDay", date: "2026-11-21", part: 182_000, whole: 1200 },
  ];
  const values = [{ __typename: "ComparedValue", storeId: "2", value: 9100, days }];
  const rows = {
    stores: comparison().stores,
    measures: [{ __typename: "MeasureComparison", measure: "LABOR", values }],
  };
  network.answer(
    ...answersOf(owner, {
      CompareStores: answer(),
      ComparedDays: () => ({ data: { compareStores: { __typename: "StoresComparison", ...rows } } }),
    }),
  );
  const app = openApp(path, owner);
  await userEvent.click(await screen.findByRole("link", { name: /^Sales per labor hour of Lakeside Kids: \$91/ }));
  const dialog = await screen.findByRole("dialog", { name: "Sales per labor hour, Lakeside Kids" });
  expect(await within(dialog).findByRole("row", { name: /^All 2 days: \$91/ })).toHaveTextContent("$2,73030 hr");
  expect(within(dialog).getByRole("link", { name: "Fri, Nov 20" })).toHaveAttribute("href", "/s/2/daybook/2026-11-20");
  expect(within(dialog).getByRole("link", { name: "Open monthly report" })).toHaveAttribute(
    "href",
    "/s/2/reports/monthly?d=2026-11-21",
  );
  expect(app.at()).toContain("measure=LABOR");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(app.at()).not.toContain("measure");
});

test("of many stores the first are listed, and one that stands out is named though it is not among them", async () => {
  const stores = Array.from({ length: 40 }, (_, at) => ({
    ...{
      __typename: "ComparedStore",
      storeId: String(at + 10),
      name: `Store ${at + 1}`,
      dayCount: 26,
      isCompared: true,
    },
  }));
  const outside = [
    {
      ...{ __typename: "StandingOut", storeId: "49", name: "Store 40", value: 900, isWeak: true },
      ...{ othersLow: 2800, othersHigh: 3100 },
    },
  ];
  network.answer(
    ...answersOf(owner, {
      CompareStores: ({ variables }) => {
        const listed = stores.slice(0, Number(variables["first"]));
        const values = listed.map(({ storeId }) => aValue(storeId, 2900));
        const measures = [aMeasure("TICKET", values, { low: 2700, high: 3300, outside })];
        return answer({ stores: listed, storeCount: stores.length, measures, leftOut: [] })();
      },
    }),
  );
  openApp(path, owner);
  expect(
    await screen.findByRole("heading", { name: "Store 40 sells $9.00 per transaction, the others $28.00 to $31.00." }),
  ).toBeVisible();
  expect(screen.getAllByRole("link", { name: /^Store \d+$/ })).toHaveLength(25);
  await userEvent.click(screen.getByRole("button", { name: /15 more/ }));
  await expect.poll(() => screen.getAllByRole("link", { name: /^Store \d+$/ }).length).toBe(40);
});

test("where no store stands out, that is said", async () => {
  const measures = [aMeasure("TICKET", [aValue("2", 2850), aValue("1", 3120)], { low: 2700, high: 3300 })];
  network.answer(...answersOf(owner, { CompareStores: answer({ measures, leftOut: [] }) }));
  openApp(path, owner);
  expect(await screen.findByRole("heading", { name: "No store stands out" })).toBeVisible();
});

test("too few shared days are said instead of a number, with how many there are", async () => {
  const stores = comparison().stores.map((store) => ({ ...store, dayCount: 12, isCompared: false }));
  network.answer(...answersOf(owner, { CompareStores: answer({ dayCount: 0, stores, measures: [], leftOut: [] }) }));
  openApp(path, owner);
  expect(await screen.findByText("Too few days to compare")).toBeVisible();
  expect(screen.getByText(/So far: Lakeside Kids 12, Maple Street 12/)).toBeVisible();
  expect(screen.queryByRole("table", { name: "Compare" })).toBeNull();
});

test("who has one store is led to its report", async () => {
  const stores = comparison().stores.slice(1, 2);
  network.answer(
    ...answersOf(owner, { CompareStores: answer({ dayCount: 0, storeCount: 1, stores, measures: [], leftOut: [] }) }),
  );
  openApp(path, owner);
  expect(await screen.findByRole("link", { name: "Open weekly report" })).toHaveAttribute(
    "href",
    "/s/1/reports/weekly",
  );
});

test("whom the server refuses reads that", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(owner, { CompareStores: () => refused }));
  openApp(path, owner);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});
