import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { reportColumns } from "#common/reports/columns.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";
import { choose } from "#tests/kit/web/choose.ts";

const network = fakeNetwork();

const unknown = Object.fromEntries(reportColumns.map((column) => [column, null]));

function figures(kind: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { __typename: kind, ...unknown, isLaborEstimated: false, ...fields };
}

function aDay(date: string, fields: Record<string, unknown>): Record<string, unknown> {
  const day = {
    businessDate: date,
    storeId: "1",
    status: "final",
    revision: 1,
    compDate: addDays(date, -364),
    isKnown: true,
    isToday: false,
    tasksDue: null,
    tasksDone: null,
  };
  return { ...figures("DailyReport"), ...day, ...fields };
}

/** The week of Nov 15; the running day is Thursday the 19th. */
type WeekParts = {
  columns?: string[];
  leftOut?: string[];
  days?: Record<string, unknown>[];
  total?: Record<string, unknown>;
  reasons?: Record<string, unknown>[];
};

function week(parts: WeekParts = {}) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) => aDay(addDays("2026-11-15", at), { isKnown: at < 5 }));
  return {
    data: {
      weeklyReport: {
        __typename: "WeeklyReport",
        from: "2026-11-15",
        to: "2026-11-21",
        today: "2026-11-19",
        columns: parts.columns ?? ["sales", "compPct", "wages"],
        leftOut: parts.leftOut ?? [],
        days: parts.days ?? days,
        total: {
          ...figures("PeriodReport", { sales: 523_456, compPct: 84, wages: 168_000, isLaborEstimated: true }),
          comparison: { __typename: "Comparison", sales: 400_000, compSales: 369_000, excludedDays: 1 },
          ...parts.total,
        },
        lastYear: figures("FigureSums", { sales: 369_000 }),
        goal: { __typename: "GoalFigures", sales: 600_000, customers: 200, avgTransaction: 3000, tradePct: null },
        lastWeek: {
          __typename: "AgainstLastWeek",
          now: figures("FigureSums", { sales: 110_000 }),
          before: figures("FigureSums", { sales: 100_000 }),
          dayCount: 4,
        },
        reasons: parts.reasons ?? [],
      },
    },
  };
}

const path = "/s/1/reports/weekly?d=2026-11-18";

function cellsOf(row: HTMLElement): (string | null)[] {
  return within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
}

test("[REP-03] a row for each figure: the days, the total with what has to be known of it, last year and the goal", async () => {
  const days = [
    aDay("2026-11-15", { sales: 100_000 }),
    aDay("2026-11-16", { sales: 100_001 }),
    aDay("2026-11-17", { sales: 100_002, status: "corrected", revision: 3 }),
    aDay("2026-11-18", { sales: 100_003, status: "provisional" }),
    aDay("2026-11-19", { sales: 100_004, status: "provisional", isToday: true }),
    aDay("2026-11-20", { isKnown: false }),
    aDay("2026-11-21", { isKnown: false }),
  ];
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days }) }));
  openApp(path, manager);
  const table = await screen.findByRole("table", { name: "Weekly report" });
  expect(unexplainedFigures()).toEqual([]);
  const heads = within(table)
    .getAllByRole("columnheader")
    .map((head) => head.textContent);
  expect(heads.slice(3, 6)).toEqual(["TueNov 17Corrected, rev 3", "WedNov 18Provisional", "ThuNov 19So far"]);
  const sales = cellsOf(within(table).getByRole("row", { name: /^Sales .*\$1,000/ }));
  expect(sales).toEqual(["$1,000", "$1,000", "$1,000", "$1,000", "$1,000", "–", "–", "$5,235", "$3,690", "$6,000"]);
  expect(cellsOf(within(table).getByRole("row", { name: /^Comp %/ }))[7]).toBe("+8.4%1 day excluded");
  expect(cellsOf(within(table).getByRole("row", { name: /^Wages/ }))[7]).toBe("$1,680estimate");
  expect(within(table).getByRole("link", { name: /Nov 17/ })).toHaveAttribute("href", "/s/1/daybook/2026-11-17");
});

