import { act, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { addDays } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { ana, answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const yesterday = addDays(localTimeAt(new Date(), "America/Chicago").date, -1);

/** Yesterday missed its goal by $305. */
const reason = {
  __typename: "GoalReason",
  date: yesterday,
  difference: -30_500,
  customers: 145,
  goalCustomers: 146,
  customersPart: -3_200,
  piecesTenths: 45,
  goalPiecesTenths: 45,
  piecesPart: 1_000,
  price: 680,
  goalPrice: 700,
  pricePart: -28_300,
};

function home(lastDayReason: Record<string, unknown> | null) {
  return {
    data: {
      backstockAging: { __typename: "BackstockAging", total: { __typename: "AgingTotal", bins: 152 } },
      dailyReport: {
        __typename: "DailyReport",
        businessDate: "2026-11-18",
        storeId: "1",
        binsAdded: 3,
        binsPulled: 2,
        couponsIssued: 12,
        couponsRedeemed: 3,
      },
      lastDayReason,
    },
  };
}

test("why yesterday was low stands on top, for an employee too, with the way to its daybook", async () => {
  network.answer(...answersOf(ana, { ReportsHome: () => home(reason) }));
  openApp("/s/1/reports", ana);
  const heading = await screen.findByRole("heading", { name: "Yesterday missed by $305" });
  expect(heading.parentElement).toHaveTextContent(
    "1 fewer customer (-$32), about as many pieces each (+$10), $0.20 less a piece (-$283)",
  );
  expect(heading.parentElement).toHaveTextContent("4.5 pieces each as in the 8 weeks before, $7.00 a piece");
  expect(screen.getByRole("link", { name: "Open yesterday" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Weekly report/ })).not.toBeInTheDocument();
});

test("after a closed day the last day of trade is explained, by its name", async () => {
  const tuesday = "2026-11-17";
  network.answer(...answersOf(ana, { ReportsHome: () => home({ ...reason, date: tuesday }) }));
  openApp("/s/1/reports", ana);
  expect(await screen.findByRole("heading", { name: "Tuesday missed by $305" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Open Tuesday" })).toHaveAttribute("href", `/s/1/daybook/${tuesday}`);
});

test("where nothing can be said of yesterday, the list of reports stands alone, each with its figure", async () => {
  const monthlyReport = {
    __typename: "MonthlyReport",
    pace: { __typename: "Pace", salesToYesterday: 1, ahead: -2_600 },
  };
  const dayClose = {
    __typename: "DayClose",
    status: "CLOSED",
    agreement: "AGREES",
    difference: 0,
    largestDifference: 0,
  };
  const dailyReport = {
    __typename: "DailyReport",
    businessDate: "2026-11-18",
    storeId: "1",
    sales: 689_200,
    goalPct: 1410,
  };
  const entry = { __typename: "LedgerEntry", date: yesterday, state: "READY" };
  const ledgerMonth = {
    __typename: "LedgerMonth",
    entries: [
      { ...entry, kind: "SALES", state: "OUT_OF_BALANCE" },
      { ...entry, kind: "BUYS" },
      { ...entry, kind: "COGS" },
    ],
  };
  network.answer(
    ...answersOf(manager, {
      ReportsHome: () => home(null),
      ManagersReports: () => ({ data: { dailyReport, monthlyReport, dayClose, ledgerMonth } }),
    }),
  );
  openApp("/s/1/reports", manager);
  expect(await screen.findByRole("link", { name: /Weekly report.*Yesterday \$6,892, 141% of goal/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Monthly report.*\$26 behind goal/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Day Close.*Yesterday closed/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Ledger.*1 entry out of balance yesterday/ })).toBeVisible();
  expect(screen.getByRole("link", { name: /Backstock history.*Yesterday 3 added, 2 pulled/ })).toBeVisible();
  expect(screen.queryByRole("heading", { level: 2 })).not.toBeInTheDocument();
});

test("figures that a replica gave say of when they are, and those of another page say nothing", async () => {
  const older = { asOf: "2026-11-20T20:31:05.000Z" };
  const note = `These figures are from ${new Date(older.asOf).toLocaleTimeString("en-US")}. Open the page again for newer ones.`;
  network.answer(...answersOf(ana, { ReportsHome: () => ({ ...home(reason), extensions: older }) }));
  const { router } = openApp("/s/1/reports", ana);
  expect(await screen.findByText(note)).toBeInTheDocument();
  await act(() => router.navigate({ href: "/s/1/daybook" }));
  await waitFor(() => expect(screen.queryByText(note)).not.toBeInTheDocument());
  await act(() => router.navigate({ href: "/s/1/reports" }));
  expect(await screen.findByText(note)).toBeInTheDocument();
});
