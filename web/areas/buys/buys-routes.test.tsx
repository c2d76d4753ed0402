import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import type { BuyDetail } from "./shared/buys.queries.ts";
import type { CheckinRequest } from "./requests/requests.queries.ts";

const network = fakeNetwork();

const id = "0193a6f0-0000-7000-8000-000000000031";
const createdAt = "2026-11-21T17:00:00Z";

const request: CheckinRequest = {
  id,
  firstName: "Mia",
  lastName: "Line",
  mobile: "3125550131",
  email: null,
  containers: 2,
  isDropOff: false,
  dropOffAt: null,
  saysYesToTexts: null,
  saysYesToEmail: false,
  status: "NEW",
  lockedBy: null,
  lockedById: null,
  lockedUntil: null,
  cancelReason: null,
  buyId: null,
  createdAt,
};

const detail: BuyDetail = {
  buy: {
    id,
    customer: {
      id: "0193a6f0-0000-7000-8000-000000000007",
      housePoints: null,
      fullName: "Lena Hall",
      mobile: "",
      email: null,
      isDoNotBuy: false,
    },
    businessDate: "2026-11-21",
    number: 17,
    status: "OPEN",
    stage: "WAITING",
    outcome: null,
    source: "ONLINE",
    bags: 2,
    boxes: 0,
    bins: 0,
    others: 0,
    containerTags: "",
    location: "",
    isDropOff: false,
    promisedAt: null,
    notes: "",
    signature: "NONE",
    signedAt: null,
    guardianNote: null,
    overriddenBy: null,
    posSync: "LINKED",
    posFailure: null,
    posBuyId: "P-1",
    posReadyAt: null,
    posCompletedAt: null,
    checkedInAt: createdAt,
    checkedInBy: "Ana",
    sortStartedAt: null,
    sortedBy: null,
    readyAt: null,
    firstNotifiedAt: null,
    sellerPlan: null,
    sellerReturnsAt: null,
    sellerPageUrl: null,
    completedAt: null,
    completedBy: null,
    itemsTaken: null,
    itemsPassed: null,
    cashOffer: null,
    tradeOffer: null,
    paid: null,
    payout: null,
    waitMinutes: null,
    version: 1,
  },
  policyText: "",
  signaturePath: null,
  reasons: [],
  bringBackOn: null,
  posCustomerId: null,
  newCustomerCode: null,
  texts: [],
};

const customer: Customer = {
  id,
  firstName: "Rosa",
  lastName: "Diaz",
  fullName: "Rosa Diaz",
  mobile: "3125550132",
  email: null,
  street: "",
  city: "",
  state: "",
  zip: "",
  country: "",
  birthYear: null,
  isOver18: true,
  idType: null,
  idState: "",
  idExpiresOn: null,
  idLast4: null,
  hasIdNumber: false,
  idCheckedAt: null,
  idCheckedBy: null,
  isDoNotBuy: false,
  note: "",
  createdAt,
  erasedAt: null,
  version: "1",
};

/** Each record is there under its own id only. */
const records: GraphqlFakes = {
  CheckinRequest: ({ variables }) => (variables["id"] === id ? { data: { checkinRequest: request } } : null),
  Buy: ({ variables }) => (variables["id"] === id ? { data: { buy: detail } } : null),
  Customer: ({ variables }) => (variables["id"] === id ? { data: { customer, pastBuys: [] } } : null),
};

const addresses = [
  [`/s/1/buys/detail/edit/checkinRequest/${id}`, "In line: Mia Line"],
  [`/s/1/buys/detail/edit/${id}`, "Buy 17"],
  [`/s/1/buys/detail/customer/show/${id}`, "Rosa Diaz"],
] as const;

test.each(addresses)("[BUY-02] %s opens over the list of buys: %s", async (path, title) => {
  network.answer(...answersOf(ana, records));
  const app = openApp(path, ana);
  expect(await screen.findByRole("dialog", { name: title })).toBeVisible();
  expect(screen.getByRole("heading", { name: "Buys", level: 1, hidden: true })).toBeInTheDocument();
  expect(app.at()).toBe(path);
});

test.each(addresses)("[BUY-02] %s is for the person who is signed in", async (path) => {
  network.answer(...answersOf(ana, records));
  const app = openApp(path, null);
  await waitFor(() => expect(app.at()).toContain("/auth/login"));
  expect(new URL(app.at(), "http://shop.test").searchParams.get("go")).toBe(path);
});

test("[BUY-02] an id that is not there says so in each dialog", async () => {
  network.answer(...answersOf(ana, records));
  const other = id.replace(/31$/, "99");
  for (const [path] of addresses) {
    const app = openApp(path.replace(id, other), ana);
    const dialog = await screen.findByRole("dialog");
    expect(await within(dialog).findByText(/is not there|not found/)).toBeVisible();
    app.leave();
  }
});
