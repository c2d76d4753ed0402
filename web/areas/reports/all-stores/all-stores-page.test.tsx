import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { reportColumns } from "#common/reports/columns.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, seenRequests } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";
import type { Session } from "#web/platform/session/session.ts";

const network = fakeNetwork();

afterEach(() => {
  vi.restoreAllMocks();
});

const owner: Session = { ...manager, email: "evelyn@shop.test", token: "token-of-evelyn", role: 3 };

function aStoreNow(storeId: number, name: string, parts: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    __typename: "StoreNow",
    storeId: String(storeId),
    name,
    date: "2026-11-21",
    timeZone: "America/Chicago",
    isShut: false,
    sales: 200_000,
    goal: 400_000,
    goalPct: 500,
    usualPct: 480,
    ahead: 8_000,
    comp: 190_000,
    compPct: 53,
    here: 3,
    expected: 3,
    missing: [],
    waiting: 0,
    longestWaitMinutes: null,
    needs: [],
    urgency: "NONE",
    daysMade: 8,
    judgedPcts: [900, 1100, 1050, 990, 1000, 1200, 1010, 1020, 950, 1001, 1300, 900, 930],
    ...parts,
  };
}

const lakeside = aStoreNow(2, "Lakeside Kids", {
  sales: 100_000,
  ahead: -30_000,
  expected: 4,
  missing: [{ __typename: "MissingPerson", name: "Devon Wells", since: "2026-11-21T20:00:00.000Z" }],
  waiting: 7,
  longestWaitMinutes: 82,
  needs: [{ __typename: "StoreNeed", kind: "DAY_CLOSE", count: 1, date: "2026-11-20" }],
  urgency: "WAITS",
});

type Listed = { stores: readonly Record<string, unknown>[]; first: unknown };

/** The sums are those of Lakeside Kids and Maple Street; the list is what was searched for, as far as it was asked for. */
function allStores(all: readonly Record<string, unknown>[], listed?: Listed) {
  const sums = { sales: 300_000, goal: 800_000, ahead: -22_000, compPct: -7, comparedStores: 2 };
  const compared = { comparedSales: 300_000, comp: 380_000, storeCount: all.length };
  const longestWait = { __typename: "LongestWait", name: "Lakeside Kids", minutes: 82, urgency: "WAITS" };
  const urgent = all.filter(({ urgency }) => urgency !== "NONE");
  const [first] = urgent;
  const mostUrgent = first && { __typename: "MostUrgentStore", storeId: first["storeId"], name: first["name"] };
  const people = { waiting: 7, longestWait, missing: 1, needs: urgent.length, mostUrgent: mostUrgent ?? null };
  const { stores: matches, first: count } = listed ?? { stores: all, first: all.length };
  const attentionCount = matches.filter(({ urgency }) => urgency !== "NONE").length;
  const list = { matchCount: matches.length, attentionCount, stores: matches.slice(0, Number(count)) };
  return { data: { allStores: { __typename: "AllStores", ...sums, ...compared, ...people, ...list } } };
}

test("an owner sees what needs a person first, and is one press from doing it", async () => {
  const stores = [lakeside, aStoreNow(1, "Maple Street")];
  network.answer(...answersOf(owner, { AllStores: () => allStores(stores) }));
  openApp("/s/1/stores", owner);
  const table = await screen.findByRole("table", { name: "All stores" });
  expect(within(table).getByRole("img", { name: "Last two weeks of Lakeside Kids against their goals" })).toBeVisible();
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows[0]).toHaveTextContent(/Lakeside Kids.*Sellers wait too long.*\$300 behind pace.*7.*1 hr 22 min/);
  expect(rows[0]).toHaveTextContent(/3 of 4.*Devon Wells, 2:00 PM/);
  expect(within(table).getByRole("link", { name: "Nov 20 isn't closed" })).toHaveAttribute(
    "href",
    "/s/2/reports/day_close",
  );
  expect(rows[1]).toHaveTextContent(/Maple Street.*\$2,000.*of \$4,000.*\$80 ahead of pace.*\+5.3%.*Nothing.*8 of 13/);
  expect(screen.getByRole("link", { name: "Start with Lakeside Kids" })).toHaveAttribute("href", "/s/2/daybook");
  expect(screen.getByText("longest 1 hr 22 min, Lakeside Kids")).toBeInTheDocument();
  expect(unexplainedFigures()).toEqual([]);
});

