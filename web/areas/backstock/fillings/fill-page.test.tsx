import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aFilling, backRoom, coats, floor } from "#tests/kit/a-filling.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const place = { isPickList: false, bins: 0, byBand: [0], oldestAge: null };
const home = {
  __typename: "BackstockHome",
  today: "2026-03-04",
  bins: 3,
  filled: 2,
  empty: 1,
  addedToday: 0,
  pulledToday: 0,
  bands: [{ from: 0, to: null, label: "0+", bins: 2 }],
  categories: [{ id: coats, name: "Coats", target: null, bins: 2, oldestAge: 41 }],
  locations: [
    { ...place, id: backRoom, number: 1, name: "Back room", nextId: floor, isDefault: true, isTerminal: false },
    { ...place, id: floor, number: 2, name: "Floor", nextId: null, isDefault: false, isTerminal: true },
  ],
  prefix: "",
  isScanFast: false,
};

const filling = aFilling(7, 0);
const bin = { __typename: "BackstockBin", id: filling.binId, number: 7, label: "7" };
const nothing = { __typename: "ScanAnswer", said: null, bin: null, filling: null, older: null, place: null };

/** Opens the form; `answer` says what a typed number is. */
async function openFill(answer: unknown, sent: unknown[]) {
  const list = { totalItems: 0, pageInfo: { hasNextPage: false, startCursor: null, endCursor: null }, edges: [] };
  network.answer(
    ...answersOf(manager, {
      BackstockHome: () => ({ data: { backstockHome: home } }),
      Backstocks: () => ({ data: { backstocks: list } }),
      EmptyBins: () => ({ data: { emptyBins: [bin] } }),
      BackstockBin: () => ({ data: { backstockBin: { ...nothing, outcome: "EMPTY", bin } } }),
      ScanBin: () => ({ data: { scanBin: answer } }),
      FillBin: ({ variables }) => {
        sent.push(variables["fill"]);
        return { data: { fillBin: filling } };
      },
    }),
  );
  openApp("/s/1/backstock/detail/new", manager);
  const form = within(await screen.findByRole("dialog", { name: "Fill a bin" }, { timeout: 20_000 }));
  await userEvent.selectOptions(await form.findByLabelText(/^Category/), "Coats");
  await userEvent.type(form.getByLabelText("Bin"), "7");
  return form;
}

test("a Fill bin that is pressed while the number is looked up waits for the bin", async () => {
  const sent: unknown[] = [];
  const form = await openFill({ ...nothing, outcome: "EMPTY", bin }, sent);
  await userEvent.click(form.getByRole("button", { name: "Fill bin" }));
  expect(await screen.findByText(/^Bin 7 filled with/, {}, { timeout: 20_000 })).toBeInTheDocument();
  expect(sent).toMatchObject([{ binId: filling.binId, categoryId: coats, locationId: backRoom }]);
});

test("season and place are one press each; a number that no bin has is refused at its field", async () => {
  const sent: unknown[] = [];
  const form = await openFill({ ...nothing, outcome: "NOT_A_BIN", said: "There is no bin 7" }, sent);
  expect(form.getByRole("radio", { name: "Back room" })).toBeChecked();
  await userEvent.click(form.getByRole("radio", { name: "Fall/winter" }));
  await userEvent.click(form.getByRole("button", { name: "Fill bin" }));
  expect(await form.findByText("There is no bin 7")).toBeVisible();
  expect(form.getByRole("radio", { name: "Fall/winter" })).toBeChecked();
  expect(sent).toEqual([]);
});
