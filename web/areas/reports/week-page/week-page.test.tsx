import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { addDays } from "#common/business-date.ts";
import { reportColumns } from "#common/reports/columns.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const unknown = Object.fromEntries(reportColumns.map((column) => [column, null]));

function figures(kind: string, fields: Record<string, unknown> = {}): Record<string, unknown> {
  return { __typename: kind, ...unknown, isLaborEstimated: false, ...fields };
}

function aDay(date: string, fields: Record<string, unknown>): Record<string, unknown> {
  const day = { businessDate: date, storeId: "1", status: "final", revision: 1, compDate: addDays(date, -364) };
  return { ...figures("DailyReport"), ...day, isKnown: true, isToday: false, ...fields };
}

function aPlannedDay(date: string, fields: Record<string, unknown>): Record<string, unknown> {
  const hours = { opensMinutes: 600, closesMinutes: 1200, hoursName: null, isShut: false };
  return { __typename: "PlannedDay", date, goal: 400_000, people: 4, events: [], ...hours, ...fields };
}

const nothingAround: Record<string, unknown> = {
  couponCampaigns: [],
  floorShortage: { __typename: "FloorShortage", short: [], full: [] },
};

function aCampaign(redeemStartOn: string, redeemEndOn: string, fields: Record<string, unknown> = {}) {
  const amounts = { redeemAmount: 1000, redeemMinSpend: 4000, endedAt: null, open: 12 };
  return { __typename: "CouponCampaign", id: redeemEndOn, redeemStartOn, redeemEndOn, ...amounts, ...fields };
}

/** The week of Nov 15, over for a day: Wednesday missed by $305, and Saturday's Day Close is not in yet. */
function week(fields: Record<string, unknown> = {}, around = nothingAround) {
  const days = [0, 1, 2, 3, 4, 5, 6].map((at) =>
    aDay(addDays("2026-11-15", at), { sales: 600_000, goal: 550_000, goalDifference: 50_000 }),
  );
  days[3] = aDay("2026-11-18", { sales: 430_500, goal: 461_000, goalDifference: -30_500 });
  days[6] = { ...days[6], status: "provisional" };
  const next = [0, 1, 2, 3, 4, 5, 6].map((at) => aPlannedDay(addDays("2026-11-22", at), {}));
  next[4] = aPlannedDay("2026-11-26", { goal: null, isShut: true, hoursName: "Thanksgiving", people: 0 });
  next[5] = aPlannedDay("2026-11-27", {
    goal: 1_240_000,
    opensMinutes: 480,
    closesMinutes: 1260,
    people: 11,
    events: ["Black Friday"],
  });
  const report = {
    __typename: "WeeklyReport",
    from: "2026-11-15",
    to: "2026-11-21",
    today: "2026-11-22",
    columns: ["sales", "laborPct"],
    leftOut: [],
    days,
    total: {
      ...figures("PeriodReport", {
        sales: 4_030_500,
        goal: 3_761_000,
        goalDifference: 269_500,
        laborPct: 183,
        wages: 737_600,
        laborMinutes: 24_000,
      }),
      comparison: { __typename: "Comparison", sales: 0, compSales: null, excludedDays: 0 },
    },
    lastYear: figures("FigureSums"),
    goal: { __typename: "GoalFigures", sales: 3_761_000, customers: 1289, avgTransaction: 3160, tradePct: 300 },
    reasons: [
      {
        __typename: "GoalReason",
        date: "2026-11-18",
        difference: -30_500,
        customers: 148,
        goalCustomers: 146,
        customersPart: 6_300,
        piecesTenths: 42,
        goalPiecesTenths: 45,
        piecesPart: -28_700,
        price: 700,
        goalPrice: 719,
        pricePart: -8_100,
      },
    ],
    nextWeek: {
      __typename: "WeekAhead",
      days: next,
      notices: [{ __typename: "WeekNotice", id: "1", body: "Doors at 8, everyone on." }],
    },
  };
  return { data: { weeklyReport: { ...report, ...fields }, ...around } };
}

const path = "/s/1/reports/weekly/page?d=2026-11-18";

test("the sheet says how the week went, why a day missed, what comes and what everybody should know", async () => {
  network.answer(...answersOf(manager, { WeekPage: () => week() }));
  openApp(path, manager);
  const sheet = await screen.findByRole("article");
  expect(within(sheet).getByRole("heading", { level: 2 })).toHaveTextContent("We made the week by $2,695.");
  expect(sheet).toHaveTextContent("$40,305 of $37,610. 6 of 7 days made goal, Sunday by the most.");
  expect(sheet).toHaveTextContent("Wednesday missed by $3052 more customers (+$63), 0.3 fewer pieces each");
  expect(within(sheet).getByText("Sat 21*")).toBeVisible();
  expect(sheet).toHaveTextContent("* Provisional: its Day Close hasn't come in yet.");
  expect(within(sheet).getByRole("row", { name: /^Thu 26/ })).toHaveTextContent("Thu 26ClosedThanksgiving–");
  expect(within(sheet).getByRole("row", { name: /^Fri 27/ })).toHaveTextContent("Fri 27$12,4008 to 911");
  expect(sheet).toHaveTextContent("Black Friday: Fri 27");
  expect(sheet).toHaveTextContent("Doors at 8, everyone on.");
  expect(sheet).not.toHaveTextContent("Labor %");
  expect(sheet).not.toHaveTextContent("Wages");
});

