import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aCustomer } from "#tests/kit/web/a-check-in.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const curtis = aCustomer();
const path = `/s/1/buys/detail/customer/show/${curtis.id}`;
const pastBuy = {
  __typename: "PastBuy",
  id: "0193a6f0-0000-7000-8000-000000000031",
  storeId: "1",
  businessDate: "2026-02-20",
  number: 17,
  stage: "COMPLETE",
  outcome: "BOUGHT_SOME",
  itemsTaken: 14,
  itemsPassed: 9,
  paid: 4850,
  payout: "CASH",
};

function openCustomer(fakes: GraphqlFakes = {}, session = manager) {
  const customer = { __typename: "Customer", ...curtis };
  network.answer(
    ...answersOf(session, {
      Customer: () => ({ data: { customer, pastBuys: [pastBuy] } }),
      CheckinRequests: () => ({ data: { checkinRequests: [] } }),
      ...fakes,
    }),
  );
  return openApp(path, session);
}

test("the customer of a buy is read over the list of buys, with what they brought before", async () => {
  const app = openCustomer();
  const dialog = within(await screen.findByRole("dialog", { name: "Curtis West" }));
  expect(dialog.getByText("(216) 555-0142")).toBeVisible();
  expect(within(dialog.getByRole("region", { name: "Buys" })).getByText(/\$48\.50/)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Open customer page" })).toHaveAttribute(
    "href",
    `/s/1/customers/detail/show/${curtis.id}`,
  );
  await userEvent.click(dialog.getByRole("button", { name: "Close" }));
  await expect.poll(() => app.at()).toBe("/s/1/buys");
});

test("only a manager may mark a customer", async () => {
  const app = openCustomer();
  const dialog = within(await screen.findByRole("dialog", { name: "Curtis West" }));
  expect(dialog.getByRole("button", { name: "Note and flag" })).toBeVisible();
  app.leave();
  openCustomer({}, ana);
  const forEmployee = within(await screen.findByRole("dialog", { name: "Curtis West" }));
  expect(forEmployee.getByRole("button", { name: "Edit contact" })).toBeVisible();
  expect(forEmployee.queryByRole("button", { name: "Note and flag" })).toBeNull();
});

test("a customer of another company is not found", async () => {
  openCustomer({ Customer: refusedWith("Not found", { code: "not-found" }) });
  const dialog = within(await screen.findByRole("dialog", { name: "Customer" }));
  expect(await dialog.findByText("Customer not found")).toBeVisible();
  expect(dialog.queryByRole("link", { name: "Open customer page" })).toBeNull();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(path, manager);
  const dialog = within(await screen.findByRole("dialog", { name: "Customer" }));
  expect(await dialog.findByText("This device is offline")).toBeVisible();
});
