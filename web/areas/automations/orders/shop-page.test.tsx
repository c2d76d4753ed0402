import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { ConnectedShop } from "./shop.queries.ts";

const network = fakeNetwork();
const path = "/s/1/settings/automations/orders/shopify";

const integration: ConnectedShop["integration"] = {
  ...{ id: "shopify", name: "Shopify", need: "orders", about: "Brings online orders", state: "NOT_CONNECTED" },
  exchange: { gets: "Orders", sends: "Nothing", never: "Wages" },
  credentials: [
    { name: "shopDomain", label: "Shop domain", hint: null, kind: "TEXT" },
    { name: "adminToken", label: "Admin API access token", hint: null, kind: "SECRET" },
  ],
  ...{
    accountName: "",
    placeId: null,
    placeName: "",
    connectedAt: null,
    connectedBy: "",
    connectingUntil: null,
    signInEndsAt: null,
  },
  ...{ activatedAt: null, lastOkAt: null, lastError: null, needsAction: null, outage: null, pendingPunches: 0 },
};
const nothing: ConnectedShop = {
  ...{
    shopDomain: null,
    hasSecret: false,
    lastReportAt: null,
    isSecretWrong: false,
    writesBack: false,
    lookedAt: null,
    shelves: [],
  },
  integration,
};
const connected: ConnectedShop = {
  ...{ shopDomain: "maple.myshopify.com", hasSecret: true, lastReportAt: null, isSecretWrong: false },
  ...{ writesBack: false, lookedAt: new Date().toISOString(), shelves: ["P1", "P2"] },
  integration: { ...integration, state: "CONNECTED", connectedAt: new Date().toISOString(), accountName: "Maple" },
};

function open(shop: ConnectedShop, fakes: GraphqlFakes = {}) {
  const typed = { __typename: "Integration", ...shop.integration };
  const onlineShop = { __typename: "OnlineShop", ...shop, integration: typed };
  network.answer(...answersOf(manager, { ConnectedShop: () => ({ data: { onlineShop } }), ...fakes }));
  return openApp(path, manager);
}

test("[AUT-12] a shop is connected by its domain and its token", async () => {
  open(nothing, {
    ConnectOnlineShop: () => ({ data: { connectOnlineShop: { __typename: "OnlineShop", hasSecret: false } } }),
  });
  await userEvent.type(await screen.findByLabelText("Shop domain"), "maple.myshopify.com");
  await userEvent.type(screen.getByLabelText("Admin API access token"), "shpat_1");
  await userEvent.click(screen.getByRole("button", { name: "Connect Maple Street" }));
  await expect
    .poll(() => requestsOf("ConnectOnlineShop"))
    .toEqual([
      {
        id: "shopify",
        credentials: [
          { name: "shopDomain", value: "maple.myshopify.com" },
          { name: "adminToken", value: "shpat_1" },
        ],
      },
    ]);
});

test("[AUT-12] a connected shop says whether webhooks come, and leads to the secret", async () => {
  open(connected);
  expect(await screen.findByText("The secret is saved. No webhook yet.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Webhook secret" })).toHaveAttribute("href", "/s/1/orders/sharedsecret");
});

test("[done 2] a wrong secret is said with the way to replace it", async () => {
  open({ ...connected, isSecretWrong: true });
  expect(await screen.findByText("Shopify is sending, but the secret does not match")).toBeVisible();
  expect(screen.getByRole("link", { name: "Replace secret" })).toBeVisible();
});

test("[ORD-5] write-back is off until a manager switches it on; a refusal is said", async () => {
  open(connected, { SwitchOnlineShopWrites: refusedWith("Shopify is not connected", { code: "not-connected" }) });
  const toggle = await screen.findByRole("switch", { name: "Tell Shopify what happens here" });
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  expect(await screen.findByText("Shopify is not connected")).toBeInTheDocument();
});

test("disconnecting a shop is asked about first, and says that it is done", async () => {
  open(connected, {
    DisconnectOnlineShop: () => ({ data: { disconnectOnlineShop: { __typename: "OnlineShop", hasSecret: false } } }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "Disconnect" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Disconnect Maple Street from Shopify?" }));
  expect(requestsOf("DisconnectOnlineShop")).toEqual([]);
  await userEvent.click(dialog.getByRole("button", { name: "Disconnect" }));
  expect(await screen.findByText("Maple Street disconnected from Shopify")).toBeInTheDocument();
  expect(requestsOf("DisconnectOnlineShop")).toEqual([{ id: "shopify" }]);
});

test("a store names its pickup shelves; one name twice is said at the field", async () => {
  open(connected, {
    SaveOnlineShopShelves: () => ({ data: { saveOnlineShopShelves: { __typename: "OnlineShop", shelves: [] } } }),
  });
  const field = await screen.findByRole("textbox", { name: "Shelves" });
  expect(field).toHaveValue("P1, P2");
  await userEvent.clear(field);
  await userEvent.type(field, "P1, p1");
  await userEvent.click(screen.getByRole("button", { name: "Save shelves" }));
  expect(await screen.findByText("Each shelf needs its own name")).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, "P1, Back door,");
  await userEvent.click(screen.getByRole("button", { name: "Save shelves" }));
  await expect
    .poll(() => requestsOf("SaveOnlineShopShelves"))
    .toEqual([{ id: "shopify", shelves: ["P1", "Back door"] }]);
});

test("a shop that sends webhooks says when the last one came", async () => {
  open({ ...connected, lastReportAt: new Date().toISOString(), lookedAt: null });
  expect(await screen.findByText("Last webhook now")).toBeVisible();
  expect(screen.getByText("Orders are checked every 15 minutes")).toBeVisible();
});

test("without a connection the page says so", async () => {
  network.answer(...withoutConnection(manager));
  openApp(path, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
