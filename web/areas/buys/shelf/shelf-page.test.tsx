import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { DeskBuy } from "#web/areas/buys/home/home.queries.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp, register, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const late = { timeout: 20_000 };
const customer = { id: "c", fullName: "Lena Hall", mobile: "5550100", email: null, isDoNotBuy: false };

function aPile(number: number, buy: Partial<DeskBuy["buy"]>, desk: Partial<DeskBuy> = {}) {
  const nothing = { signedAt: null, guardianNote: null, overriddenBy: null, posFailure: null, posBuyId: `P-${number}` };
  const noTimes = { posReadyAt: null, posCompletedAt: null, sortStartedAt: null, completedAt: null, waitMinutes: null };
  const noMoney = { cashOffer: null, tradeOffer: null, paid: null, payout: null, itemsTaken: null, itemsPassed: null };
  const noPlan = { sellerPlan: null, sellerReturnsAt: null, sellerPageUrl: null, firstNotifiedAt: null };
  return {
    ...{
      __typename: "DeskBuy",
      isCarriedOver: false,
      asksDonated: false,
      text: null,
      textRefusal: null,
      reply: null,
      ...desk,
    },
    buy: {
      ...{ __typename: "Buy", id: `00000000-0000-7000-8000-0000000000${number}`, number },
      ...{ customer: { __typename: "Customer", ...customer }, businessDate: "2026-11-21", status: "OPEN" },
      ...{ stage: "READY", outcome: null, source: "COUNTER", bags: 2, boxes: 0, bins: 0, others: 0 },
      ...{ containerTags: "", location: "rack B", isDropOff: false, promisedAt: null, notes: "", signature: "NONE" },
      ...{ posSync: "LINKED", checkedInAt: "2026-11-21T17:00:00Z", checkedInBy: "Ana", sortedBy: null, readyAt: null },
      ...{ completedBy: null, version: 1, ...nothing, ...noTimes, ...noMoney, ...noPlan, ...buy },
    },
  };
}

const fresh = aPile(23, { promisedAt: "2026-11-21T18:00:00Z", readyAt: "2026-11-21T17:40:00Z" });
const sorting = aPile(24, { stage: "SORTING" });
const old = aPile(
  17,
  { businessDate: "2026-11-18", stage: "NOTIFIED", promisedAt: "2026-11-18T20:00:00Z" },
  { isCarriedOver: true, asksDonated: true },
);

function openShelf(buys: readonly object[], { fakes = {} }: { fakes?: GraphqlFakes } = {}) {
  const kept = { __typename: "PromisesKept", onTimeCount: 0, promisedCount: 0 };
  const soFar = {
    __typename: "BuyDaySoFar",
    completeCount: 0,
    averageWaitMinutes: null,
    onTimeCount: 0,
    promisedCount: 0,
  };
  const counts = { openCount: buys.length, requestCount: 0, unsentCount: 0 };
  const desk = { ...{ __typename: "BuyDesk", today: "2026-11-21", registerBuys: [], buys }, ...counts };
  const buyDesk = { ...desk, soFar, weekPromises: kept };
  const checkInStart = {
    posName: "Maple POS",
    isLinked: true,
    takesCheckIns: true,
    slipDeviceIds: [],
    today: "2026-11-21",
  };
  const amy = { __typename: "Employee", id: "7", fullName: "Amy Jones", hasPin: true, clockedIn: true };
  const proved = { __typename: "Employee", id: "7", storeId: "1", fullName: "Amy Jones", isManager: false };
  network.answer(
    ...answersOf(register, {
      BuyDesk: () => ({ data: { buyDesk, checkInStart: { __typename: "CheckInStart", ...checkInStart } } }),
      Signers: () => ({ data: { employees: [amy] } }),
      ProveByPin: () => ({ data: { confirmEmployee: { ...proved, safeAvatarUrl: null } } }),
      CompleteBuy: () => ({ data: { completeBuy: { ...old.buy, status: "COMPLETE", stage: "COMPLETE" } } }),
      ...fakes,
    }),
  );
  return openApp("/s/1/buys/shelf", register);
}

test("[X7] the shelf is listed by promise, without piles that are still sorted", async () => {
  openShelf([fresh, sorting, old]);
  const table = within(await screen.findByRole("table", { name: "On the shelf" }, late));
  const numbers = table.getAllByRole("row").slice(1);
  expect(numbers.map((row) => row.textContent?.slice(0, 2))).toEqual(["17", "23"]);
  expect(numbers[0]).toHaveTextContent(/Lena Hall.*2 bags, rack B.*since Nov 18.*Donate/);
  expect(table.getAllByRole("button", { name: /^Donate/ })).toHaveLength(1);
  expect(table.getByRole("link", { name: "Buy 17, Lena Hall" })).toHaveAttribute(
    "href",
    `/s/1/buys/detail/edit/${old.buy.id}`,
  );
});

test("[X7] days after the policy a pile is donated with a person's PIN, and a wrong one keeps it", async () => {
  const wrong = refusedWith("That PIN didn't work", { code: "wrong-pin" });
  let answer: GraphqlFakes[string] = wrong;
  openShelf([old], {
    fakes: { ProveByPin: (...request) => answer(...request) },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Donate buy 17" }, late));
  const dialog = within(await screen.findByRole("dialog", { name: "Donate buy 17" }));
  expect(dialog.getByText("2 bags of Lena Hall, checked in Nov 18, 2026")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Mark donated" }));
  expect(requestsOf("CompleteBuy")).toEqual([]);
  await choose(dialog.getByRole("combobox", { name: /^Your name/ }), "Amy Jones");
  await fill(dialog.getByLabelText(/^PIN/), "1111");
  await userEvent.click(dialog.getByRole("button", { name: "Mark donated" }));
  expect(await dialog.findByText("That PIN didn't work")).toBeVisible();
  expect(requestsOf("CompleteBuy")).toEqual([]);
  const amy = { __typename: "Employee", id: "7", storeId: "1", fullName: "Amy Jones", isManager: false };
  answer = () => ({ data: { confirmEmployee: { ...amy, safeAvatarUrl: null } } });
  await fill(dialog.getByLabelText(/^PIN/), "4821");
  await userEvent.click(dialog.getByRole("button", { name: "Mark donated" }));
  await expect.poll(() => requestsOf("CompleteBuy")).toEqual([{ id: old.buy.id, outcome: "LEFT_ITEMS_DONATED" }]);
});

test("an empty shelf says what shows here, and whom the server refuses reads that", async () => {
  openShelf([sorting]);
  expect(await screen.findByText("The shelf is empty", {}, late)).toBeVisible();
});

test("a person without buys reads that the page is closed to them", async () => {
  openShelf([], { fakes: { BuyDesk: refusedWith("Not allowed", { code: "forbidden" }) } });
  expect(await screen.findByText("You don't have access", {}, late)).toBeVisible();
});