test("the coupons of the week that comes stand on it, and what sellers should bring", async () => {
  const around = {
    couponCampaigns: [
      aCampaign("2026-11-26", "2026-12-20", { redeemAmount: 2500, redeemMinSpend: 5000 }),
      aCampaign("2026-11-10", "2026-12-06"),
      aCampaign("2026-11-11", "2026-12-07", { endedAt: "2026-11-12T18:00:00Z", open: 0 }),
      aCampaign("2026-10-01", "2026-11-21", { redeemAmount: 500 }),
    ],
    floorShortage: { __typename: "FloorShortage", short: ["Boys' jeans", "Snow boots"], full: ["Summer tops"] },
  };
  network.answer(...answersOf(manager, { WeekPage: () => week({}, around) }));
  openApp(path, manager);
  const sheet = await screen.findByRole("article");
  expect(sheet).toHaveTextContent("Coupons: $10 off $40 until Dec 6; $25 off $50 from Nov 26 until Dec 20");
  expect(sheet).toHaveTextContent("We need: Boys' jeans, Snow boots Full: Summer tops");
  expect(sheet).not.toHaveTextContent("$5 off");
});

test("of a week long past the floor of today is not said", async () => {
  const floorShortage = { __typename: "FloorShortage", short: ["Boys' jeans"], full: [] };
  const around = { ...nothingAround, floorShortage };
  network.answer(...answersOf(manager, { WeekPage: () => week({ today: "2027-02-01" }, around) }));
  openApp(path, manager);
  expect(await screen.findByRole("article")).not.toHaveTextContent("We need");
});

test("one press prints it; its wages are on the sheet only for who asks for it and may see wages", async () => {
  const print = vi.spyOn(window, "print").mockReturnValue();
  network.answer(...answersOf(manager, { WeekPage: () => week() }));
  const app = openApp(path, manager);
  const sheet = await screen.findByRole("article");
  await userEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("switch", { name: "With wages" }));
  expect(await within(sheet).findByRole("row", { name: /^Labor %/ })).toHaveTextContent("18.3%");
  expect(within(sheet).getByRole("row", { name: /^Wages/ })).toHaveTextContent("$7,376");
  expect(sheet).toHaveTextContent("With wages. Not for the staff room.");
  expect(app.at()).toContain("labor=true");
});

test("who may not see wages is offered no page with them, also by an address that asks for it", async () => {
  network.answer(...answersOf(manager, { WeekPage: () => week({ columns: ["sales"] }) }));
  openApp(`${path}&labor=true`, manager);
  const sheet = await screen.findByRole("article");
  expect(screen.queryByRole("switch", { name: "With wages" })).toBeNull();
  expect(sheet).not.toHaveTextContent("Labor %");
});

test("the figures say what last year was, which day was the longest wait, and when all tasks were done", async () => {
  const days = [7, 8, 7, 7, 7, 7, 7].map((tasksDone, at) =>
    aDay(addDays("2026-11-15", at), { avgWaitMinutes: 30 + at * 2, tasksDue: 8, tasksDone }),
  );
  const total = { ...week().data.weeklyReport.total, avgWaitMinutes: 37, medianWaitMinutes: 29, taskCompletion: 940 };
  const lastYear = figures("FigureSums", { avgWaitMinutes: 34 });
  network.answer(...answersOf(manager, { WeekPage: () => week({ days, total, lastYear }) }));
  openApp(path, manager);
  const sheet = await screen.findByRole("article");
  expect(within(sheet).getByRole("row", { name: /^Average wait/ })).toHaveTextContent(
    "34 min last year. Saturday 42 min",
  );
  expect(within(sheet).getByRole("row", { name: /^Tasks done/ })).toHaveTextContent("Monday: all of them");
});

test("a closed day is none that isn't over yet", async () => {
  const { days } = week().data.weeklyReport;
  days[4] = { ...days[4], goal: 0, goalDifference: null };
  network.answer(...answersOf(manager, { WeekPage: () => week({ days }) }));
  openApp(path, manager);
  expect(await screen.findByText("Closed", { selector: "span" })).toBeVisible();
  expect(screen.queryByText("Not over yet")).toBeNull();
});

test("a week that still runs has no verdict", async () => {
  network.answer(...answersOf(manager, { WeekPage: () => week({ today: "2026-11-19" }) }));
  openApp(path, manager);
  expect(await screen.findByRole("heading", { level: 2 })).toHaveTextContent("$40,305 so far.");
  expect(screen.getByText(/^The goal is \$\d+,\d+\./)).toBeVisible();
});

test("a week without data has no sheet, and the way to the week before", async () => {
  const total = { ...week().data.weeklyReport.total, sales: null, buys: null };
  network.answer(...answersOf(manager, { WeekPage: () => week({ total }) }));
  const app = openApp(path, manager);
  expect(await screen.findByText("No POS data for this week")).toBeVisible();
  expect(screen.queryByRole("article")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Previous week" }));
  await waitFor(() => expect(app.at()).toContain("d=2026-11-14"));
});

test("an employee, for whom it is not, is led to what is theirs", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  await waitFor(() => expect(app.at()).not.toContain("/reports/weekly/page"));
});
