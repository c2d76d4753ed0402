import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aBuyDetail } from "#tests/kit/web/a-buy.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const customer = { id: "c", fullName: "Jess Ortega", mobile: "+16145550102", email: null, isDoNotBuy: false };
const ready = aBuyDetail({
  ...{ stage: "READY", readyAt: "2026-11-21T18:00:00Z", businessDate: "2099-03-04" },
  customer: { ...customer, housePoints: null },
});

test("a call is noted with one press beside the number and what to say, and undone", async () => {
  let detail = ready;
  const answered = (field: string, callTimes: string[]) => () => {
    detail = { ...ready, buy: { ...ready.buy, callTimes } };
    return { data: { [field]: { __typename: "Buy", ...detail.buy } } };
  };
  const words = "Number 17 is ready. Please pick up by Fri, Mar 6.";
  network.answer(
    ...answersOf(manager, {
      Buy: () => ({ data: { buy: detail } }),
      CallBasis: () => ({ data: { buySettings: { __typename: "BuySettings", abandonAfterDays: 2 } } }),
      NoteSellerCall: answered("noteSellerCall", ["2026-11-21T18:20:00Z"]),
      UndoSellerCall: answered("undoSellerCall", []),
    }),
  );
  openApp(`/s/1/buys/detail/edit/${ready.buy.id}`, manager);
  await userEvent.click(await screen.findByRole("button", { name: "(614) 555-0102" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Call Jess Ortega" }));
  expect(dialog.getByRole("link", { name: "(614) 555-0102" })).toHaveAttribute("href", "tel:+16145550102");
  expect(await dialog.findByText(words)).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "I called" }));
  expect(await screen.findByText("Call to Jess Ortega noted")).toBeInTheDocument();
  expect(requestsOf("NoteSellerCall")).toEqual([{ id: ready.buy.id }]);
  expect(await screen.findByText(/^Called /)).toBeVisible();
  await userEvent.click(await screen.findByRole("button", { name: "Undo", hidden: true }));
  expect(requestsOf("UndoSellerCall")).toEqual([{ id: ready.buy.id }]);
});
