import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/settings/automations/loyalty/square-loyalty";

const integration = {
  __typename: "Integration",
  ...{ id: "square-loyalty", name: "Square Loyalty", need: "loyalty", about: "Gives points", credentials: [] },
  exchange: { __typename: "IntegrationExchange", gets: "Phones", sends: "Points", never: "Names" },
  ...{ state: "NOT_CONNECTED", accountName: "", placeId: null, placeName: "", connectedAt: null, connectedBy: "" },
  ...{ signInEndsAt: null, connectingUntil: null, activatedAt: null, lastOkAt: null, lastError: null },
  ...{ needsAction: null, outage: null, pendingPunches: 0 },
};

const connected = {
  ...{ ...integration, state: "CONNECTED", accountName: "Whitfield Resale LLC", placeId: "L1" },
  ...{ placeName: "Maple Street", connectedAt: "2026-11-02T10:00:00Z", connectedBy: "Marcus" },
};

const active = { ...connected, state: "ACTIVE", activatedAt: "2026-11-02T10:00:00Z" };

const shares = {
  __typename: "LoyaltyShares",
  ...{ sales: 40, salesWithoutCustomer: 10, awarded: 21, points: 96, waiting: 2, failed: 1 },
};

const run = {
  __typename: "LoyaltyRun",
  ...{ id: "1", businessDate: "2026-11-01", cause: "DAY_CLOSE", startedBy: "", startedAt: "2026-11-02T03:00:00Z" },
  ...{ isRunning: false, transactions: 61, awarded: 21, points: 96, reversedPoints: 3 },
};

const award = {
  __typename: "LoyaltyAward",
  ...{ id: "1/sale/T1", kind: "SALE", number: "81442", happenedAt: "2026-11-01T17:00:00Z", base: 3990, points: 3 },
  ...{ reversedPoints: 0, state: "PENDING", reason: "NOT_JOINED", problem: "", customerId: null, customerName: "Ada" },
};

function open(changes: object = {}, more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  const loyalty = {
    __typename: "Loyalty",
    ...{ integration, isHouse: false, today: "2026-11-02", settings: null, shares, runs: [], ...changes },
  };
  const awards = {
    __typename: "QueryLoyaltyAwardsConnection",
    totalItems: 1,
    pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
    edges: [{ __typename: "QueryLoyaltyAwardsConnectionEdge", node: award }],
  };
  network.answer(
    ...answersOf(manager, {
      Loyalty: () => ({ data: { loyalty } }),
      LoyaltyAwards: () => ({ data: { loyaltyAwards: awards } }),
      ...more,
    }),
  );
  return openApp(page, manager);
}

test("a store without loyalty reads what Square Loyalty does, what it does not, and where to sign in", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Connect Square Loyalty to Maple Street" })).toBeVisible();
  expect(screen.getByText("Points for sales and buys, each night")).toBeVisible();
  expect(screen.getByText("Customers join there, not here")).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect Square Loyalty" })).toBeVisible();
});

test("[AUT-03] an account that is still connecting says that it can take up to a day", async () => {
  open({ integration: { ...connected, connectingUntil: "2026-11-03T10:00:00Z" } });
  expect(await screen.findByRole("heading", { name: "Square Loyalty is connecting" })).toBeVisible();
  expect(screen.getByText(/It can take up to a day/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Start" })).toBeNull();
});

test("[AUT-04] starting without a value shows the server's words at the field", async () => {
  const words = "Enter dollars per point for sales, buys, or both";
  open(
    { integration: connected },
    {
      StartLoyalty: () => ({
        errors: [
          {
            message: "Please check the marked fields",
            extensions: { code: "invalid-input", errors: { salesCentsPerPoint: [words] } },
          },
        ],
      }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Start" }));
  expect(await screen.findByText(words)).toBeVisible();
});

test("[AUT-03] a point's price shows what a sale earns, and is what is sent", async () => {
  open({ integration: connected }, { StartLoyalty: () => ({ data: { startLoyalty: { today: "2026-11-02" } } }) });
  await userEvent.type(await screen.findByRole("textbox", { name: /Dollars per point, sales/ }), "10");
  await userEvent.tab();
  expect(screen.getByText("A sale of $39.90 earns 3 points")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Start" }));
  expect(await screen.findByText(/gives points from/)).toBeInTheDocument();
  expect(requestsOf("StartLoyalty")).toMatchObject([{ salesPerPoint: 1000, buysPerPoint: null }]);
});

test("an active service shows its runs, the share without a customer, and each transaction with its reason", async () => {
  const settings = { __typename: "LoyaltySettings", salesPerPoint: 1000, buysPerPoint: null, startOn: "2026-10-01" };
  open({ integration: active, settings, runs: [run] });
  const runs = await screen.findByRole("table", { name: "Runs" });
  expect(within(runs).getByText("96")).toBeVisible();
  expect(screen.getByText(/^25(\.0)?%$/)).toBeVisible();
  const awards = await screen.findByRole("table", { name: "Transactions" });
  expect(within(awards).getByText("Sale 81442")).toBeVisible();
  expect(within(awards).getByText("Hasn't joined. We look for 24 hours.")).toBeVisible();
});

test("a service that is none of ours says so", async () => {
  open(
    {},
    {
      Loyalty: () => ({ errors: [{ message: "Integration not found", extensions: { code: "not-found" } }] }),
      Integrations: () => ({ data: { integrations: [] } }),
    },
  );
  expect(await screen.findByText("Service not found")).toBeVisible();
});