test("a store's sales open to its tickets, and the links in them lead to that store", async () => {
  const row = {
    ...{ __typename: "ReportRow", id: "T4", type: "SALE", number: "4012", terminal: "2", date: "2026-11-21" },
    ...{ at: "2026-11-21T20:15:00Z", employeeCode: "7", employeeName: "Kai Brown", customerId: "c7" },
    ...{ customerName: "Dana Fox", couponNumber: null, isEmployeePurchase: false, value: 100_000 },
  };
  const day = { from: "2026-11-21", to: "2026-11-21" };
  const reportRows = { __typename: "ReportRows", ...day, count: 1, total: 100_000, rows: [row] };
  const stores = [lakeside, aStoreNow(1, "Maple Street")];
  network.answer(
    ...answersOf(owner, { AllStores: () => allStores(stores), ReportRows: () => ({ data: { reportRows } }) }),
  );
  openApp("/s/1/stores", owner);
  await userEvent.click(await screen.findByRole("button", { name: "Sales $1,000, show rows" }));
  const dialog = await screen.findByRole("dialog", { name: /^Sales, Nov 21/ });
  const customer = await within(dialog).findByRole("link", { name: "Dana Fox" });
  expect(customer).toHaveAttribute("href", "/s/2/customers/detail/show/c7");
  expect(requestsOf("ReportRows")).toEqual([{ kind: "SALES", ...day, employeeCode: null }]);
  const request = seenRequests.find(({ body }) => JSON.stringify(body).includes("ReportRows"));
  expect(request?.url.searchParams.get("store_id")).toBe("2");
  expect(request?.headers.get("x-user-store")).toBe("2");
  expect(screen.getByRole("link", { name: "7" })).toHaveAttribute("href", "/s/2/buys");
});

test("alerts without an answer lead to where they are answered", async () => {
  const needs = [{ __typename: "StoreNeed", kind: "ALERT", count: 2, date: null }];
  network.answer(...answersOf(owner, { AllStores: () => allStores([{ ...lakeside, needs }]) }));
  openApp("/s/1/stores", owner);
  const link = await screen.findByRole("link", { name: "2 alerts to answer" });
  expect(link).toHaveAttribute("href", "/s/2/reports");
});

