import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { anOutage, pressTryNow, triedNow } from "#tests/kit/web/an-outage.ts";
import { answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/settings/automations/registers/square";

const integration = {
  __typename: "Integration",
  ...{ id: "square", name: "Square", need: "registers", about: "Brings sales", credentials: [] },
  exchange: { __typename: "IntegrationExchange", gets: "Sales", sends: "Nothing", never: "Wages" },
  ...{ state: "NOT_CONNECTED", accountName: "", placeId: null, placeName: "", connectedAt: null, connectedBy: "" },
  ...{
    signInEndsAt: null,
    connectingUntil: null,
    activatedAt: null,
    lastOkAt: null,
    lastError: null,
    needsAction: null,
    outage: null,
    pendingPunches: 0,
  },
};

const signedIn = {
  ...integration,
  ...{
    state: "CONNECTED",
    accountName: "Whitfield Records",
    connectedAt: "2026-11-02T10:00:00Z",
    connectedBy: "Marcus",
  },
};

const active = {
  ...{ ...signedIn, state: "ACTIVE", placeId: "L1", placeName: "Maple Street" },
  activatedAt: "2026-11-02T10:00:00Z",
};

const selling = {
  integration: active,
  connection: {
    __typename: "RegisterConnection",
    ...{ placeName: "Maple Street", deviceId: "0198c0de-0000-7000-8000-000000000001", goods: "USED" },
    liveSince: "2026-11-02",
  },
  salesToday: { __typename: "RegisterToday", net: 184_620, tickets: 61 },
};

const run = {
  __typename: "PastSales",
  ...{ id: "1", from: "2026-09-15", to: "2026-11-01", state: "RUNNING", startedBy: "Marcus", sales: 1234 },
  ...{ daysDone: 12, daysLeft: 36, salesPerMinute: 9000, minutesLeft: 3 },
  months: [
    { __typename: "PastSalesMonth", from: "2026-09-15", sales: 0, isDone: false },
    { __typename: "PastSalesMonth", from: "2026-10-01", sales: 834, isDone: false },
    { __typename: "PastSalesMonth", from: "2026-11-01", sales: 400, isDone: true },
  ],
};

const places = [
  {
    __typename: "RegisterPlace",
    id: "L2",
    name: "Elm Street",
    address: "Madison, WI",
    problem: "Another store uses it",
  },
  { __typename: "RegisterPlace", id: "L1", name: "Maple Street", address: "Madison, WI", problem: null },
];

function open(changes: object = {}, more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  const register = {
    __typename: "RegisterService",
    ...{ integration, today: "2026-11-02", connection: null, lookedAt: null, salesToday: null, backfill: null },
    ...changes,
  };
  network.answer(
    ...answersOf(manager, {
      RegisterService: () => ({ data: { registerService: register } }),
      RegisterPlaces: () => ({ data: { registerPlaces: places } }),
      ...more,
    }),
  );
  return openApp(page, manager);
}

const done = (field: string) => () => ({ data: { [field]: true } });

test("a store that sells by Square reads what comes in, what does not, and where to sign in", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Connect Square to Maple Street" })).toBeVisible();
  expect(screen.getByText("Sales, returns, tenders")).toBeVisible();
  expect(screen.getByText("No buys: make them in Hangtag")).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect Square" })).toBeVisible();
});

test("the location with the store's name is chosen, and one of another store can't be", async () => {
  open(
    { integration: signedIn },
    {
      ConnectRegisterPlace: () => ({
        data: { connectRegisterPlace: { __typename: "RegisterService", today: "2026-11-02" } },
      }),
    },
  );
  expect(await screen.findByRole("radio", { name: /Maple Street.*Same name/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /Elm Street.*Another store uses it/ })).toBeDisabled();
  await userEvent.click(screen.getByRole("radio", { name: "New goods" }));
  await userEvent.click(screen.getByRole("button", { name: "Start with Maple Street" }));
  await waitFor(() =>
    expect(requestsOf("ConnectRegisterPlace")).toEqual([{ id: "square", placeId: "L1", goods: "NEW" }]),
  );
});

test("an active one shows today's sales and asks from when on past ones are wanted", async () => {
  open(selling, { StartPastSales: done("startPastSales") });
  expect(await screen.findByText("$1,846.20")).toBeVisible();
  expect(screen.getByText("61 tickets")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Get past sales" }));
  await waitFor(() => expect(requestsOf("StartPastSales")).toMatchObject([{ from: "2024-11-01" }]));
});

test("past sales show how many are in, how fast and how long still, and stop", async () => {
  open({ ...selling, backfill: run }, { StopPastSales: done("stopPastSales") });
  expect(await screen.findByText("1,234")).toBeVisible();
  expect(screen.getByText("9,000")).toBeVisible();
  expect(screen.getByText("3 min")).toBeVisible();
  expect(screen.getByText("Past sales: 12 of 48 days")).toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(requestsOf("StopPastSales")).toHaveLength(1));
});

test("stopped past sales go on where they were, or are left as they are", async () => {
  open({ ...selling, backfill: { ...run, state: "STOPPED" } }, { ResumePastSales: done("resumePastSales") });
  expect(await screen.findByRole("heading", { name: "Stopped after 12 of 48 days" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep as is" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(requestsOf("ResumePastSales")).toHaveLength(1));
});

test("a sign-in that ended says so first, with the one thing to do", async () => {
  open({ ...selling, integration: { ...active, state: "ERROR", needsAction: "SIGN_IN" } });
  expect(await screen.findByRole("heading", { name: "Square ended our sign-in" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect again" })).toBeVisible();
});

test("a service that doesn't respond says since when, and a manager may have it tried now", async () => {
  open({ ...selling, integration: { ...active, ...anOutage } }, triedNow("square"));
  await pressTryNow("To fix", "Square");
  expect(requestsOf("TryServiceNow")).toEqual([{ id: "square" }]);
});

test("disconnecting asks first, and says that past sales stay", async () => {
  open(selling, {
    DisconnectRegister: () => ({
      data: { disconnectRegister: { __typename: "RegisterService", today: "2026-11-02" } },
    }),
  });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  expect(await screen.findByText(/Past sales stay/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Disconnect Square" }));
  await waitFor(() => expect(requestsOf("DisconnectRegister")).toEqual([{ id: "square" }]));
});
