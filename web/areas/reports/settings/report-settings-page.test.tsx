import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { reportColumns } from "#common/reports/columns.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

function settings(columns: readonly string[]) {
  return { __typename: "ReportSettings", columns, allColumns: reportColumns };
}

const storeSwitches = {
  __typename: "StoreSwitches",
  weekStart: 0,
  tradePctBasis: "AMOUNT",
  wagesVisibleTo: "MANAGERS",
};

function open(change: GraphqlFakes = {}): void {
  let columns: readonly string[] = ["sales", "buys", "customers"];
  network.answer(
    ...answersOf(manager, {
      ReportSettings: () => ({ data: { reportSettings: settings(columns), storeSwitches } }),
      ChooseReportColumns: ({ variables }) => {
        columns = String(variables["columns"]).split(",");
        return { data: { chooseReportColumns: settings(columns) } };
      },
      ...change,
    }),
  );
  openApp("/s/1/reports/settings", { ...manager, employees: { "1": { employeeId: 3, isManager: true } } });
}

const shown = async () =>
  within(await screen.findByRole("list", { name: "Figures and order" }))
    .getAllByRole("switch")
    .map((button) => button.getAttribute("aria-label"));

test("a figure is moved down and another one shown, and the order stays as it was chosen", async () => {
  open();
  expect(await shown()).toEqual(["Show Sales", "Show Buys", "Show Customers"]);
  await userEvent.click(screen.getByRole("button", { name: /Sales.*down/i }));
  expect(await shown()).toEqual(["Show Buys", "Show Sales", "Show Customers"]);
  await userEvent.click(screen.getByRole("switch", { name: "Show Wages" }));
  expect(await shown()).toEqual(["Show Buys", "Show Sales", "Show Customers", "Show Wages"]);
  expect(await screen.findAllByText("Report figures saved")).not.toHaveLength(0);
});

test("what the server refuses is said in its words, and the old order is back", async () => {
  const errors = [{ message: "A report shows at least one figure", extensions: { code: "invalid-input" } }];
  open({ ChooseReportColumns: () => ({ data: null, errors }) });
  await screen.findByRole("list", { name: "Figures and order" });
  await userEvent.click(screen.getByRole("switch", { name: "Show Buys" }));
  expect(await screen.findByText("A report shows at least one figure")).toBeInTheDocument();
  await waitFor(async () => expect(await shown()).toEqual(["Show Sales", "Show Buys", "Show Customers"]));
});

test("only the owner decides who sees wages", async () => {
  open();
  expect(await screen.findByRole("combobox", { name: "Who sees wages" })).toBeDisabled();
  expect(screen.getByRole("combobox", { name: "Week starts on" })).toBeEnabled();
});
