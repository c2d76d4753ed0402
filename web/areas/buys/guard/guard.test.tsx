import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { BuyingGuard } from "./guard.queries.ts";

const network = fakeNetwork();
const patient = { timeout: 20_000 };

const section = "0193a6f0-0000-7000-8000-000000000077";

const guard: BuyingGuard = {
  cash: { plan: 230_000, paid: 118_000, left: 112_000 },
  mostWeeks: 12,
  full: [
    { sectionId: section, name: "Girls' tops", categories: [], weeks: 26, floorItems: 1340, binItems: 418 },
    { sectionId: null, name: "Girls, Shoes", categories: [], weeks: 12.4, floorItems: 90, binItems: null },
  ],
};

const ready = {
  ...{ __typename: "Buy", id: "0193a6f0-0000-7000-8000-000000000031", businessDate: "2026-11-21", number: 17 },
  ...{
    customer: { __typename: "Customer", id: "c", fullName: "Lena Hall", mobile: "", email: null, isDoNotBuy: false },
  },
  ...{ status: "OPEN", stage: "READY", outcome: null, source: "COUNTER", bags: 2, boxes: 0, bins: 0, others: 0 },
  ...{
    containerTags: "",
    location: "",
    isDropOff: false,
    promisedAt: null,
    notes: "",
    signature: "NONE",
    signedAt: null,
  },
  ...{ guardianNote: null, overriddenBy: null, posSync: "LINKED", posFailure: null, posBuyId: "P-1", posReadyAt: null },
  ...{ posCompletedAt: null, checkedInAt: "2026-11-21T17:00:00Z", checkedInBy: "Ana", sortStartedAt: null },
  ...{
    sortedBy: null,
    readyAt: "2026-11-21T17:40:00Z",
    firstNotifiedAt: null,
    sellerPlan: null,
    sellerReturnsAt: null,
  },
  ...{ sellerPageUrl: null, completedAt: null, completedBy: null, itemsTaken: null, itemsPassed: null },
  ...{ cashOffer: 4850, tradeOffer: null, paid: null, payout: null, waitMinutes: null, callTimes: [], version: 1 },
};

function openBuys(shown: BuyingGuard, buys: readonly object[] = [], fakes: GraphqlFakes = {}): void {
  const rows = buys.map((buy) => ({
    ...{
      __typename: "DeskBuy",
      isCarriedOver: false,
      asksDonated: false,
      text: null,
      textRefusal: null,
      reply: null,
      buy,
    },
  }));
  const buyDesk = {
    ...{ __typename: "BuyDesk", today: "2026-11-21", openCount: rows.length, requestCount: 0, unsentCount: 0 },
    soFar: { __typename: "BuyDaySoFar", completeCount: 0, averageWaitMinutes: null, onTimeCount: 0, promisedCount: 0 },
    weekPromises: { __typename: "PromisesKept", onTimeCount: 0, promisedCount: 0 },
    ...{ registerBuys: [], buys: rows },
  };
  const checkInStart = {
    ...{ __typename: "CheckInStart", posName: "Maple POS", isLinked: true, takesCheckIns: true },
    ...{ slipDeviceIds: [], today: "2026-11-21" },
  };
  network.answer(
    ...answersOf(manager, {
      BuyDesk: () => ({ data: { buyDesk, checkInStart } }),
      CheckinRequests: () => ({ data: { checkinRequests: [] } }),
      BuyingGuard: () => ({ data: { buyingGuard: shown } }),
      BuyReasons: () => ({ data: { buyReasons: [] } }),
      ActiveReasons: () => ({ data: { buyReasons: [] } }),
      ...fakes,
    }),
  );
  openApp("/s/1/buys", manager);
}

test("the counter says what is left in the drawer, and of what there is more than the store's limit", async () => {
  openBuys(guard);
  const panel = within(await screen.findByRole("region", { name: "Before you buy" }, patient));
  expect(panel.getByText("Cash left today").parentElement).toHaveTextContent("$1,120 of $2,300");
  expect(panel.getByText("More than 12 weeks of supply.").parentElement).toHaveTextContent("You can still take them");
  const [tops, shoes] = panel.getAllByRole("listitem");
  expect(tops).toHaveTextContent(/Girls' tops1,340 on the floor, 418 in bins.*26 weeks/);
  expect(shoes).toHaveTextContent("Girls, Shoes90 pieces12 weeks");
  const bins = panel.getByRole("link", { name: "Open the bins of Girls' tops" });
  expect(bins).toHaveAttribute("href", `/s/1/backstock?section=${section}`);
});

test("bins that hold all there is say nothing of the floor", async () => {
  openBuys({
    ...guard,
    full: [{ sectionId: section, name: "Dresses", categories: [], weeks: 16, floorItems: 0, binItems: 720 }],
  });
  expect(await screen.findByText("720 in bins", {}, patient)).toBeVisible();
});

test("more paid than planned is said with both figures; without a plan and full sections there is no card", async () => {
  openBuys({ ...guard, cash: { plan: 230_000, paid: 234_000, left: -4000 }, full: [] });
  expect(await screen.findByText("$2,340 paid today, $40 over the plan of $2,300", {}, patient)).toBeVisible();
});

test("without a plan and with nothing above the limit there is no card", async () => {
  openBuys({ cash: null, mostWeeks: 12, full: [] });
  expect(await screen.findByRole("region", { name: "Today so far" }, patient)).toBeVisible();
  expect(screen.queryByRole("region", { name: "Before you buy" })).toBeNull();
});

test("paying more cash than the drawer has is warned of with figures, and goes on all the same", async () => {
  const sent: unknown[] = [];
  openBuys({ ...guard, cash: { plan: 230_000, paid: 226_000, left: 4000 } }, [ready], {
    CompleteBuy: ({ variables }) => {
      sent.push(variables);
      return { data: { completeBuy: { ...ready, status: "COMPLETE", stage: "COMPLETE", outcome: "BOUGHT_ALL" } } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Complete" }, patient));
  const dialog = within(await screen.findByRole("dialog", { name: "Complete buy 17" }));
  await userEvent.click(dialog.getByRole("radio", { name: "Bought all" }));
  const warning = "$40 of today's $2,300 cash is left. Paying $48.50 goes $8.50 over. You can still pay.";
  expect(await dialog.findByText(warning)).toBeVisible();
  await userEvent.click(await dialog.findByRole("radio", { name: "Check" }));
  expect(dialog.queryByText(warning)).toBeNull();
  await userEvent.click(dialog.getByRole("radio", { name: "Cash" }));
  await userEvent.click(dialog.getByRole("button", { name: "Complete, $48.50 cash" }));
  await expect.poll(() => sent).toEqual([{ id: ready.id, outcome: "BOUGHT_ALL", paid: 4850, payout: "CASH" }]);
});

test("who sorts reads of what there is too much, beside the pieces to take", async () => {
  openBuys(guard, [{ ...ready, stage: "SORTING", readyAt: null, cashOffer: null }]);
  await userEvent.click(await screen.findByRole("button", { name: "Done sorting" }, patient));
  const dialog = within(await screen.findByRole("dialog"));
  expect(
    dialog.getByText(/^More than 12 weeks on the floor and in bins: Girls' tops \(26 weeks\), Girls, Shoes/),
  ).toBeVisible();
  await userEvent.type(dialog.getByLabelText("Cash offer"), "1200");
  expect(await dialog.findByText(/Paying \$1,200\.00 goes \$80\.00 over/)).toBeVisible();
});
