import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { reportColumns } from "#common/reports/columns.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";

const network = fakeNetwork();

const unknown = Object.fromEntries(reportColumns.map((column) => [column, null]));

function month(sales: number | null) {
  const dates = Array.from({ length: 30 }, (_, at) => addDays("2026-11-01", at));
  const figures = { ...unknown, isLaborEstimated: false };
  return {
    data: {
      monthlyReport: {
        __typename: "MonthlyReport",
        from: "2026-11-01",
        to: "2026-11-30",
        today: "2026-11-03",
        columns: ["sales", "goalPct"],
        leftOut: [],
        days: dates.map((date, at) => ({
          __typename: "DailyReport",
          businessDate: date,
          storeId: "1",
          status: "final",
          revision: 1,
          compDate: addDays(date, -364),
          isKnown: at < 3,
          isToday: at === 2,
          ...figures,
          sales: at < 3 ? 50_000 : null,
        })),
        total: {
          __typename: "PeriodReport",
          ...figures,
          sales,
          goal: 1_500_000,
          goalPct: 100,
          comparison: { __typename: "Comparison", sales: null, compSales: null, excludedDays: 0 },
        },
        lastYear: { __typename: "FigureSums", ...figures },
        goal: { __typename: "GoalFigures", sales: 1_500_000, customers: null, avgTransaction: null, tradePct: null },
        running: dates.map((date, at) => ({
          __typename: "RunningTotal",
          date,
          sales: at < 3 ? 50_000 * (at + 1) : null,
          goal: 60_000 * (at + 1),
          compSales: null,
        })),
        pace: { __typename: "Pace", goalToYesterday: 120_000, salesToYesterday: 100_000, ahead: -20_000 },
      },
    },
  };
}

test("[REP-07] a month: how far it is behind, its picture, and the sales added up day by day", async () => {
  network.answer(...answersOf(manager, { MonthlyReport: () => month(150_000) }));
  openApp("/s/1/reports/monthly?d=2026-11-03", manager);
  expect(await screen.findByText("$200 behind")).toBeInTheDocument();
  expect(screen.getByText("$1,000 sold, goal $1,200")).toBeInTheDocument();
  const chart = await screen.findByRole("img", { name: /Running total of sales/ });
  expect(chart).toHaveAttribute("height", "300");
  const table = screen.getByRole("table", { name: "Monthly report" });
  expect(within(table).getByRole("row", { name: /^Tue, Nov 3/ })).toHaveTextContent("$1,500");
  expect(within(table).getByRole("row", { name: /^Tue, Nov 3/ })).toHaveTextContent("vs Nov 4");
  expect(unexplainedFigures()).toEqual([]);
});

test("a month nobody has told of says so", async () => {
  network.answer(...answersOf(manager, { MonthlyReport: () => month(null) }));
  openApp("/s/1/reports/monthly?d=2026-11-03", manager);
  expect(await screen.findByText("No POS data for this month")).toBeInTheDocument();
});
