import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aBackstockHome, aFilling, aFillingList, backRoom, coats } from "#tests/kit/a-filling.ts";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";

const network = fakeNetwork();

const filling = aFilling(7, 0);
const bin = { __typename: "BackstockBin", id: filling.binId, number: 7, label: "7" };
const nothing = { __typename: "ScanAnswer", message: null, bin: null, filling: null, older: null, place: null };

/** Opens the form; `answer` is the response to the lookup of a number. */
async function openFill(answer: unknown, sent: unknown[], held: readonly unknown[] = []) {
  network.answer(
    ...answersOf(manager, {
      BackstockHome: () => ({ data: { backstockHome: aBackstockHome() } }),
      Backstocks: () => ({ data: { backstocks: aFillingList([]) } }),
      HeldBuys: () => ({ data: { heldBuys: held } }),
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
  await choose(await form.findByLabelText(/^Category/), "Coats");
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
  const form = await openFill({ ...nothing, outcome: "NOT_A_BIN", message: "There is no bin 7" }, sent);
  expect(form.getByRole("radio", { name: "Back room" })).toBeChecked();
  await userEvent.click(form.getByRole("radio", { name: "Fall/winter" }));
  await userEvent.click(form.getByRole("button", { name: "Fill bin" }));
  expect(await form.findByText("There is no bin 7")).toBeVisible();
  expect(form.getByRole("radio", { name: "Fall/winter" })).toBeChecked();
  expect(sent).toEqual([]);
});

test("a bin that is filled from a buy on hold says so", async () => {
  const sent: unknown[] = [];
  const held = { __typename: "HeldBuy", number: 4, buyNumber: "12", date: "2026-03-01", holdUntil: "2026-03-08" };
  const form = await openFill({ ...nothing, outcome: "EMPTY", bin }, sent, [held]);
  await userEvent.click(await form.findByRole("checkbox", { name: "Buy 12, Mar 1, until Mar 8" }));
  await userEvent.click(form.getByRole("button", { name: "Fill bin" }));
  await expect.poll(() => sent).toMatchObject([{ heldNumbers: [4] }]);
  expect(await screen.findByText(/^Bin 7 filled with/, {}, { timeout: 20_000 })).toBeInTheDocument();
});
