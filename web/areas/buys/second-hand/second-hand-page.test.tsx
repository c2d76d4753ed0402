import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { aRule, anEntry } from "#tests/kit/second-hand/a-second-hand-register.ts";
import { savedFiles } from "#tests/kit/web/saved-files.ts";
import type { SecondHandEntry } from "./second-hand.queries.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

function open(entries: readonly SecondHandEntry[], fakes: GraphqlFakes = {}): void {
  const register = {
    __typename: "QuerySecondHandRegisterConnection",
    ...{ totalItems: entries.length, today: "2026-03-05" },
    counts: { rows: entries.length, voided: 1, lastNumber: entries.length, unreported: 1, heldNow: 1 },
    pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
    edges: entries.map((node) => ({ cursor: String(node.number), node: { __typename: "SecondHandEntry", ...node } })),
  };
  network.answer(
    ...answersOf(manager, {
      SecondHandRegister: () => ({ data: { secondHandRegister: register } }),
      SecondHandRules: () => ({ data: { secondHandRules: [] } }),
      SecondHandDetails: ({ variables }) => ({
        data: { secondHandDetails: { buyKey: variables["buyKey"], version: 0, plate: "", serials: "", photo: "" } },
      }),
      ...fakes,
    }),
  );
  openApp("/s/1/reports/second_hand", manager);
}

const entries = [anEntry({ number: 2 }), anEntry({ voidReason: "REGISTER", missing: [] })];

test("each number has its line, the void one too, with hold, masked ID and what is missing", async () => {
  open(entries);
  const table = await screen.findByRole("table", { name: "Second-hand register" }, late);
  const held = within(table).getByRole("row", { name: /^2 / });
  ["Mar 1, 2026", "Ada Park", "License CO ***4321", "$400.00", "Instruments", "Mar 8, 2026", "Serial numbers"].forEach(
    (words) => expect(held).toHaveTextContent(words),
  );
  expect(within(table).getByRole("row", { name: /^1 / })).toHaveTextContent("Void at the register");
});

test("what is missing is written down from the entry; a refusal says why", async () => {
  const answers = [
    { data: null, errors: [{ message: "Marcus saved changes here", extensions: { code: "saved-since" } }] },
    {
      data: {
        saveSecondHandDetails: { buyKey: "B1", plate: "", serials: "SN 40037", photo: "", version: 1 },
      },
    },
  ];
  open(entries, { SaveSecondHandDetails: () => answers.shift() });
  await userEvent.click(await screen.findByRole("row", { name: /^2 / }, late));
  await userEvent.click(await screen.findByRole("button", { name: "Add details" }));
  await userEvent.type(await screen.findByLabelText("Serial numbers"), "SN 40037");
  await userEvent.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText(/Marcus saved changes here/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Save details" }));
  expect(await screen.findByText("Details saved")).toBeInTheDocument();
  expect(requestsOf("SaveSecondHandDetails").at(-1)).toMatchObject({ buyKey: "B1", serials: "SN 40037", version: 0 });
});

test("the file is taken after a word about what is in it, and what is due is marked as reported", async () => {
  const files = savedFiles();
  open(entries, {
    ExportSecondHand: () => ({ data: { exportSecondHand: "Number\r\n1\r\n" } }),
    ReportSecondHand: () => ({ data: { reportSecondHand: { count: 1 } } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "More" }, late));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Export as CSV" }));
  expect(await screen.findByText(/We log who exports it/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Export" }));
  await expect.poll(() => files.length).toBe(1);
  expect(requestsOf("ExportSecondHand")).toEqual([{ from: "2026-01-04", to: "2026-03-05" }]);
  await userEvent.click(screen.getByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Mark as reported" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mark as reported" }));
  await userEvent.click(dialog.getByRole("button", { name: "Mark as reported" }));
  expect(await screen.findByText("1 entry marked as reported")).toBeInTheDocument();
  expect(requestsOf("ReportSecondHand")).toEqual([{ through: 2 }]);
});

test("a store without rules reads what they are for, one with a new rule waits for its first buy", async () => {
  open([]);
  expect(await screen.findByText("No second-hand rules yet", {}, late)).toBeVisible();
  expect(screen.getByRole("link", { name: "Add a rule" })).toHaveAttribute("href", "/s/1/buys/settings/second_hand");
});

test("a rule that is on and has no buy yet says what will show", async () => {
  open([], { SecondHandRules: () => ({ data: { secondHandRules: [{ __typename: "SecondHandRule", ...aRule }] } }) });
  expect(await screen.findByText("No entries on these dates", {}, late)).toBeVisible();
});

test("an employee is sent to the start", async () => {
  network.answer(...answersOf(ana));
  const app = openApp("/s/1/reports/second_hand", ana);
  await expect.poll(() => app.at()).not.toContain("second_hand");
});