test("a figure's name says how it is made, and a tick puts last week beside it", async () => {
  network.answer(...answersOf(manager, { WeeklyReport: () => week() }));
  const app = openApp(path, manager);
  const table = await screen.findByRole("table", { name: "Weekly report" });
  await userEvent.click(within(table).getByRole("button", { name: "Sales" }));
  const dialog = await screen.findByRole("dialog", { name: "Sales" });
  expect(dialog).toHaveTextContent("Net merchandise sales");
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "vs last week" }));
  expect(await screen.findByText("+10.0%")).toBeInTheDocument();
  expect(app.at()).toContain("lastWeek=true");
});

test("a day's number and the week's open to their tickets, and one of them in its place", async () => {
  const row = {
    ...{ __typename: "ReportRow", id: "T4", type: "SALE", number: "4012", terminal: "2", date: "2026-11-17" },
    ...{ at: "2026-11-17T20:15:00Z", employeeCode: "7", employeeName: "Kai Brown", customerId: null },
    ...{ customerName: null, couponNumber: null, isEmployeePurchase: false, value: 500_000 },
  };
  const { value, ...head } = row;
  const range = { from: "2026-11-17", to: "2026-11-17" };
  const reportRows = { __typename: "ReportRows", ...range, count: 1, total: value, rows: [row] };
  const ticket = { ...head, __typename: "Ticket", net: value, tax: 0, total: value, lines: [], tenders: [] };
  const days = [aDay("2026-11-17", { sales: 500_000, laborMinutes: 600 })];
  network.answer(
    ...answersOf(manager, {
      WeeklyReport: () => week({ days, columns: ["sales", "laborMinutes"] }),
      ReportRows: () => ({ data: { reportRows } }),
      Ticket: () => ({ data: { ticket } }),
    }),
  );
  openApp(path, manager);
  await userEvent.click(await screen.findByRole("button", { name: "Sales $5,000, show rows" }));
  const dialog = await screen.findByRole("dialog", { name: /^Sales, Nov 17/ });
  expect(await within(dialog).findByText("1 row, $5,000.00 on average", { exact: false })).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Ticket 4012" }));
  const inPlace = await screen.findByRole("dialog", { name: "Ticket 4012" });
  expect(await within(inPlace).findByText("Total")).toBeVisible();
  await userEvent.click(within(inPlace).getByRole("button", { name: "All rows" }));
  expect(await screen.findByRole("dialog", { name: /^Sales, Nov 17/ })).toBeVisible();
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  for (const headline of screen.getAllByRole("button", { name: "Sales $5,235, show rows" }).slice(0, 1)) {
    await userEvent.click(headline);
  }
  await screen.findByRole("dialog", { name: /^Sales, Nov 15/ });
  const expected = [
    { kind: "SALES", ...range, employeeCode: null },
    { kind: "SALES", from: "2026-11-15", to: "2026-11-21", employeeCode: null },
  ];
  await waitFor(() => expect(requestsOf("ReportRows")).toEqual(expected));
});

test("the buys of a day open in the log of that day", async () => {
  const row = {
    ...{ __typename: "ReportRow", id: "P-7", type: "BUY", number: "7", terminal: null, date: "2026-11-17" },
    ...{ at: "2026-11-17T20:15:00Z", employeeCode: "7", employeeName: "Kai Brown", customerId: null },
    ...{ customerName: "Ada Park", couponNumber: null, isEmployeePurchase: false, value: 2500 },
  };
  const range = { from: "2026-11-17", to: "2026-11-17" };
  const reportRows = { __typename: "ReportRows", ...range, count: 1, total: 2500, rows: [row] };
  network.answer(
    ...answersOf(manager, {
      WeeklyReport: () => week({ days: [aDay("2026-11-17", { buys: 1 })], columns: ["buys"] }),
      ReportRows: () => ({ data: { reportRows } }),
    }),
  );
  openApp(path, manager);
  await userEvent.click(await screen.findByRole("button", { name: "Buys 1, show rows" }));
  const dialog = await screen.findByRole("dialog", { name: /^Buys, Nov 17/ });
  expect(await within(dialog).findByRole("link", { name: "7" })).toHaveAttribute(
    "href",
    "/s/1/reports/buylog/P-7?d=2026-11-17",
  );
  expect(within(dialog).getByRole("link", { name: "All buys of Nov 17, 2026" })).toHaveAttribute(
    "href",
    "/s/1/reports/buylog?d=2026-11-17",
  );
});

