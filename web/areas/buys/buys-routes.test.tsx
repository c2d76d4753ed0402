import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { aCustomer } from "#tests/kit/web/a-check-in.ts";
import { aBuyDetail } from "#tests/kit/web/a-buy.ts";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
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

const detail = aBuyDetail({
  id,
  source: "ONLINE",
  checkedInAt: createdAt,
});

const customer = aCustomer({
  id,
  firstName: "Rosa",
  lastName: "Diaz",
  fullName: "Rosa Diaz",
  mobile: "3125550132",
  createdAt,
});

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
