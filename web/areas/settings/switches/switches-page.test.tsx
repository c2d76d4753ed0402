import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { StoreSwitches } from "./switches.queries.ts";

const network = fakeNetwork();

const switches = {
  __typename: "StoreSwitches",
  showSalesToEmployees: true,
  idleSeconds: 90,
  anyoneMayResetPin: false,
  allowSelfFirstPin: true,
  pinDigitsMin: 4,
  breaksPaid: false,
  tradePctBasis: "AMOUNT",
  weekStart: 0,
  wagesVisibleTo: "MANAGERS",
  businessDayBoundaryMinutes: 180,
  historyYears: 7,
} satisfies StoreSwitches & { __typename: string };

type Fakes = NonNullable<Parameters<typeof answersOf>[1]>;

function openSwitches(change: Fakes[string]) {
  network.answer(
    ...answersOf(manager, {
      StoreSwitches: () => ({ data: { storeSwitches: switches } }),
      ChangeStoreSwitches: change,
    }),
  );
  openApp("/s/1/settings/switches", manager);
}

test("a switch is saved as it is moved, and can be moved back", async () => {
  const stored = [true, false];
  openSwitches(() => ({ data: { changeStoreSwitches: { ...switches, breaksPaid: stored.shift() } } }));
  const breaks = await screen.findByRole("switch", { name: "Paid breaks" });
  await userEvent.click(breaks);
  await waitFor(() => expect(breaks).toBeChecked());
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  await waitFor(() => expect(breaks).not.toBeChecked());
});

test("a refused switch moves back and says why", async () => {
  const message = "Only the owner can change who sees wages";
  openSwitches(() => ({ data: null, errors: [{ message, extensions: { code: "forbidden" } }] }));
  const breaks = await screen.findByRole("switch", { name: "Paid breaks" });
  await userEvent.click(breaks);
  expect(await screen.findByText(message)).toBeInTheDocument();
  await waitFor(() => expect(breaks).not.toBeChecked());
});

test("who sees wages and how long the history is kept are the owner's to change", async () => {
  openSwitches(() => ({ data: null }));
  expect(await screen.findByRole("combobox", { name: "Who sees wages" })).toBeDisabled();
  expect(screen.getByRole("combobox", { name: "Keep change history" })).toBeDisabled();
  expect(screen.getByRole("combobox", { name: "Keep change history" })).toHaveTextContent("7 years");
});
