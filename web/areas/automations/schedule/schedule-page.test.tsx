import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { answersOf, fakeNetwork, manager, openApp } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { choose } from "#tests/kit/web/choose.ts";

const network = fakeNetwork();

/** As the network returns it, with the record kinds. */
const integration = {
  __typename: "Integration",
  id: "homebase",
  name: "Homebase",
  need: "scheduling",
  about: "Brings shifts to the daybook and hours to reports",
  exchange: { gets: "Shifts", sends: "Nothing", never: "Sales" },
  credentials: [{ __typename: "CredentialField", name: "apiKey", label: "API key", hint: null, kind: "SECRET" }],
  state: "NOT_CONNECTED",
  accountName: "",
  placeId: null as string | null,
  placeName: "",
  connectedAt: null as string | null,
  connectedBy: "",
  signInEndsAt: null,
  connectingUntil: null,
  activatedAt: null as string | null,
  lastOkAt: null as string | null,
  lastError: null as object | null,
  needsAction: null as string | null,
  outage: null,
  pendingPunches: 0,
};
const schedule = {
  __typename: "Schedule",
  takesPunches: false,
  clockSource: "APP",
  peopleSyncedAt: null as string | null,
  shiftsSyncedAt: null,
  timesSyncedAt: null,
  integration,
  people: [] as object[],
  unmatched: [] as object[],
  ignored: [],
  sendings: [] as object[],
};
const robin = {
  __typename: "SchedulePerson",
  id: "190",
  fullName: "Robin Vega",
  email: null,
  phone: "6085550199",
  code: null,
  matchedBy: null,
  isIgnored: false,
  goneAt: null as string | null,
  needsAnswer: false,
  employee: null as object | null,
};
const sofia = { __typename: "ScheduleEmployee", id: "6", fullName: "Sofia Marino", safeAvatarUrl: null };
const connected = {
  ...integration,
  state: "ACTIVE",
  accountName: "1 location",
  placeId: "4001",
  placeName: "Maple Street",
  connectedAt: "2026-11-20T12:00:00Z",
  activatedAt: "2026-11-20T12:05:00Z",
  lastOkAt: "2026-11-20T13:00:00Z",
};

function open(changes: object, more: GraphqlFakes = {}): void {
  const fakes = { Schedule: () => ({ data: { schedule: { ...schedule, ...changes } } }), ...more };
  network.answer(...answersOf(manager, fakes));
  openApp("/s/1/settings/automations/scheduling/homebase", manager);
}

test.each([
  ["when-i-work", "When I Work"],
  ["homebase", "Homebase"],
])("[SET-01] a manager opens the page of %s", async (id, name) => {
  const path = `/s/1/settings/automations/scheduling/${id}`;
  network.answer(
    ...answersOf(manager, {
      Schedule: ({ variables }) => ({
        data: { schedule: { ...schedule, integration: { ...integration, id: variables["id"], name } } },
      }),
    }),
  );
  const app = openApp(path, manager);
  expect(await screen.findByRole("heading", { name, level: 1 })).toBeVisible();
  expect(app.at()).toBe(path);
});

test("[AUT-08] a key that Homebase refuses stays in the form, with the message from Homebase", async () => {
  const refused = { errors: [{ message: "Invalid API key", extensions: { code: "provider-sign-in" } }] };
  open({}, { ConnectSchedule: () => refused });
  const key = await screen.findByLabelText(/^API key/);
  await userEvent.type(key, "wrong-key");
  await userEvent.click(screen.getByRole("button", { name: "Connect Maple Street" }));
  expect(await screen.findByText("Invalid API key")).toBeDefined();
  expect(screen.getByDisplayValue("wrong-key")).toBeDefined();
});

test("[SCH-1] an unmatched person is linked with an unmatched employee, and the choice is sent", async () => {
  let sent: unknown;
  const link = (call: { variables: Record<string, unknown> }) => {
    sent = call.variables;
    return { data: { linkSchedulePerson: { __typename: "Schedule", takesPunches: false } } };
  };
  open({ integration: connected, people: [robin], unmatched: [sofia] }, { LinkSchedulePerson: link });
  await choose(await screen.findByLabelText("Robin Vega's match here"), "Sofia Marino");
  await userEvent.click(screen.getByRole("button", { name: "Link Robin Vega" }));
  expect(await screen.findByText("Robin Vega linked")).toBeDefined();
  expect(sent).toEqual({ id: "homebase", personId: "190", employeeId: "6" });
});

test("an expired sign-in, a removed person and a waiting punch are shown on top", async () => {
  const lastError = {
    __typename: "IntegrationError",
    code: "sign-in",
    text: "Your key has expired",
    at: "2026-11-20T14:00:00Z",
  };
  const stopped = { ...connected, state: "ERROR", needsAction: "SIGN_IN", lastError };
  const ana = { __typename: "ScheduleEmployee", id: "2", fullName: "Ana Ruiz", isClockedIn: true };
  const removed = { ...robin, goneAt: "2026-11-20T14:00:00Z", needsAnswer: true, matchedBy: "NAME", employee: ana };
  const punch = {
    __typename: "PunchSending",
    id: "p1",
    fullName: "Ana Ruiz",
    type: "in",
    punchedAt: "2026-11-20T14:00:00Z",
  };
  const sendings = [{ ...punch, isGivenUp: true, lastError: "Already clocked in" }];
  open({ integration: stopped, people: [removed], sendings });
  expect(await screen.findByText("Your sign-in expired. Sign in again.")).toBeDefined();
  expect(screen.getByText(/Your key has expired/)).toBeDefined();
  const removedRegion = screen.getByRole("region", { name: "Removed from Homebase" });
  expect(within(removedRegion).getByText("Still clocked in here. Deactivating clocks them out.")).toBeDefined();
  expect(within(removedRegion).getByRole("button", { name: "Deactivate" })).toBeDefined();
  expect(screen.getByText("Not taken within 24 hours. Enter it in Homebase.")).toBeDefined();
  expect(screen.getByLabelText(/^API key/)).toBeDefined();
});

test("an address of an unknown service says so", async () => {
  network.answer(...answersOf(manager, { Schedule: () => ({ data: { schedule: null } }) }));
  openApp("/s/1/settings/automations/scheduling/abacus", manager);
  expect(await screen.findByText("Service not found")).toBeDefined();
});