test("a comparison opens to last year's tickets of the days that it counts", async () => {
  const days = [
    aDay("2026-11-16", { sales: 500_000, compSales: 300_000 }),
    aDay("2026-11-17", { sales: 500_000 }),
    aDay("2026-11-18", { sales: 430_500, compSales: 69_000 }),
    aDay("2026-11-19", { sales: 1_000, compSales: 400_000, isToday: true }),
  ];
  const total = figures("PeriodReport", { sales: 1_431_500, compSales: 369_000, compPct: 84 });
  const reportRows = { __typename: "ReportRows", from: "2025-11-17", to: "2025-11-19", count: 0, total: 0, rows: [] };
  network.answer(
    ...answersOf(manager, {
      WeeklyReport: () => week({ days, total, columns: ["sales", "compSales", "compPct"] }),
      ReportRows: () => ({ data: { reportRows } }),
    }),
  );
  openApp(path, manager);
  const table = await screen.findByRole("table", { name: "Weekly report" });
  await userEvent.click(within(table).getByRole("button", { name: "Comp sales $3,690, show rows" }));
  const dialog = await screen.findByRole("dialog", { name: "Comp sales, 2 days of Nov 17 – 19, 2025" });
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  await userEvent.click(within(table).getByRole("button", { name: "Comp sales $690, show rows" }));
  await screen.findByRole("dialog", { name: "Comp sales, Nov 19, 2025" });
  const expected = [
    { from: "2025-11-17", to: "2025-11-19", dates: ["2025-11-17", "2025-11-19"] },
    { from: "2025-11-19", to: "2025-11-19" },
  ].map((range) => ({ kind: "SALES", ...range, employeeCode: null }));
  await waitFor(() => expect(requestsOf("ReportRows")).toEqual(expected));
});

test("the week's tasks open to its days, which add up", async () => {
  const days = [
    aDay("2026-11-16", { taskCompletion: 500, tasksDue: 10, tasksDone: 5 }),
    aDay("2026-11-17", { taskCompletion: 1000, tasksDue: 20, tasksDone: 20 }),
    aDay("2026-11-18", {}),
  ];
  const total = figures("PeriodReport", { sales: 1, taskCompletion: 833 });
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, total, columns: ["taskCompletion"] }) }));
  openApp(path, manager);
  await userEvent.click(await screen.findByRole("button", { name: "Tasks done 83.3%, show days" }));
  const dialog = await screen.findByRole("dialog", { name: "Tasks done, Nov 15 – 21, 2026" });
  const rows = within(dialog).getAllByRole("row").slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "Mon, Nov 1610550.0%",
    "Tue, Nov 172020100.0%",
    "Total302583.3%",
  ]);
  expect(within(dialog).getByRole("link", { name: "Tue, Nov 17" })).toHaveAttribute("href", "/s/1/daybook/2026-11-17");
});

test("hours open their time cards", async () => {
  const days = [aDay("2026-11-17", { laborMinutes: 600 })];
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, columns: ["sales", "laborMinutes"] }) }));
  openApp(path, manager);
  const hours = await screen.findByRole("link", { name: "10\u00A0hr" });
  expect(hours).toHaveAttribute("href", "/s/1/team/timecards?from=2026-11-17&to=2026-11-17");
});

/** Wednesday the 18th missed its goal by $305. */
const wednesday = {
  __typename: "GoalReason",
  date: "2026-11-18",
  difference: -30_500,
  customers: 148,
  goalCustomers: 146,
  customersPart: 6_300,
  piecesTenths: 42,
  goalPiecesTenths: 45,
  piecesPart: -28_700,
  price: 687,
  goalPrice: 701,
  pricePart: -8_100,
};

