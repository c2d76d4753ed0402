import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aBuy } from "#tests/kit/web/a-buy.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const buyId = "0193a6f0-0000-7000-8000-000000000031";

const waiting = { __typename: "Buy", ...aBuy({ id: buyId, location: "rack B", cashOffer: 4850 }) };

const emptyDesk = {
  __typename: "BuyDesk",
  today: "2026-11-21",
  openCount: 0,
  requestCount: 0,
  unsentCount: 0,
  soFar: { __typename: "BuyDaySoFar", completeCount: 11, averageWaitMinutes: 37, onTimeCount: 9, promisedCount: 11 },
  weekPromises: { __typename: "PromisesKept", onTimeCount: 52, promisedCount: 62 },
  registerBuys: [],
  buys: [] as unknown[],
};

function openBuys(buys: readonly object[], fakes: GraphqlFakes = {}, { isLinked = true }: { isLinked?: boolean } = {}) {
  const start = {
    __typename: "CheckInStart",
    posName: "Maple POS",
    isLinked,
    takesCheckIns: true,
    slipDeviceIds: [],
    today: "2026-11-21",
  };
  const rows = buys.map((buy) => ({
    __typename: "DeskBuy",
    isCarriedOver: false,
    asksDonated: false,
    text: null,
    textRefusal: null,
    reply: null,
    buy,
  }));
  const buyDesk = { ...emptyDesk, openCount: rows.length, buys: rows };
  network.answer(
    ...answersOf(manager, {
      BuyDesk: () => ({ data: { buyDesk, checkInStart: start } }),
      CheckinRequests: () => ({ data: { checkinRequests: [] } }),
      ...fakes,
    }),
  );
  return openApp("/s/1/buys", manager);
}

const patient = { timeout: 20_000 };

test("[BUY-01] [BUY-04] a row opens its buy, and the buy whose turn it is has the one primary act; a refusal says why", async () => {
  const errors = [{ message: "Somebody else sorts this", extensions: { code: "buy-moved-on" } }];
  const app = openBuys([waiting], { StartSorting: () => ({ data: null, errors }) });
  const group = within(await screen.findByRole("region", { name: "Waiting" }, patient));
  expect(group.getByText("2 bags, rack B, offer $48.50")).toBeVisible();
  await userEvent.click(group.getByRole("button", { name: "Start sorting" }));
  expect(await screen.findByText("That didn't save: Somebody else sorts this")).toBeInTheDocument();
  const soFar = within(screen.getByRole("region", { name: "Today so far" }));
  await userEvent.click(soFar.getByText("9 of 11"));
  expect(soFar.getByText("Offers by the promised time, of those with a promise")).toBeVisible();
  expect(soFar.getByText("Last 7 days: 84% ready by the promised time (52 of 62)")).toBeVisible();
  await userEvent.click(group.getByRole("link", { name: "Lena Hall, buy 17" }));
  expect(app.at()).toContain(`/s/1/buys/detail/edit/${buyId}`);
});

