import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { savedFiles } from "#tests/kit/web/saved-files.ts";
import { unexplainedFigures } from "#tests/kit/web/unexplained-figures.ts";

const network = fakeNetwork();

const kai = { __typename: "ExceptionPerson", employeeCode: "7", employeeName: "Kai Brown", count: 2, total: 4500 };
const rest = { __typename: "ExceptionPerson", employeeCode: "8", employeeName: null, count: 1, total: 1500 };
const sum = (kind: string, people: { count: number; total: number }[]) => ({
  __typename: "ExceptionSum",
  kind,
  count: people.reduce((count, person) => count + person.count, 0),
  total: people.reduce((total, person) => total + person.total, 0),
  people,
});

const exceptions = {
  __typename: "Exceptions",
  from: "2026-11-13",
  to: "2026-11-19",
  today: "2026-11-19",
  kinds: [
    sum("RETURNS", [kai, rest]),
    sum("VOIDS", []),
    sum("DISCOUNTS", [kai]),
    sum("PRICES", []),
    sum("BELOW_COST", []),
    sum("NO_CUSTOMER", [rest]),
  ],
};

const head = {
  id: "T4",
  type: "RETURN",
  number: "4012",
  terminal: "2",
  date: "2026-11-18",
  at: "2026-11-18T20:15:00Z",
  employeeCode: "7",
  employeeName: "Kai Brown",
  customerId: null,
  customerName: null,
  couponNumber: "BB-77",
  isEmployeePurchase: true,
};

const list = {
  __typename: "ReportRows",
  from: "2026-11-13",
  to: "2026-11-19",
  count: 1,
  total: 2400,
  rows: [{ __typename: "ReportRow", ...head, value: 2400 }],
};

const ticket = {
  __typename: "Ticket",
  ...head,
  net: -2400,
  tax: -216,
  total: -2616,
  lines: [
    {
      __typename: "TicketLine",
      line: 1,
      description: "Wool coat",
      quantity: 1,
      price: 900,
      tagPrice: 2500,
      discount: 0,
      net: 900,
      cost: 1000,
    },
  ],
  tenders: [{ __typename: "TicketTender", kind: "cash", amount: -2616 }],
};

function open(path: string, more: GraphqlFakes = {}): void {
  network.answer(
    ...answersOf(manager, {
      Exceptions: () => ({ data: { exceptions } }),
      ReportRows: () => ({ data: { reportRows: list } }),
      ReportRowsCsv: () => ({ data: { reportRowsCsv: "Date,Amount\n2026-11-18,24.00\n" } }),
      Ticket: () => ({ data: { ticket } }),
      ...more,
    }),
  );
  openApp(path, manager);
}

const path = "/s/1/reports/exceptions";

test("each kind with its count and amount, and the rows of the first with what explains them", async () => {
  open(path);
  const kinds = await screen.findByRole("navigation", { name: "Kinds of exceptions" });
  expect(within(kinds).getByRole("link", { name: "Returns 3 $60" })).toHaveAttribute("aria-current", "page");
  expect(within(kinds).getByRole("link", { name: "Voids 0 $0" })).not.toHaveAttribute("aria-current");
  const row = await screen.findByRole("row", { name: /Ticket 4012/ });
  expect(row).toHaveTextContent("Wed, Nov 18 2:15 PM");
  expect(row).toHaveTextContent("Return, Coupon BB-77, Employee purchase");
  expect(row).toHaveTextContent("Kai BrownNo customer$24.00");
  expect(screen.getByText(/Drawers opened without a sale aren't here/)).toBeVisible();
  expect(unexplainedFigures()).toEqual([]);
});

test("a kind and a person are in the address, and asked for", async () => {
  open(`${path}?by=7`);
  const kinds = await screen.findByRole("navigation", { name: "Kinds of exceptions" });
  expect(within(kinds).getByRole("link", { name: "Returns 2 $45" })).toBeVisible();
  await userEvent.click(within(kinds).getByRole("link", { name: /^Discounts/ }));
  expect(await screen.findByRole("heading", { name: /^Discounts, / })).toBeVisible();
  const expected = { kind: "DISCOUNTS", from: null, to: null, employeeCode: "7" };
  await waitFor(() => expect(requestsOf("ReportRows").at(-1)).toEqual(expected));
});

test("a row opens its ticket with tags, costs and how it was paid", async () => {
  open(path);
  await userEvent.click(await screen.findByRole("link", { name: "Ticket 4012" }));
  const dialog = await screen.findByRole("dialog", { name: "Ticket" });
  const line = await within(dialog).findByRole("row", { name: /^Wool coat/ });
  expect(line).toHaveTextContent("$9.00tag $25.00$0.00$10.00$9.00");
  expect(within(dialog).getByText("Cash").parentElement).toHaveTextContent("-$26.16");
  expect(unexplainedFigures()).toEqual([]);
  expect(requestsOf("Ticket")).toEqual([{ id: "T4" }]);
});

test("the file holds the shown kind", async () => {
  const files = savedFiles();
  open(`${path}?show=voids`);
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(requestsOf("ReportRowsCsv")).toEqual([{ kind: "VOIDS", from: null, to: null, employeeCode: null }]);
});

test("days without any say so, and one person's can be left again", async () => {
  open(`${path}?show=voids&by=9`, {
    ReportRows: () => ({ data: { reportRows: { ...list, count: 0, total: 0, rows: [] } } }),
  });
  expect(await screen.findByText("None by this employee in these days")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Everyone" }));
  expect(await screen.findByText("None in these days")).toBeVisible();
});

test("a failed read can be tried again", async () => {
  open(path, { Exceptions: () => ({ data: null, errors: [{ message: "no", extensions: { code: "internal" } }] }) });
  expect(await screen.findByRole("button", { name: /Try again|Retry/ })).toBeVisible();
});

test("a ticket of a register that does not say how sales were paid says so", async () => {
  open(path, { Ticket: () => ({ data: { ticket: { ...ticket, tenders: [] } } }) });
  await userEvent.click(await screen.findByRole("link", { name: /4012/ }));
  expect(await screen.findByText("Your register doesn't send how sales were paid.")).toBeVisible();
  expect(screen.queryByRole("heading", { name: "Paid with" })).not.toBeInTheDocument();
});