test("a missed day says in one sentence why, in parts that add up, and leads to its daybook", async () => {
  const days = [
    aDay("2026-11-17", { sales: 500_000, goal: 460_000, goalDifference: 40_000 }),
    aDay("2026-11-18", { sales: 430_500, goal: 461_000, goalDifference: -30_500 }),
  ];
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, reasons: [wednesday] }) }));
  openApp(path, manager);
  const card = await screen.findByRole("region", { name: "Days against their goals" });
  const bars = within(card).getAllByRole("listitem");
  expect(bars.map((bar) => bar.textContent)).toEqual([
    "Tue 17 $5,000$400 overgoal $4,600",
    "Wed 18 $4,305$305 shortgoal $4,610",
  ]);
  expect(card).toHaveTextContent(
    "Wednesday missed by $305: 2 more customers (+$63), 0.3 fewer pieces each (-$287), $0.14 less a piece (-$81)",
  );
  const link = within(card).getByRole("link", { name: "Open Wednesday" });
  expect(link).toHaveAttribute("href", "/s/1/daybook/2026-11-18");
});

test("a day over without sales is not held against the week, and the headline says so", async () => {
  const days = [
    aDay("2026-11-17", { sales: 500_000, goal: 460_000, goalDifference: 40_000 }),
    aDay("2026-11-18", { sales: null, goal: 461_000, goalDifference: null }),
  ];
  const total = { goal: 921_000, goalDifference: 40_000 };
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, total, columns: ["sales"] }) }));
  openApp(path, manager);
  expect((await screen.findByText("1 of 1 day made its goal")).parentElement).toHaveTextContent(
    "Wednesday has no sales and isn't counted.",
  );
});

test("three figures say first how the week went, and each has its definition", async () => {
  const days = [
    aDay("2026-11-17", { sales: 50_000, goal: 46_000, goalDifference: 4000, compSales: 40_000, laborMinutes: 240 }),
    aDay("2026-11-18", { sales: 54_000, goal: 54_500, goalDifference: -500, compSales: 40_000, laborMinutes: 360 }),
    // Inventory was taken on a closed day: its hours are of the week, but not of what an hour has sold.
    aDay("2026-11-19", { sales: null, goal: 0, laborMinutes: 480 }),
  ];
  const total = { goal: 921_000, goalDifference: 9_500, laborPct: 140, laborMinutes: 1080, laborEfficiency: 10_400 };
  const columns = ["sales", "laborPct"];
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, total, columns }) }));
  openApp(path, manager);
  expect(await screen.findByText("$95 over")).toBeInTheDocument();
  expect(screen.getByText("1 of 2 days made their goal").parentElement).toHaveTextContent(
    "Wednesday missed by the most.",
  );
  expect(screen.getByText("2 days compared").parentElement).toHaveTextContent("1 day excluded");
  expect(screen.getByText("$104 an hour over 10 hr")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Against last year, like for like" }));
  expect(await screen.findByRole("dialog", { name: "Comp %" })).toHaveTextContent("sales in both years");
});

test("over or short says so where it is not all the sales less all the goals", async () => {
  const days = [
    aDay("2026-11-17", { sales: 50_000, goal: 46_000, goalDifference: 4000 }),
    aDay("2026-11-18", { sales: 54_000, goal: null }),
  ];
  const columns = ["sales", "goal", "goalDifference"];
  const total = { sales: 104_000, goal: 46_000, goalDifference: 4000 };
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, total, columns }) }));
  openApp(path, manager);
  const row = await screen.findByRole("row", { name: /^Over or short/ });
  expect(within(row).getAllByText("days with both")).toHaveLength(1);
});

test("a week whose goals began on its third day says so beside what they add up to", async () => {
  const days = [
    aDay("2026-11-15", { sales: 300_000 }),
    aDay("2026-11-17", { sales: 500_000, goal: 460_000, goalDifference: 40_000 }),
  ];
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ days, total: { goal: 460_000 } }) }));
  openApp(path, manager);
  expect(await screen.findByText("goals since Nov 17: $4,600")).toBeInTheDocument();
});

test("the focus stays on Previous week while another week loads", async () => {
  network.answer(...answersOf(manager, { WeeklyReport: () => week() }));
  openApp(path, manager);
  const previous = await screen.findByRole("button", { name: "Previous week" });
  await userEvent.click(previous);
  await waitFor(() => expect(screen.getByRole("table", { name: "Weekly report" })).toBeInTheDocument());
  expect(previous).toHaveFocus();
});