test("how a ready buy ended is one press of a button, and the amount stands on the one that completes it", async () => {
  const sent: unknown[] = [];
  openBuys([{ ...waiting, stage: "READY", readyAt: "2026-11-21T17:40:00Z" }], {
    CompleteBuy: ({ variables }) => {
      sent.push(variables);
      return { data: { completeBuy: { ...waiting, status: "COMPLETE", stage: "COMPLETE", outcome: "BOUGHT_SOME" } } };
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Complete" }, patient));
  const dialog = within(await screen.findByRole("dialog", { name: "Complete buy 17" }));
  await userEvent.click(dialog.getByRole("button", { name: "Complete" }));
  expect(await dialog.findByText("How did it end? is required")).toBeVisible();
  await userEvent.click(dialog.getByRole("radio", { name: "Bought some" }));
  await userEvent.click(await dialog.findByRole("radio", { name: "Trade" }));
  await userEvent.click(dialog.getByRole("button", { name: "Complete, $48.50 trade" }));
  expect(await screen.findByText("Buy 17 completed")).toBeInTheDocument();
  expect(sent).toEqual([{ id: buyId, outcome: "BOUGHT_SOME", paid: 4850, payout: "CREDIT" }]);
});

test("a pile that nobody came for is asked about, and its manager says that it was donated", async () => {
  const sent: unknown[] = [];
  openReady(
    { ...waiting, businessDate: "2026-11-19", stage: "NOTIFIED" },
    { isCarriedOver: true, asksDonated: true },
    {
      CompleteBuy: ({ variables }) => {
        sent.push(variables);
        return { data: { completeBuy: { ...waiting, status: "COMPLETE", stage: "COMPLETE" } } };
      },
    },
  );
  const group = within(await screen.findByRole("region", { name: "Carried over" }, patient));
  await userEvent.click(group.getByRole("button", { name: "Donated?" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Donate buy 17" }));
  await userEvent.click(dialog.getByRole("button", { name: "Mark donated" }));
  await expect.poll(() => sent).toMatchObject([{ id: buyId, outcome: "LEFT_ITEMS_DONATED" }]);
});

test("a buy that was saved without a register is counted above the list until one is there", async () => {
  const start = {
    __typename: "CheckInStart",
    posName: "Maple POS",
    isLinked: true,
    takesCheckIns: true,
    slipDeviceIds: [],
    today: "2026-11-21",
  };
  const buy = { ...waiting, posSync: "NOT_SENT", posBuyId: null };
  const desk = {
    __typename: "DeskBuy",
    isCarriedOver: false,
    asksDonated: false,
    text: null,
    textRefusal: null,
    reply: null,
  };
  const buyDesk = { ...emptyDesk, openCount: 1, unsentCount: 1, buys: [{ ...desk, buy }] };
  openBuys([], { BuyDesk: () => ({ data: { buyDesk, checkInStart: start } }) });
  expect(await screen.findByText("1 buy isn't in Maple POS yet", {}, patient)).toBeVisible();
});

const byHand = {
  ...{ __typename: "CheckInStart", posName: "Maple POS", isLinked: true, takesCheckIns: false, slipDeviceIds: [] },
  today: "2026-11-21",
};
const match = {
  ...{ __typename: "BuyMatch", buyId, number: 17, customerName: "Lena Hall", posBuyId: "P-9", posNumber: "8841" },
  ...{ posCustomerName: "Hall, Lena", posCheckedInAt: "2026-11-21T17:04:00Z", basis: "CUSTOMER" },
};

function openByHand(matches: () => object[], fakes: GraphqlFakes = {}) {
  const buy = { ...waiting, posSync: "BY_HAND", posBuyId: null };
  const desk = {
    __typename: "DeskBuy",
    isCarriedOver: false,
    asksDonated: false,
    text: null,
    textRefusal: null,
    reply: null,
  };
  const buyDesk = { ...emptyDesk, openCount: 1, buys: [{ ...desk, buy }] };
  openBuys([], {
    BuyDesk: () => ({ data: { buyDesk, checkInStart: byHand } }),
    BuyMatches: () => ({ data: { buyMatches: matches() } }),
    ...fakes,
  });
}

test("a register that takes no check-ins has its buys opened by hand, and nothing offers to send them", async () => {
  openByHand(() => []);
  expect(await screen.findByText("Open by hand in Maple POS", {}, patient)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Send" })).toBeNull();
  expect(screen.queryByText("Same buy?")).toBeNull();
});

test("a buy of the register that is probably one of ours is linked with a person's word", async () => {
  const sent: unknown[] = [];
  let matches: object[] = [match];
  const confirmBuyMatch = { ...waiting, posSync: "LINKED", posBuyId: "P-9" };
  openByHand(() => matches, {
    ConfirmBuyMatch: ({ variables }) => {
      sent.push(variables);
      matches = [];
      return { data: { confirmBuyMatch } };
    },
  });
  expect(await screen.findByText(/^Maple POS buy 8841, same seller/, {}, patient)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Same buy: 17 and 8841" }));
  expect(await screen.findByText("Buy 17 linked")).toBeInTheDocument();
  expect(sent).toEqual([{ id: buyId, posBuyId: "P-9" }]);
  await expect.poll(() => screen.queryByText("Same buy?")).toBeNull();
});

test("one that is another buy is not offered again; what is refused says why", async () => {
  const errors = [{ message: "This buy is linked already. Reload.", extensions: { code: "buy-linked-already" } }];
  openByHand(() => [match], {
    ConfirmBuyMatch: () => ({ data: null, errors }),
    RefuseBuyMatch: () => ({ data: { refuseBuyMatch: { ...waiting, posSync: "BY_HAND" } } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Same buy: 17 and 8841" }, patient));
  expect(await screen.findByText("That didn't save: This buy is linked already. Reload.")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Not the same: 17 and 8841" }));
  expect(await screen.findByText("We won't suggest this again")).toBeInTheDocument();
});

test("without an open buy the page says how one begins", async () => {
  openBuys([]);
  expect(await screen.findByRole("heading", { name: "No open buys" }, patient)).toBeVisible();
  expect(screen.getByRole("link", { name: "Check in a seller" })).toBeVisible();
});

const ready = { ...waiting, stage: "READY", readyAt: "2026-11-21T18:00:00Z" };

function aText(changes: Record<string, unknown>): object {
  const at = "2026-11-21T18:05:00Z";
  const sent = { __typename: "BuyText", id: buyId, kind: "READY", status: "delivered", blockCode: null, at };
  return { ...sent, failureReason: null, ...changes };
}

function openReady(buy: object, row: Record<string, unknown>, fakes: GraphqlFakes = {}) {
  const start = {
    __typename: "CheckInStart",
    posName: "Maple POS",
    isLinked: true,
    takesCheckIns: true,
    slipDeviceIds: [],
    today: "2026-11-21",
  };
  const desk = {
    __typename: "DeskBuy",
    isCarriedOver: false,
    asksDonated: false,
    text: null,
    textRefusal: null,
    reply: null,
  };
  const buyDesk = { ...emptyDesk, openCount: 1, buys: [{ ...desk, buy, ...row }] };
  openBuys([], { BuyDesk: () => ({ data: { buyDesk, checkInStart: start } }), ...fakes });
}

test("[BUY-01] one press texts the seller of a ready buy", async () => {
  const notified = { ...ready, stage: "NOTIFIED", firstNotifiedAt: "2026-11-21T18:05:00Z" };
  const textBuy = { __typename: "TextedBuy", buy: notified, text: aText({ status: "queued" }) };
  openReady(ready, {}, { TextBuy: () => ({ data: { textBuy } }) });
  await userEvent.click(await screen.findByRole("button", { name: "Text" }, patient));
  expect(await screen.findByText("Lena Hall texted")).toBeInTheDocument();
});

test("another of the store's texts is chosen, its words are changed, and then it goes", async () => {
  const draft = {
    __typename: "BuyTextDraft",
    id: "q",
    kind: "QUESTION",
    name: "Question",
    body: "Come to the counter",
  };
  const drafts = [
    { ...draft, id: "r", kind: "READY", name: "Offer ready" },
    draft,
    { ...draft, id: "l", name: "Late" },
  ];
  const textBuy = { __typename: "TextedBuy", buy: waiting, text: aText({ kind: "QUESTION", status: "queued" }) };
  const textedWaiting = { TextBuy: () => ({ data: { textBuy } }) };
  openReady(waiting, {}, { BuyTextDrafts: () => ({ data: { buyTextDrafts: drafts } }), ...textedWaiting });
  await userEvent.click(await screen.findByRole("button", { name: "Text Lena Hall" }, patient));
  const words = await screen.findByRole("textbox", { name: "Text" }, patient);
  const dialog = within(screen.getByRole("dialog", { name: "Text Lena Hall" }));
  expect(words).toHaveValue("Come to the counter");
  await userEvent.click(dialog.getByLabelText("Which text"));
  // No text says that an offer is ready before it is.
  expect((await screen.findAllByRole("option")).map(({ textContent }) => textContent)).not.toContain("Offer ready");
  await userEvent.keyboard("{Escape}");
  await fill(words, "Is the red bag yours?");
  expect(dialog.getByText("1 part")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Send text" }));
  expect(await screen.findByText("Lena Hall texted")).toBeInTheDocument();
  expect(requestsOf("TextBuy")).toMatchObject([{ buyId, messageId: "q", body: "Is the red bag yours?" }]);
});

test("what the seller wrote back stands on the row, and leads to the conversation", async () => {
  const reply = { __typename: "SellerReply", threadId: "t1", body: "Can I come tomorrow?", at: "2026-11-21T18:04:00Z" };
  openReady({ ...ready, stage: "NOTIFIED" }, { text: aText({}), reply });
  const link = await screen.findByRole("link", { name: /^Can I come tomorrow\?/ }, patient);
  expect(link).toHaveAttribute("href", "/s/1/texting/t1/show");
});

test.each([
  ["delivered", { text: aText({}) }, "delivered"],
  ["on its way", { text: aText({ status: "sent" }) }, "sent"],
  [
    "not delivered, and why",
    { text: aText({ status: "undelivered", failureReason: "landline" }) },
    "It's a landline, so no text will get there",
  ],
  ["refused before it was written", { textRefusal: "TEXT_OPTED_OUT" }, "Opted out"],
])("the row of a buy says what became of its text: %s", async (_name, row, words) => {
  openReady({ ...ready, stage: "NOTIFIED" }, row);
  expect(await screen.findByText(words, {}, patient)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Call Lena Hall" })).toBeInTheDocument();
});

test("a seller who opted out and was called reads so on the row", async () => {
  const callTimes = ["2026-11-21T18:20:00Z", "2026-11-21T18:21:00Z"];
  openReady({ ...ready, stage: "NOTIFIED", callTimes }, { textRefusal: "TEXT_OPTED_OUT" });
  expect(await screen.findByText(/^Called twice, last /, {}, patient)).toBeInTheDocument();
  expect(screen.queryByText("Call instead")).toBeNull();
});

test.each([
  [{ sellerPlan: "ON_WAY" }, "On the way"],
  [{ sellerPlan: "CANCELS" }, "Wants the bags back"],
  [{ sellerPlan: "RETURNS", sellerReturnsAt: "2026-03-10T23:00:00Z" }, "Back by Mar 10, 2026, 6:00 PM"],
])("what the seller chose on the own page stands on the row: %j", async (changes, words) => {
  openReady({ ...ready, ...changes }, {});
  expect(await screen.findByText(words, {}, patient)).toBeVisible();
});

test("the counter says what the floor is short of; a store without sections has no such card", async () => {
  openBuys([waiting], {
    FloorShortage: () => ({
      data: { floorShortage: { __typename: "FloorShortage", short: ["Boys' jeans", "Snow boots"], full: [] } },
    }),
  });
  const card = within(await screen.findByRole("region", { name: "What we need today" }, patient));
  expect(card.getByText("Very short")).toBeVisible();
  expect(card.getByText("Boys' jeans, Snow boots")).toBeVisible();
  expect(card.queryByText("Full")).toBeNull();
});

test("[BUY-05] who is not linked to the point of sale reads why nothing can be sorted, with the way to the team", async () => {
  openBuys([waiting], {}, { isLinked: false });
  expect(await screen.findByRole("button", { name: "Start sorting" }, patient)).toBeDisabled();
  const note = within(screen.getByRole("status", { name: "Link to Maple POS employee" }));
  expect(note.getByText(/You can check in and sort after you're linked/)).toBeVisible();
  expect(note.getByRole("link", { name: "Open Team" })).toHaveAttribute("href", expect.stringContaining("/s/1/team"));
});
