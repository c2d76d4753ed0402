import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

/** Refunds of $1,470 in a week of $35,000, usually 2 %. */
function anAlert(fields: Record<string, unknown> = {}) {
  const week = (to: string, part: number) => ({ __typename: "ReportAlertWeek", to, days: 7, part, whole: 3_500_000 });
  return {
    __typename: "ReportAlert",
    id: "a1",
    kind: "REFUNDS",
    from: "2026-11-14",
    to: "2026-11-20",
    part: 147_000,
    whole: 3_500_000,
    usual: 0.02,
    weeks: 8,
    history: [week("2026-11-20", 147_000), week("2026-11-13", 70_000)],
    answer: null,
    answeredBy: null,
    ...fields,
  };
}

const answer = (...reportAlerts: unknown[]) => ({ ReportAlerts: () => ({ data: { reportAlerts } }) });

test("an alert says what it is measured against, and opens the weeks and the rows behind it", async () => {
  network.answer(...answersOf(manager, answer(anAlert())));
  openApp("/s/1/reports", manager);
  const heading = await screen.findByRole("heading", { name: "Refunds 4.2% of sales, usually 2.0%" });
  const item = within(await screen.findByRole("region", { name: "Worth a look" }));
  expect(heading.parentElement).toHaveTextContent("$1,470 refunded in 7 days, measured against 8 weeks before");
  await userEvent.click(item.getByText("Weeks behind it"));
  expect(item.getByRole("row", { name: /^Nov 13/ })).toHaveTextContent("Nov 132.0%$7007");
  expect(item.getByRole("link", { name: "Open rows" })).toHaveAttribute(
    "href",
    "/s/1/reports/exceptions?show=returns&from=2026-11-14&to=2026-11-20",
  );
});

test("the answer wrong is sent, and what it does is said", async () => {
  const answerReportAlert = { __typename: "ReportAlert", id: "a1", answer: "WRONG", answeredBy: "Marcus King" };
  network.answer(
    ...answersOf(manager, { ...answer(anAlert()), AnswerReportAlert: () => ({ data: { answerReportAlert } }) }),
  );
  openApp("/s/1/reports", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Wrong" }));
  expect(await screen.findByText("Wrong. It now takes more to raise this.")).toBeInTheDocument();
  expect(requestsOf("AnswerReportAlert")).toEqual([{ alertId: "a1", answer: "WRONG" }]);
});

test("an answer that was given stays pressed with its name, and drawers open Day Close", async () => {
  const drawers = anAlert({ kind: "OVER_SHORT", answer: "WATCH", answeredBy: "Marcus King" });
  network.answer(...answersOf(manager, answer(drawers)));
  openApp("/s/1/reports", manager);
  expect(await screen.findByRole("button", { name: "Watch", pressed: true })).toBeVisible();
  expect(screen.getByText("Watch by Marcus King")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open rows" })).toHaveAttribute(
    "href",
    "/s/1/reports/day_close?d=2026-11-20",
  );
});

test("waits open the buys that waited, in place", async () => {
  const reportRows = {
    __typename: "ReportRows",
    from: "2026-11-14",
    to: "2026-11-20",
    count: 1,
    total: 3000,
    rows: [
      {
        __typename: "ReportRow",
        id: "B1",
        type: "BUY",
        number: "311",
        terminal: null,
        date: "2026-11-18",
        at: "2026-11-18T20:15:00Z",
        employeeCode: null,
        employeeName: null,
        customerId: null,
        customerName: "Ada Park",
        couponNumber: null,
        isEmployeePurchase: false,
        value: 3000,
      },
    ],
  };
  const waits = anAlert({ kind: "WAITS", part: 90_000, whole: 30, usual: 1500 });
  network.answer(...answersOf(manager, { ...answer(waits), ReportRows: () => ({ data: { reportRows } }) }));
  openApp("/s/1/reports", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Open rows" }));
  const dialog = await screen.findByRole("dialog", { name: /^Waits, / });
  expect(await within(dialog).findByRole("row", { name: /^Wed, Nov 18/ })).toHaveTextContent("Ada Park50 min");
  expect(requestsOf("ReportRows")).toEqual([
    { kind: "WAITS", from: "2026-11-14", to: "2026-11-20", employeeCode: null },
  ]);
});

test("a refused answer says why", async () => {
  const refused = { data: null, errors: [{ message: "alert not found", extensions: { code: "not-found" } }] };
  network.answer(...answersOf(manager, { ...answer(anAlert()), AnswerReportAlert: () => refused }));
  openApp("/s/1/reports", manager);
  await userEvent.click(await screen.findByRole("button", { name: "Explained" }));
  expect(await screen.findByText("alert not found")).toBeInTheDocument();
});

test("where nothing was found there is no card, and an employee's page asks for none", async () => {
  network.answer(...answersOf(ana, answer(anAlert())));
  openApp("/s/1/reports", ana);
  expect(await screen.findByRole("link", { name: /^Aging backstock/ })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Worth a look" })).toBeNull();
  expect(requestsOf("ReportAlerts")).toEqual([]);
});
