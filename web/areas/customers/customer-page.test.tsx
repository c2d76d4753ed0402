import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { aCustomer } from "#tests/kit/web/a-check-in.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { CustomerBuy, CustomerSummary } from "./page/page.queries.ts";
import type { Customer } from "./shared/customers.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const createdAt = "2026-11-21T17:00:00Z";

const customer = aCustomer({
  id,
  firstName: "Rosa",
  lastName: "Diaz",
  fullName: "Rosa Diaz",
  mobile: "3125550132",
  createdAt,
});

const nothing: CustomerSummary = {
  buys: 0,
  firstBuyOn: null,
  lastBuyOn: null,
  itemsTaken: 0,
  itemsBrought: 0,
  paid: 0,
  tradePaid: 0,
  coupons: 0,
  usableCoupons: 0,
  usedCoupons: 0,
  texts: 0,
  visits: 0,
  purchased: 0,
  lastPurchaseOn: null,
  notes: 0,
  isOptedOut: false,
  optedOutAt: null,
  buyTexts: { answer: "NOT_ASKED", at: null },
  marketingTexts: { answer: "NOT_ASKED", at: null },
  openBuy: null,
};

const buy: CustomerBuy = {
  id: "0193a6f0-0000-7000-8000-000000000032",
  storeId: 1,
  businessDate: "2026-10-03",
  number: 22,
  isOpen: false,
  stage: "complete",
  isCancelled: false,
  bags: 2,
  boxes: 1,
  bins: 0,
  others: 0,
  itemsTaken: 18,
  itemsPassed: 8,
  paid: 9250,
  payout: "credit",
};

function listOf(field: string, rows: readonly object[], totalItems = rows.length) {
  const edges = rows.map((row) => ({ node: { __typename: "Row", ...row } }));
  return {
    data: { [field]: { totalItems, pageInfo: { hasNextPage: totalItems > rows.length, endCursor: "c1" }, edges } },
  };
}

type Shown = { customer?: Partial<Customer>; summary?: Partial<CustomerSummary>; buys?: readonly CustomerBuy[] };

/** Opens the page of Rosa, as the manager. */
function openCustomer(shown: Shown = {}, fakes: GraphqlFakes = {}, tab = ""): void {
  const answers = {
    ShownCustomer: () => ({ data: { customer: { __typename: "Customer", ...customer, ...shown.customer } } }),
    CustomerSummary: () => ({ data: { customerSummary: { ...nothing, ...shown.summary } } }),
    CustomerBuys: () => listOf("customerBuys", shown.buys ?? []),
    PinnedCustomerNotes: () => ({ data: { pinnedCustomerNotes: [] } }),
    ...fakes,
  };
  network.answer(...answersOf(manager, answers));
  openApp(`/s/1/customers/detail/show/${id}${tab}`, manager);
}

test("a new customer's page has the phone, what an ID said, and words where nothing is yet", async () => {
  const idChecked = { idType: "DRIVER_LICENSE", idState: "IL", idLast4: "4821", idExpiresOn: "2099-01-31" } as const;
  openCustomer({ customer: { ...idChecked, idCheckedAt: createdAt, idCheckedBy: "Amy Smith" } });
  expect(await screen.findByRole("heading", { name: "Rosa Diaz", level: 1 })).toBeVisible();
  expect(screen.getByRole("link", { name: "(312) 555-0132" })).toHaveAttribute("href", "tel:3125550132");
  expect(screen.getByText("Driver's license IL, ending in 4821, valid until Jan 31, 2099")).toBeVisible();
  expect(screen.getByText("ID checked on Nov 21, 2026 by Amy Smith")).toBeVisible();
  expect(await screen.findByText("No buys yet")).toBeVisible();
  expect(await screen.findByText("Not asked about texts")).toBeVisible();
});

