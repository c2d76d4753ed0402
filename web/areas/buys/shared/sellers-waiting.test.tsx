import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aDay, amyAtWork, dayFakes } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function aBuy(number: number, fullName: string, more: Record<string, unknown> = {}) {
  const customer = { __typename: "Customer", id: `customer-${number}`, fullName };
  const pile = { bags: 2, boxes: 0, bins: 0, others: 0 };
  const buy = {
    ...{ __typename: "Buy", id: `buy-${number}`, number, status: "OPEN", stage: "WAITING", businessDate: "2026-11-21" },
    ...{ isDropOff: false, checkedInAt: minutesFromNow(-30), promisedAt: null, readyAt: null, waitMinutes: null },
    ...pile,
    customer,
    ...more,
  };
  return { __typename: "DeskBuy", isCarriedOver: false, buy };
}

function openDayWith(buys: unknown[], registerBuys: unknown[] = []) {
  const desk = { data: { buyDesk: { __typename: "BuyDesk", buys, registerBuys } } };
  network.answer(...answersOf(amyAtWork, dayFakes(aDay(), { SellersWaiting: () => desk })));
  openApp("/s/1/daybook", amyAtWork);
}

test("the day shows whose bags are here, the nearest promise first, each one press from its buy", async () => {
  const atRegister = {
    ...{ __typename: "RegisterBuy", posBuyId: "P-1", number: "40", customerName: null },
    ...{ checkedInAt: minutesFromNow(-5), readyAt: null },
  };
  openDayWith(
    [
      aBuy(33, "Marisol Quiñones", { promisedAt: minutesFromNow(40) }),
      aBuy(31, "Ngozi Okafor", { promisedAt: minutesFromNow(-7), stage: "SORTING" }),
    ],
    [atRegister],
  );
  const card = await screen.findByRole("region", { name: "Sellers waiting 3" });
  const rows = within(card).getAllByRole("listitem");
  expect(rows[0]).toHaveTextContent(/31Ngozi Okafor2 bags, sorting30 min7 min late/);
  expect(rows[1]).toHaveTextContent(/33Marisol Quiñones2 bags30 minby/);
  expect(rows[2]).toHaveTextContent(/40Unknown sellerAt the registerWaitingsince/);
  expect(within(card).getByRole("link", { name: /Ngozi Okafor/ })).toHaveAttribute(
    "href",
    "/s/1/buys/detail/edit/buy-31",
  );
  expect(within(card).getByRole("link", { name: "Check in" })).toHaveAttribute("href", "/s/1/buys/checkin/new");
  expect(within(card).queryByRole("link", { name: /^See all/ })).toBeNull();
});

test("of more than four the rest is one press away", async () => {
  openDayWith([1, 2, 3, 4, 5].map((number) => aBuy(number, `Seller ${number}`)));
  const card = await screen.findByRole("region", { name: "Sellers waiting 5" });
  expect(within(card).getAllByRole("listitem")).toHaveLength(4);
  expect(within(card).getByRole("link", { name: "See all 5" })).toHaveAttribute("href", "/s/1/buys");
});

test("while nobody waits nothing stands there", async () => {
  openDayWith([]);
  expect(await screen.findByRole("region", { name: "Notes" })).toBeVisible();
  expect(screen.queryByRole("region", { name: /^Sellers waiting/ })).toBeNull();
});
