import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { aRule } from "#tests/kit/second-hand/a-second-hand-register.ts";

const network = fakeNetwork();
const late = { timeout: 20_000 };

function open(rules: readonly (typeof aRule)[], fakes: GraphqlFakes = {}): void {
  const category = { __typename: "SecondHandCategory", code: "GTR-E", name: "Guitars, Electric", pieces: 9 };
  network.answer(
    ...answersOf(manager, {
      SecondHandRules: () => ({
        data: { secondHandRules: rules.map((rule) => ({ __typename: "SecondHandRule", ...rule })) },
      }),
      SecondHandCategories: () => ({ data: { secondHandCategories: [category] } }),
      ...fakes,
    }),
  );
  openApp("/s/1/buys/settings/second_hand", manager);
}

test("a first rule is added as the lawyer gave it", async () => {
  open([], {
    SaveSecondHandRule: ({ variables }) => ({
      data: { saveSecondHandRule: { __typename: "SecondHandRule", ...aRule, ...Object(variables["rule"]) } },
    }),
  });
  expect(await screen.findByText(/Your lawyer decides what applies/, {}, late)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Add rule" }));
  const form = within(await screen.findByRole("dialog", { name: "New rule" }));
  await userEvent.click(form.getByRole("button", { name: "Save rule" }));
  expect(requestsOf("SaveSecondHandRule")).toEqual([]);
  await userEvent.type(form.getByLabelText(/^Name/), "Instruments");
  await userEvent.type(form.getByLabelText(/^Hold days/), "7");
  await userEvent.click(await form.findByRole("checkbox", { name: "Guitars, Electric" }));
  await userEvent.click(form.getByRole("checkbox", { name: "Serial numbers" }));
  await userEvent.click(form.getByRole("button", { name: "Save rule" }));
  expect(await screen.findByText("Instruments saved")).toBeInTheDocument();
  expect(requestsOf("SaveSecondHandRule")).toMatchObject([
    {
      rule: {
        ...{ name: "Instruments", holdDays: 7, categoryCodes: ["GTR-E"], requiredFields: ["SERIAL"] },
        ...{ reportHours: null, exportForm: "BUYS", isActive: true, version: 0 },
      },
    },
  ]);
});

test("a rule says in a line what it asks for, and a refusal stays in its dialog", async () => {
  open([aRule], {
    SaveSecondHandRule: () => ({
      data: null,
      errors: [{ message: "Use 50 rules or fewer", extensions: { code: "invalid-input" } }],
    }),
  });
  expect(
    await screen.findByText("1 category, hold 7 days, report within 72 hours, serial numbers", {}, late),
  ).toBeVisible();
  expect(screen.getByText("On since Feb 1, 2026")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Edit Instruments" }));
  const form = within(await screen.findByRole("dialog", { name: "Instruments" }));
  await userEvent.click(form.getByRole("checkbox", { name: "Rule is on" }));
  await userEvent.click(form.getByRole("button", { name: "Save rule" }));
  expect(await form.findByText("Use 50 rules or fewer")).toBeVisible();
});