test("a buy that stayed from another day says the day, and an offer without a trade price is cash alone", async () => {
  const openBuy = {
    ...{ id: buy.id, number: 14, stage: "notified", bags: 2, boxes: 0, bins: 0, others: 0, location: "" },
    ...{ cashOffer: 8400, tradeOffer: null, checkedInAt: "2026-11-18T18:00:00Z", readyAt: "2026-11-18T19:00:00Z" },
  };
  openCustomer({ summary: { openBuy } });
  expect(await screen.findByText("Buy 14 is ready since Nov 18, 2026.")).toBeVisible();
  expect(screen.getByText("Offer $84.00 cash", { exact: false })).not.toHaveTextContent("trade");
});

test("[CUS-01] a customer with a past has figures, buys as rows, and the buy that waits on top", async () => {
  const openBuy = {
    ...{ id: buy.id, number: 14, stage: "ready", bags: 2, boxes: 0, bins: 0, others: 0, location: "rack C" },
    ...{ cashOffer: 8400, tradeOffer: 10_500, checkedInAt: createdAt, readyAt: createdAt },
  };
  const summary = { buys: 9, firstBuyOn: "2024-03-02", lastBuyOn: "2026-10-03", itemsTaken: 148, itemsBrought: 239 };
  openCustomer({ summary: { ...summary, paid: 64_200, tradePaid: 27_606, openBuy }, buys: [buy] });
  const figures = within(await screen.findByRole("region", { name: "Summary" }));
  expect(figures.getByText("62%")).toBeVisible();
  expect(figures.getByText("148 of 239 pieces")).toBeVisible();
  expect(figures.getByText("43% as trade")).toBeVisible();
  expect(screen.getByText("Offer $84.00 cash or $105.00 trade", { exact: false })).toBeVisible();
  expect(screen.getByText("2 bags, rack C")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open buy 14" })).toBeVisible();
  const row = within(await screen.findByRole("row", { name: /Buy 22/ }));
  expect(row.getByText("2 bags, 1 box")).toBeVisible();
  expect(row.getByText("69%")).toBeVisible();
  expect(row.getByText("Trade")).toBeVisible();
});

test("a longer list shows a page more at a press", async () => {
  const more = { ...buy, id: "0193a6f0-0000-7000-8000-000000000033", number: 21 };
  const pageAfter = new Map<unknown, object>([
    [undefined, listOf("customerBuys", [buy], 26)],
    ["c1", listOf("customerBuys", [more], 26)],
  ]);
  openCustomer({}, { CustomerBuys: ({ variables }) => pageAfter.get(variables["after"]) });
  await userEvent.click(await screen.findByRole("button", { name: /more/ }));
  expect(await screen.findByRole("row", { name: /Buy 21/ })).toBeVisible();
});

test.each([
  ["coupons", { name: "CouponsOfCustomer", field: "customerCoupons", words: "No coupons yet" }],
  ["texts", { name: "CustomerTexts", field: "customerTexts", words: "No texts yet" }],
  ["purchases", { name: "CustomerPurchases", field: "customerPurchases", words: "No purchases yet" }],
  ["notes", { name: "CustomerNotes", field: "customerNotes", words: "No notes yet" }],
])("the tab %s says what will be there", async (tab, { name, field, words }) => {
  openCustomer({}, { [name]: () => listOf(field, []) }, `?tab=${tab}`);
  expect(await screen.findByText(words)).toBeVisible();
});

test("a text that did not arrive says so, and leads to its conversation", async () => {
  const text = {
    ...{ id: buy.id, storeId: 1, threadId: id, isIncoming: false, kind: "conversation", body: "Your buy is ready" },
    ...{ status: "failed", createdAt, authorName: "Amy Smith" },
  };
  openCustomer({}, { CustomerTexts: () => listOf("customerTexts", [text]) }, "?tab=texts");
  expect(await screen.findByRole("link", { name: "Your buy is ready" })).toHaveAttribute(
    "href",
    `/s/1/texting/${id}/show`,
  );
  expect(screen.getByText("Not delivered")).toBeVisible();
});

test("a note is written and pinned", async () => {
  const added = { data: { addCustomerNote: { __typename: "CustomerNote", id } } };
  openCustomer({}, { AddCustomerNote: () => added });
  await userEvent.click(await screen.findByRole("button", { name: "Add note" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Note about Rosa Diaz" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Note/ }), "Trade for strollers");
  await userEvent.click(dialog.getByLabelText(/Pin beside the name/));
  await userEvent.click(dialog.getByRole("button", { name: "Save note" }));
  expect(await screen.findByText("Note saved")).toBeInTheDocument();
  expect(requestsOf("AddCustomerNote")).toMatchObject([{ body: "Trade for strollers", isPinned: true }]);
});

test("the history is read at once in its own tab", async () => {
  const entry = {
    ...{ __typename: "HistoryEntry", id: "e1", name: "customer.edited", at: createdAt, by: "Amy Smith", subject: null },
    ...{ avatarUrl: null, deviceName: null, userAgent: null, changes: [] },
  };
  openCustomer({}, { RecordHistory: () => listOf("recordHistory", [entry]) }, "?tab=history");
  const panel = await screen.findByRole("tabpanel");
  expect(await within(panel).findByText("Amy Smith")).toBeVisible();
});

test("an opted-out customer is called, not texted", async () => {
  openCustomer({ summary: { isOptedOut: true, optedOutAt: createdAt } });
  expect(await screen.findByText(/No texts since Nov 21, 2026/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Call" })).toBeVisible();
  expect(screen.queryByRole("link", { name: "Text" })).toBeNull();
});

test("an ID that has expired says so", async () => {
  openCustomer({ customer: { idType: "PASSPORT", idExpiresOn: "2020-01-31", idCheckedAt: createdAt } });
  expect(await screen.findByText(/expired Jan 31, 2020/)).toBeVisible();
});

test("a manager marks a customer Do not buy; a refusal keeps what was typed", async () => {
  const errors = [{ message: "Use 2,000 characters or fewer", extensions: { code: "invalid-input" } }];
  let answer: unknown = { data: null, errors };
  openCustomer({}, { FlagCustomer: () => answer });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Do not buy from Rosa" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Stop buying from Rosa?" }));
  await userEvent.type(dialog.getByRole("textbox", { name: /Why/ }), "Stolen tags");
  await userEvent.click(dialog.getByRole("button", { name: "Stop buying" }));
  expect(await dialog.findByText("Use 2,000 characters or fewer")).toBeVisible();
  expect(dialog.getByRole("textbox", { name: /Why/ })).toHaveValue("Stolen tags");
  answer = { data: { flagCustomer: { __typename: "Customer", ...customer, isDoNotBuy: true } } };
  await userEvent.click(dialog.getByRole("button", { name: "Stop buying" }));
  expect(await screen.findByText("Marked Do not buy")).toBeInTheDocument();
  expect(requestsOf("FlagCustomer").at(-1)).toEqual({ id, isDoNotBuy: true, note: "Stolen tags" });
});

test("Do not buy says why, who set it and when", async () => {
  const set = { doNotBuyAt: "2026-09-06T17:00:00Z", doNotBuyBy: "Marcus King" };
  openCustomer({ customer: { isDoNotBuy: true, note: "Brought items reported stolen", ...set } });
  const why = "Do not buy. Brought items reported stolen. Set by Marcus King, Sep 6, 2026.";
  expect((await screen.findByText("Do not buy.")).parentElement).toHaveTextContent(why);
});

test("Do not buy is removed with one press, and its note stays", async () => {
  const flagged = { isDoNotBuy: true, note: "Stolen tags" };
  openCustomer(
    { customer: flagged },
    { FlagCustomer: () => ({ data: { flagCustomer: { __typename: "Customer", ...customer, note: "Stolen tags" } } }) },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Do not buy removed")).toBeInTheDocument();
  expect(requestsOf("FlagCustomer")).toEqual([{ id, isDoNotBuy: false, note: "Stolen tags" }]);
});

test("a customer of another company is not found", async () => {
  network.answer(...answersOf(manager, { ShownCustomer: () => null }));
  openApp(`/s/1/customers/detail/show/${id}`, manager);
  expect(await screen.findByText("Customer not found")).toBeVisible();
  expect(screen.getByText("The link may be old or from another company")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(`/s/1/customers/detail/show/${id}`, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
