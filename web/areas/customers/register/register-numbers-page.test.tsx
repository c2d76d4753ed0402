import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { savedFiles } from "#tests/kit/web/saved-files.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

const dana = {
  __typename: "RegisterNumber",
  id: "C3",
  name: "Dana Whitfield",
  phone: null,
  customerCode: "614-555-0148",
  misplacement: "MISTYPED",
  customerId: "0193a6f0-0000-7000-8000-000000000031",
};
const lee = { ...dana, id: "C4", name: "Lee Ito", phone: "614-555-0149", misplacement: "TWICE", customerId: null };

function list(nodes: readonly (typeof dana | typeof lee)[], rule: "BLANK" | "MOBILE" = "MOBILE") {
  const edges = nodes.map((node) => ({ __typename: "QueryRegisterNumbersConnectionEdge", cursor: node.id, node }));
  const pageInfo = { __typename: "PageInfo", hasNextPage: false, startCursor: null, endCursor: null };
  return {
    __typename: "QueryRegisterNumbersConnection",
    ...{ rule, totalItems: nodes.length, pageInfo, edges },
  };
}

const day = { __typename: "DailyReport", businessDate: "2026-03-03", storeId: 1 };
const shares = {
  dailyReport: { ...day, customers: 110, salesWithoutCustomer: 33, salesWithoutCustomerPct: 300 },
  periodReport: {
    __typename: "PeriodReport",
    ...{ customers: 3000, salesWithoutCustomer: 750, salesWithoutCustomerPct: 250 },
  },
};

function open(fakes: GraphqlFakes = {}): void {
  network.answer(
    ...answersOf(manager, {
      CustomerShares: () => ({ data: shares }),
      RegisterNumbers: () => ({ data: { registerNumbers: list([dana, lee]) } }),
      RegisterNumbersCsv: () => ({ data: { registerNumbersCsv: "Customer\r\nDana Whitfield\r\n" } }),
      ...fakes,
    }),
  );
  openApp("/s/1/customers/register", manager);
}

test("[CUS-10] of 110 sales 33 without a customer are 30.0 %, and each number to check stands with its reason", async () => {
  const files = savedFiles();
  open();
  expect(await screen.findByText("30.0%", {}, late)).toBeVisible();
  expect(screen.getByText("33 of 110 sales")).toBeVisible();
  expect(screen.getByText("25.0%")).toBeVisible();
  const table = await screen.findByRole("table", { name: "Numbers to check" }, late);
  expect(
    within(table).getByRole("row", { name: /Dana Whitfield.*614-555-0148.*Code isn't 10 plain digits/ }),
  ).toBeVisible();
  expect(within(table).getByRole("row", { name: /Lee Ito.*Number in both fields/ })).toBeVisible();
  expect(within(table).getByRole("link", { name: /Dana Whitfield/ })).toHaveAttribute(
    "href",
    expect.stringContaining(`/customers/detail/show/${dana.customerId}`),
  );
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  await expect.poll(() => files.length).toBe(1);
});

test("a register without misplaced numbers says so, and a day without figures shows a dash", async () => {
  const nothing = { customers: null, salesWithoutCustomer: null, salesWithoutCustomerPct: null };
  open({
    RegisterNumbers: () => ({ data: { registerNumbers: list([], "BLANK") } }),
    CustomerShares: () => ({
      data: { dailyReport: { ...day, ...nothing }, periodReport: { ...shares.periodReport, ...nothing } },
    }),
  });
  expect(await screen.findByText("No numbers to check", {}, late)).toBeVisible();
  expect(screen.queryByText(/These customers have no phone/)).toBeNull();
  expect(await screen.findAllByRole("img", { name: "unknown" }, late)).toHaveLength(2);
});

test("a person without reports reads that the page is closed to them", async () => {
  const refusal = { message: "Not allowed", extensions: { code: "forbidden" } };
  open({ RegisterNumbers: () => ({ data: null, errors: [refusal] }) });
  expect(await screen.findByText("You don't have access", {}, late)).toBeVisible();
});
