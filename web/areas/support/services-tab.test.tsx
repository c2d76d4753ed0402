import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { answersOf, fakeNetwork, manager, openApp, seenRequests } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();

const support = { ...manager, role: roles.support };

const shopify = {
  __typename: "Integration",
  ...{ id: "shopify", name: "Shopify", state: "ERROR", lastOkAt: "2026-11-21T16:00:00Z" },
  lastError: { __typename: "IntegrationError", text: "Token ••• is not valid", at: "2026-11-21T17:00:00Z" },
};
const homebase = {
  ...shopify,
  id: "homebase",
  name: "Homebase",
  state: "NOT_CONNECTED",
  lastOkAt: null,
  lastError: null,
};

const failed = {
  __typename: "WaitingWebhook",
  ...{ id: "w-1", inbox: "ORDERS", service: "shopify", serviceName: "Shopify", kind: "Order" },
  ...{ receivedAt: "2026-11-21T16:30:00Z", tries: 3, triedAt: "2026-11-21T17:00:00Z", trouble: "DATABASE" },
};
const untried = {
  ...{ ...failed, id: "t-1", inbox: "TEXTING", service: "twilio", serviceName: "Texting", kind: "Incoming text" },
  ...{ tries: 0, triedAt: null, trouble: null },
};

function openServices(fakes: GraphqlFakes): void {
  network.answer(
    ...answersOf(support, {
      SupportedServices: () => ({ data: { integrations: [shopify, homebase] } }),
      WaitingWebhooks: () => ({ data: { waitingWebhooks: [] } }),
      ...fakes,
    }),
  );
  openApp("/s/1/support?tab=services", support);
}

function sent(): string {
  return JSON.stringify(seenRequests.map(({ body }) => body));
}

test("the services of the store say how they go, and each log is one press away", async () => {
  openServices({});
  expect(await screen.findByText("Error")).toBeVisible();
  expect(screen.getByText(/Token ••• is not valid/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Log of Shopify" })).toHaveAttribute(
    "href",
    "/s/1/settings/automations/log/shopify",
  );
  expect(screen.queryByText("Homebase")).toBeNull();
  expect(await screen.findByText("All webhooks are handled")).toBeVisible();
});

test("a store without services says so", async () => {
  openServices({ SupportedServices: () => ({ data: { integrations: [homebase] } }) });
  expect(await screen.findByText("No service connected")).toBeVisible();
});

test("a failed webhook says why and how often, and is replayed with a reason", async () => {
  let webhooks = [failed, untried];
  openServices({
    WaitingWebhooks: () => ({ data: { waitingWebhooks: webhooks } }),
    ReplayWebhook: () => {
      webhooks = [untried];
      return { data: { replayWebhook: "BOOKED" } };
    },
  });
  const line = within(await screen.findByText("Shopify: Order").then((name) => lineOf(name)));
  expect(line.getByText("The database refused it")).toBeVisible();
  expect(line.getByText(/3 attempts/)).toBeVisible();
  expect(within(lineOf(screen.getByText("Texting: Incoming text"))).getByText(/not tried yet/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Replay Shopify: Order" }));
  const dialog = within(await screen.findByRole("dialog"));
  await userEvent.click(dialog.getByRole("button", { name: "Replay" }));
  expect(sent()).not.toContain("ReplayWebhook");
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Ticket 4711");
  await userEvent.click(dialog.getByRole("button", { name: "Replay" }));
  expect(await screen.findByText("Shopify: Order runs again now")).toBeInTheDocument();
  await expect.poll(() => screen.queryByText("Shopify: Order")).toBeNull();
  expect(sent()).toContain("Ticket 4711");
});

function lineOf(name: HTMLElement): HTMLElement {
  const line = name.closest("li");
  if (line === null) {
    throw new Error("Not in a list");
  }
  return line;
}

test("one that was handled meanwhile says so, and a refusal keeps the reason", async () => {
  const errors = [{ message: "Webhook not found", extensions: { code: "not-found" } }];
  let answers: Record<string, unknown>[] = [{ data: null, errors }, { data: { replayWebhook: "DONE" } }];
  openServices({
    WaitingWebhooks: () => ({ data: { waitingWebhooks: [untried] } }),
    ReplayWebhook: () => {
      const [answer = {}, ...rest] = answers;
      answers = rest;
      return answer;
    },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Replay Texting: Incoming text" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText(/in the order they came/)).toBeVisible();
  const reason = dialog.getByRole("textbox", { name: "Reason" });
  await userEvent.type(reason, "Ticket 4711");
  await userEvent.click(dialog.getByRole("button", { name: "Replay" }));
  expect(await dialog.findByText("Webhook not found")).toBeVisible();
  expect(reason).toHaveValue("Ticket 4711");
  await userEvent.click(dialog.getByRole("button", { name: "Replay" }));
  expect(await screen.findByText("Texting: Incoming text was handled already. Nothing changed.")).toBeInTheDocument();
});

test("from a company one press and a reason lead to the services of its store", async () => {
  const stores = [{ __typename: "SupportedStore", id: "1", name: "Maple Street", number: "24680" }];
  const company = {
    __typename: "SupportedCompany",
    id: "1",
    name: "Second Story",
    isClosed: false,
    stores,
    owners: [],
  };
  network.answer(
    ...answersOf(support, {
      SupportedCompanies: () => ({ data: { supportedCompanies: [company] } }),
      EnterStoreForSupport: () => ({ data: { enterStoreForSupport: "1" } }),
      SupportedServices: () => ({ data: { integrations: [shopify] } }),
      WaitingWebhooks: () => ({ data: { waitingWebhooks: [] } }),
    }),
  );
  openApp("/s/1/support?tab=companies", support);
  await userEvent.click(await screen.findByRole("button", { name: "Services of Maple Street 24680" }));
  await userEvent.type(await screen.findByRole("textbox", { name: "Reason" }), "Ticket 4711");
  await userEvent.click(screen.getByRole("button", { name: "Open store" }));
  expect(await screen.findByRole("link", { name: "Log of Shopify" })).toBeVisible();
  expect(sent()).toContain("EnterStoreForSupport");
});
