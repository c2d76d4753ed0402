import { screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { OnlineShop } from "#web/areas/orders/shared/online-shop.queries.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const path = "/s/1/orders/sharedsecret";
const address = "https://hangtag.test/api/orders/shopify/1/webhooks";

const shop: OnlineShop = {
  ...{ webhookAddress: address, shopDomain: "maple.myshopify.com", hasSecret: false, secretSavedAt: null },
  ...{ lastReportAt: null, badSignatures: 0, isSecretWrong: false, badSince: null, writesBack: false, lookedAt: null },
  integration: { id: "shopify", name: "Shopify", state: "CONNECTED" },
};

function open(shown: Partial<OnlineShop> = {}, fakes: GraphqlFakes = {}) {
  const integration = { __typename: "Integration", ...shop.integration };
  const onlineShop = { __typename: "OnlineShop", ...shop, ...shown, integration };
  const integrations = [{ __typename: "Integration", id: "shopify", name: "Shopify", need: "orders" }];
  const answers = {
    ShopServices: () => ({ data: { integrations } }),
    OnlineShop: () => ({ data: { onlineShop } }),
    SaveOnlineShopSecret: () => ({ data: { saveOnlineShopSecret: { __typename: "OnlineShop", hasSecret: true } } }),
  };
  network.answer(...answersOf(manager, { ...answers, ...fakes }));
  return openApp(path, manager);
}

test("[CUS-03] [ORD-2] the page shows the webhook address to copy and takes the secret", async () => {
  const user = userEvent.setup();
  const writeText = vi.spyOn(navigator.clipboard, "writeText");
  open();
  expect(await screen.findByText(address)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Copy address" }));
  expect(writeText).toHaveBeenCalledWith(address);
  expect(screen.getByText(/No webhook yet/)).toBeVisible();
  await user.type(screen.getByLabelText("Webhook secret"), "shpss_5f0c1d2e3b4a6978");
  await user.click(screen.getByRole("button", { name: "Save secret" }));
  expect(await screen.findByText("Secret saved")).toBeInTheDocument();
  expect(requestsOf("SaveOnlineShopSecret")).toEqual([{ id: "shopify", secret: "shpss_5f0c1d2e3b4a6978" }]);
});

test("a secret that is too short is not sent", async () => {
  open();
  await userEvent.type(await screen.findByLabelText("Webhook secret"), "short");
  await userEvent.click(screen.getByRole("button", { name: "Save secret" }));
  expect(await screen.findByText("Paste the whole secret")).toBeVisible();
  expect(requestsOf("SaveOnlineShopSecret")).toEqual([]);
});

test("[done 8] a saved secret is never shown again, only when it was saved and the last webhook", async () => {
  const now = new Date().toISOString();
  open({ hasSecret: true, secretSavedAt: now, lastReportAt: now, lookedAt: now });
  expect(await screen.findByText(/Nobody can read it here/)).toBeVisible();
  expect(screen.queryByLabelText("Webhook secret")).toBeNull();
  expect(screen.getByText("Last webhook now")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Replace secret" }));
  expect(screen.getByLabelText("Webhook secret")).toHaveValue("");
});

test("[done 2] a secret that does not match is said, and asked for again", async () => {
  open({ hasSecret: true, isSecretWrong: true, badSignatures: 5, badSince: new Date().toISOString() });
  expect(await screen.findByRole("alert")).toHaveTextContent("Shopify is sending, but the secret does not match.");
  expect(screen.getByLabelText("Webhook secret")).toBeVisible();
});

test("a shop that does not respond says why at the test", async () => {
  open({ hasSecret: true }, { TestOnlineShop: refusedWith("Invalid API key", { code: "provider-sign-in" }) });
  await userEvent.click(await screen.findByRole("button", { name: "Check orders now" }));
  expect(await screen.findByText("Invalid API key")).toBeInTheDocument();
});

test("before a shop is connected the page leads there", async () => {
  open({ webhookAddress: null });
  expect(await screen.findByText("Connect Shopify first")).toBeVisible();
  expect(screen.getByRole("link", { name: "Connect" })).toHaveAttribute(
    "href",
    "/s/1/settings/automations/orders/shopify",
  );
});

test("[CUS-03] an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(path, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(path, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