test("what a store's registers cannot give is named instead of shown as dashes", async () => {
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ leftOut: ["piecesEach", "piecePrice"] }) }));
  openApp(path, manager);
  const text = "Left out: Pieces each, Price of a piece. Your register doesn't send what they're made of.";
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole("rowheader", { name: "Pieces each" })).toBeNull();
});

test("a week nobody has told of says so", async () => {
  network.answer(...answersOf(manager, { WeeklyReport: () => week({ total: { sales: null, buys: null } }) }));
  openApp(path, manager);
  expect(await screen.findByText("No POS data for this week")).toBeInTheDocument();
});

test("who has several stores sees them one below the other", async () => {
  const storesReport = {
    __typename: "StoresReport",
    from: "2026-11-15",
    to: "2026-11-21",
    today: "2026-11-19",
    columns: ["sales"],
    excludedDays: 0,
    storeCount: 2,
    stores: [
      {
        __typename: "StoreFigures",
        storeId: "2",
        name: "Lakeside Kids",
        figures: figures("PeriodReport", { sales: 200 }),
      },
      {
        __typename: "StoreFigures",
        storeId: "1",
        name: "Maple Street",
        figures: figures("PeriodReport", { sales: 100 }),
      },
    ],
    total: figures("FigureSums", { sales: 300 }),
  };
  network.answer(
    ...answersOf(manager, { WeeklyReport: () => week(), StoresReport: () => ({ data: { storesReport } }) }),
  );
  const app = openApp(path, manager);
  await choose(await screen.findByRole("combobox", { name: "Store" }), "All my stores");
  const table = await screen.findByRole("table", { name: "All my stores" });
  expect(cellsOf(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["$3"]);
  expect(within(table).getByRole("link", { name: "Lakeside Kids" })).toHaveAttribute(
    "href",
    "/s/2/reports/weekly?d=2026-11-18",
  );
  const lakeside = within(table).getByRole("row", { name: /^Lakeside Kids/ });
  expect(within(lakeside).getByRole("button", { name: "Sales $2, show rows" })).toBeVisible();
  expect(app.at()).toContain("stores=all");
});

test("many stores come in pages below which stands the total of all", async () => {
  const stores = Array.from({ length: 40 }, (_, at) => ({
    ...{ __typename: "StoreFigures", storeId: String(at + 10), name: `Store ${at + 1}` },
    figures: figures("PeriodReport", { sales: 100 }),
  }));
  network.answer(
    ...answersOf(manager, {
      WeeklyReport: () => week(),
      StoresReport: ({ variables }) => ({
        data: {
          storesReport: {
            ...{ __typename: "StoresReport", from: "2026-11-15", to: "2026-11-21", today: "2026-11-19" },
            ...{ columns: ["sales"], excludedDays: 0, storeCount: stores.length },
            stores: stores.slice(0, Number(variables["first"])),
            total: figures("FigureSums", { sales: 4000 }),
          },
        },
      }),
    }),
  );
  openApp(path, manager);
  await choose(await screen.findByRole("combobox", { name: "Store" }), "All my stores");
  const table = await screen.findByRole("table", { name: "All my stores" });
  expect(within(table).getAllByRole("link", { name: /^Store \d+$/ })).toHaveLength(25);
  expect(cellsOf(within(table).getByRole("row", { name: /^Total/ }))).toEqual(["$40"]);
  await userEvent.click(screen.getByRole("button", { name: /15 more/ }));
  await expect.poll(() => within(table).getAllByRole("link", { name: /^Store \d+$/ }).length).toBe(40);
  expect(screen.queryByRole("button", { name: /more/ })).toBeNull();
});

test("whom the server refuses reads that, and not a blank page", async () => {
  const refused = {
    data: null,
    errors: [{ message: "You don't have access. Ask a manager.", extensions: { code: "forbidden" } }],
  };
  network.answer(...answersOf(manager, { WeeklyReport: () => refused }));
  openApp(path, manager);
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});

test.each(["weekly", "monthly", "day_close", "exceptions", "settings"])(
  "[ACC-13] a User who opens reports/%s lands on the start, and from there on the daybook",
  async (report) => {
    network.answer(...answersOf(ana));
    const app = openApp(`/s/1/reports/${report}`, ana);
    await waitFor(() => expect(app.at()).toBe("/s/1/daybook"));
  },
);
