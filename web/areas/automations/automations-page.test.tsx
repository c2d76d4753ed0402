import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { expect, test } from "vitest";
import { aNightlyMail } from "#tests/kit/web/nightly-mail.ts";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { Integration } from "./automations.queries.ts";

const network = fakeNetwork();

const page = "/s/1/settings/automations";
const homebase: Integration = {
  id: "homebase",
  name: "Homebase",
  need: "scheduling",
  about: "Shifts, people and hours",
  exchange: { gets: "Shifts", sends: "Nothing", never: "Sales" },
  credentials: [],
  state: "NOT_CONNECTED",
  accountName: "",
  placeId: null,
  placeName: "",
  connectedAt: null,
  connectedBy: "",
  signInEndsAt: null,
  connectingUntil: null,
  activatedAt: null,
  lastOkAt: null,
  lastError: null,
  needsAction: null,
  outage: null,
  pendingPunches: 0,
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

function openAutomations(integrations: readonly Integration[], fakes: GraphqlFakes = {}) {
  const records = integrations.map((integration) => ({ __typename: "Integration", ...integration }));
  const nightlyMail = { __typename: "NightlyMail", ...aNightlyMail() };
  const answers = {
    Integrations: () => ({ data: { integrations: records } }),
    NightlyMail: () => ({ data: { nightlyMail } }),
  };
  network.answer(...answersOf(manager, { ...answers, ...fakes }));
  return openApp(page, manager);
}

async function card(name = "Scheduling") {
  const heading = await screen.findByRole("heading", { name, level: 2 });
  return within(heading.closest("li") ?? heading);
}

test("a service that is not connected says what it does, and one press begins the connection", async () => {
  const app = openAutomations([homebase], { Schedule: () => ({ data: { schedule: null } }) });
  const service = await card();
  expect(service.getByText("Not connected")).toBeVisible();
  expect(service.getByText("Shifts, people and hours")).toBeVisible();
  expect(service.queryByText("No response yet")).toBeNull();
  await userEvent.click(service.getByRole("link", { name: "Connect Homebase" }));
  await expect.poll(() => app.at()).toBe(`${page}/scheduling/homebase`);
});

test("each card says what goes between the store and the service, and the page how many are in which state", async () => {
  const down = { ...homebase, id: "shopify", name: "Shopify", need: "orders", state: "ERROR" as const };
  openAutomations([homebase, down]);
  const service = await card();
  expect(service.getByText("Gets").nextSibling).toHaveTextContent("Shifts");
  expect(service.getByText("Sends").nextSibling).toHaveTextContent("Nothing");
  expect(service.getByText("Never").nextSibling).toHaveTextContent("Sales");
  expect((await card("Nightly report")).getByText("Wages to people who can't see them")).toBeVisible();
  expect(screen.getByText("1 error")).toBeVisible();
  expect(screen.getByText("1 not active")).toBeVisible();
  // The nightly report.
  expect(await screen.findByText("1 active")).toBeVisible();
});

test("what needs a person comes first, and what is not connected last", async () => {
  const another = (need: string, state: Integration["state"]): Integration => ({ ...homebase, id: need, need, state });
  openAutomations([
    ...[homebase, another("bookkeeping", "ACTIVE"), another("orders", "ERROR"), another("contacts", "CONNECTED")],
  ]);
  await card("Nightly report");
  const names = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual(["Online orders", "Contact list", "Bookkeeping", "Nightly report", "Scheduling"]);
});

test("[AUT-10] the nightly report stands among the services, with its readers and its last email", async () => {
  const app = openAutomations([homebase]);
  const report = await card("Nightly report");
  expect(report.getByText("Active")).toBeVisible();
  expect(report.getByText("2 readers")).toBeVisible();
  await userEvent.click(report.getByRole("link", { name: "Nightly report" }));
  await expect.poll(() => app.at()).toBe(`${page}/nightly-reports`);
});

test("a training store sends nothing out, so no service has a card there", async () => {
  const { userId: id, email, role } = manager;
  const copy = {
    ...{
      id: 1,
      name: "Maple Street training",
      initials: "MPL",
      number: "1",
      color: "#6d4aa8",
      timeZone: "America/Chicago",
    },
    ...{ billing: null, trainingOf: 2 },
  };
  const person = { id, email, role, full_name: "Marcus King", default_store_id: 1, account_id: 1, stores: [copy] };
  network.answer(
    http.get("*/api/vue/user", () => HttpResponse.json(person)),
    ...answersOf(manager, { NightlyMail: () => ({ data: { nightlyMail: aNightlyMail() } }) }),
  );
  openApp(page, manager);
  expect(await screen.findByText("No automations in training")).toBeVisible();
  expect(screen.queryByText("Nightly report")).toBeNull();
});

test("an active service says where it works, that it answers, and what is not sent yet", async () => {
  const active = { ...homebase, state: "ACTIVE" as const, placeName: "Maple & 5th", connectedAt: minutesAgo(900) };
  openAutomations([{ ...active, lastOkAt: minutesAgo(3), pendingPunches: 2 }]);
  const service = await card();
  expect(service.getByText("Active")).toBeVisible();
  expect(service.getByText("Homebase, Maple & 5th")).toBeVisible();
  expect(service.getByText(/^Last response/)).toBeVisible();
  expect(service.getByText("2 punches saved here, not yet in Homebase")).toBeVisible();
  expect(service.getByRole("link", { name: "Scheduling" })).toBeVisible();
});

test.each([
  ["SIGN_IN", "Your sign-in expired. Sign in again.", "Sign in again"],
  ["CHOOSE_PLACE", "This location is gone. Choose another.", "Choose location"],
  ["CHANGE_PLAN", "Your plan has no API access. Ask Homebase for a plan with it.", "Open Homebase"],
] as const)(
  "a service that needs a person for %s says what to do, with the service's own words",
  async (...[needsAction, words, wayOut]) => {
    const lastError = { code: "refused", text: "401 expired", at: minutesAgo(1) };
    openAutomations([{ ...homebase, state: "ERROR", connectedAt: minutesAgo(900), needsAction, lastError }]);
    const service = await card();
    expect(service.getByText("Error")).toBeVisible();
    expect(service.getByText(words)).toBeVisible();
    expect(service.getByText(/^Last error .*: 401 expired$/)).toBeVisible();
    expect(service.getByRole("link", { name: wayOut })).toBeVisible();
  },
);

test("a service that doesn't respond says since when, and a manager may have it tried now", async () => {
  const outage = { tries: 10, since: "2026-11-21T13:20:00Z", nextTryAt: "2026-11-21T19:24:00Z" };
  const lastError = { code: "unavailable", text: "503 Service Unavailable", at: minutesAgo(1) };
  openAutomations([{ ...homebase, state: "ERROR", connectedAt: minutesAgo(900), lastError, outage }], {
    TryServiceNow: () => ({ data: { tryServiceNow: { __typename: "Integration", id: "homebase", state: "ERROR" } } }),
  });
  const service = await card();
  expect(service.getByText("Homebase isn't responding")).toBeVisible();
  expect(service.getByText(/^Since 7:20 AM, 10 tries\. We try again at 1:24 PM/)).toBeVisible();
  await userEvent.click(service.getByRole("button", { name: "Try now" }));
  expect(await screen.findByText("Trying Homebase now")).toBeInTheDocument();
  expect(requestsOf("TryServiceNow")).toEqual([{ id: "homebase" }]);
});

test("a need stands once: its services to choose from, and beside one in use the other ones below", async () => {
  const other = { ...homebase, id: "when-i-work", name: "When I Work" };
  const house = { ...homebase, id: "house", name: "House points", need: "loyalty", state: "ACTIVE" as const };
  const square = { ...homebase, id: "square", name: "Square Loyalty", need: "loyalty" };
  openAutomations([homebase, other, house, square]);
  const scheduling = await card();
  expect(scheduling.getByText("Homebase or When I Work")).toBeVisible();
  expect(scheduling.getByRole("link", { name: "Connect When I Work" })).toHaveAttribute(
    "href",
    `${page}/scheduling/when-i-work`,
  );
  const others = within(screen.getByRole("region", { name: "Other services" }));
  expect(others.getByRole("link", { name: "Connect Square Loyalty" })).toBeVisible();
  expect(screen.getAllByRole("heading", { name: "Loyalty" })).toHaveLength(1);
});

test("a secret that does not match leads to the secret", async () => {
  const needsAction = "REPLACE_SECRET" as const;
  openAutomations([{ ...homebase, need: "orders", name: "Shopify", state: "ERROR", needsAction }]);
  const orders = await card("Online orders");
  expect(orders.getByRole("link", { name: "Replace secret" })).toHaveAttribute("href", "/s/1/orders/sharedsecret");
});

test("a service for a need that has no page yet is left out", async () => {
  openAutomations([homebase, { ...homebase, id: "twilio", name: "Twilio", need: "texting" }]);
  await card();
  expect(screen.queryByRole("heading", { name: "Twilio" })).toBeNull();
});

test("services that could not be read are asked for again with one press", async () => {
  let response: unknown = { data: null, errors: [{ message: "no" }] };
  openAutomations([], { Integrations: () => response });
  const again = await screen.findByRole("button", { name: "Try again" });
  response = { data: { integrations: [{ __typename: "Integration", ...homebase }] } };
  await userEvent.click(again);
  expect((await card()).getByText("Not connected")).toBeVisible();
});

test("a person without permission sees the refusal below the link back to the settings", async () => {
  openAutomations([], { Integrations: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Settings" })).toHaveAttribute("href", "/s/1/settings");
});

test("an employee is sent to the daybook, and a device without a connection says so", async () => {
  network.answer(...answersOf(ana));
  const app = openApp(page, ana);
  await expect.poll(() => app.at()).toBe("/s/1/daybook");
  app.leave();
  network.answer(...withoutConnection(manager));
  openApp(page, manager);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