test("on a phone what needs a person stands at the thumb, one matter at a time", async () => {
  const counter = window.matchMedia.bind(window);
  vi.spyOn(window, "matchMedia").mockImplementation((query) => Object.assign(counter(query), { matches: true }));
  const clockOut = { __typename: "StoreNeed", kind: "CLOCK_OUT", count: 2, date: null };
  const stores = [lakeside, aStoreNow(1, "Maple Street", { needs: [clockOut], urgency: "NEEDS" })];
  network.answer(...answersOf(owner, { AllStores: () => allStores(stores) }));
  openApp("/s/1/stores", owner);
  const matter = await screen.findByRole("region", { name: "Needs you" });
  expect(matter).toHaveTextContent(/Needs you, 1 of 2Lakeside Kids: Nov 20 isn't closed/);
  expect(within(matter).getByRole("link", { name: "Open Day Close" })).toHaveAttribute(
    "href",
    "/s/2/reports/day_close",
  );
  await userEvent.click(within(matter).getByRole("button", { name: "Next" }));
  expect(matter).toHaveTextContent(/Needs you, 2 of 2Maple Street: 2 clock-outs missing/);
  expect(within(matter).getByRole("link", { name: "Open time cards" })).toHaveAttribute("href", "/s/1/team/timecards");
  await userEvent.click(within(matter).getByRole("button", { name: "Next" }));
  expect(matter).toHaveTextContent(/Needs you, 1 of 2/);
  expect(screen.queryByRole("link", { name: "Start with Lakeside Kids" })).toBeNull();
  const row = screen.getByRole("link", { name: /Lakeside Kids.*Sellers wait too long.*Devon Wells, 2:00 PM.*\$1,000/ });
  expect(row).toHaveAttribute("href", "/s/2/daybook");
});

test("sales that have doubled since last year are told in dollars, and others in percent", async () => {
  const doubled = aStoreNow(1, "Maple Street", { sales: 200_000, comp: 100_000, compPct: 1000 });
  const almost = aStoreNow(2, "Lakeside Kids", { sales: 199_900, comp: 100_000, compPct: 999 });
  const less = aStoreNow(3, "Northgate", { sales: 50_000, comp: 100_000, compPct: -500 });
  const answer = {
    ...allStores([doubled, almost, less]).data.allStores,
    compPct: 500,
    comparedStores: 3,
    comparedSales: 449_900,
    comp: 300_000,
  };
  network.answer(...answersOf(owner, { AllStores: () => ({ data: { allStores: answer } }) }));
  openApp("/s/1/stores", owner);
  const table = await screen.findByRole("table", { name: "All stores" });
  const rows = within(table).getAllByRole("row").slice(1);
  expect(rows[0]).toHaveTextContent(/\+\$1,000from \$1,000/);
  expect(rows[1]).toHaveTextContent(/\+99\.9%from \$1,000/);
  expect(rows[2]).toHaveTextContent(/-50\.0%from \$1,000/);
  expect(screen.getByText("$4,499 from $3,000")).toBeVisible();
});

test("before the day has sold enough to compare, that is said", async () => {
  const answer = { ...allStores([aStoreNow(1, "Maple Street", { comp: null, compPct: null })]).data.allStores };
  network.answer(
    ...answersOf(owner, {
      AllStores: () => ({ data: { allStores: { ...answer, compPct: null, comparedStores: 0 } } }),
    }),
  );
  openApp("/s/1/stores", owner);
  expect(await screen.findByText("Too early to compare")).toBeVisible();
});

test("a figure says what it is made of", async () => {
  network.answer(...answersOf(owner, { AllStores: () => allStores([aStoreNow(1, "Maple Street")]) }));
  openApp("/s/1/stores", owner);
  const sellers = await screen.findByText(/Drop-offs don't count/);
  expect(sellers).not.toBeVisible();
  await userEvent.click(screen.getByLabelText(/Sellers waiting/));
  expect(sellers).toBeVisible();
});

test("of many stores one is found by its name, and they come in pages", async () => {
  const many = Array.from({ length: 60 }, (_, at) => aStoreNow(at + 1, `Store ${at + 1}`));
  const answer = ({ variables: { search, first } }: { variables: Record<string, unknown> }) => {
    const stores = many.filter(({ name }) => String(name).toLowerCase().includes(String(search)));
    return allStores(many, { stores, first });
  };
  network.answer(...answersOf(owner, { AllStores: answer }));
  const app = openApp("/s/1/stores", owner);
  const table = await screen.findByRole("table", { name: "All stores" });
  expect(within(table).getByRole("rowheader", { name: "60 on track" })).toBeInTheDocument();
  expect(within(table).getAllByRole("link", { name: /^Store \d+/ })).toHaveLength(25);
  await userEvent.click(screen.getByRole("button", { name: /25 more/ }));
  await waitFor(() => expect(within(table).getAllByRole("link", { name: /^Store \d+/ })).toHaveLength(50));
  await userEvent.type(screen.getByRole("searchbox", { name: "Find a store" }), "store 60");
  await waitFor(() => expect(within(table).getAllByRole("link", { name: /^Store \d+/ })).toHaveLength(1));
  expect(app.at()).toContain("q=store");
  await userEvent.type(screen.getByRole("searchbox", { name: "Find a store" }), "x");
  expect(await screen.findByText("No store matches")).toBeInTheDocument();
});

test("whom the server refuses reads that", async () => {
  const refused = { data: null, errors: [{ message: "No", extensions: { code: "forbidden" } }] };
  network.answer(...answersOf(owner, { AllStores: () => refused }));
  openApp("/s/1/stores", owner);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});

test("a manager neither finds the page in the rail nor opens it by its address", async () => {
  network.answer(...answersOf(manager));
  const app = openApp("/s/1/stores", manager);
  await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
  const rail = await screen.findByRole("navigation", { name: "Areas" });
  expect(within(rail).queryByRole("link", { name: "Stores" })).not.toBeInTheDocument();
});

test("Week shows the running week of each store, in the address and with links of its own", async () => {
  const unknown = {
    ...Object.fromEntries(reportColumns.map((column) => [column, null])),
    isLaborEstimated: false,
  };
  const storesReport = {
    __typename: "StoresReport",
    from: "2026-11-15",
    to: "2026-11-21",
    today: "2026-11-19",
    columns: ["sales"],
    excludedDays: 0,
    storeCount: 1,
    stores: [
      {
        __typename: "StoreFigures",
        storeId: "2",
        name: "Lakeside Kids",
        figures: { __typename: "PeriodReport", ...unknown, sales: 20_000 },
      },
    ],
    total: { __typename: "FigureSums", ...unknown, sales: 30_000 },
  };
  network.answer(
    ...answersOf(owner, { AllStores: () => allStores([lakeside]), StoresReport: () => ({ data: { storesReport } }) }),
  );
  const app = openApp("/s/1/stores", owner);
  const spans = within(await screen.findByRole("navigation", { name: "Today, week or compare" }));
  expect(spans.getByRole("link", { current: "page" })).toHaveTextContent("Today");
  await userEvent.click(spans.getByRole("link", { name: "Week" }));
  const week = await screen.findByRole("table", { name: "All my stores" });
  expect(within(week).getByRole("row", { name: /^Lakeside Kids/ })).toHaveTextContent("$200");
  expect(app.at()).toContain("span=week");
  expect(spans.getByRole("link", { current: "page" })).toHaveTextContent("Week");
  expect(screen.getByRole("link", { name: "Other weeks" })).toHaveAttribute("href", "/s/1/reports/weekly?stores=all");
});
