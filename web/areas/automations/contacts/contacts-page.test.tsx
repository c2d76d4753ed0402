import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { anOutage, pressTryNow, triedNow } from "#tests/kit/web/an-outage.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/settings/automations/contact-list/mailchimp";

const integration = {
  __typename: "Integration",
  ...{ id: "mailchimp", name: "Mailchimp", need: "contacts", about: "Sellers who agree", credentials: [] },
  exchange: { __typename: "IntegrationExchange", gets: "Unsubscribes", sends: "Details", never: "IDs" },
  ...{ state: "NOT_CONNECTED", accountName: "", placeId: null, placeName: "", connectedAt: null, connectedBy: "" },
  ...{
    signInEndsAt: null,
    activatedAt: null,
    lastOkAt: null,
    lastError: null,
    needsAction: null,
    outage: null,
    pendingPunches: 0,
  },
};

const signedIn = {
  ...{ ...integration, state: "CONNECTED", accountName: "Second Story", connectedBy: "Marcus" },
  connectedAt: "2026-11-02T10:00:00Z",
};

const list = {
  __typename: "ChosenContactList",
  ...{ listId: "a1", listName: "Maple Street News", asksAgain: false, isRead: true },
  ...{ hasSellers: true, hasShoppers: true, hasCoupons: false, hasMobile: false, chosenAt: "2026-11-02T10:00:00Z" },
};

const figures = {
  __typename: "ContactListFigures",
  ...{ onList: 3412, addedToday: 14, changedToday: 3, notAgreedToday: 21, left: 2, refused: 1, waiting: 5 },
};

const refused = {
  __typename: "RefusedContact",
  ...{ customerId: "0198c0de-0000-7000-8000-000000000001", name: "Mia Quinones", email: "m.quinones@gmial.com" },
  ...{ reason: "m.quinones@gmial.com looks fake or invalid", at: "2026-11-20T10:00:00Z" },
};

const run = {
  __typename: "FirstPush",
  ...{ id: "1", months: 12, state: "RUNNING", startedBy: "Marcus", people: 400, done: 100, added: 90 },
  ...{ perMinute: 200, minutesLeft: 2 },
};

const active = { ...signedIn, state: "ACTIVE", activatedAt: "2026-11-02T10:00:00Z" };
const sending = { integration: active, list, figures, refused: [refused] };

const choices = [
  { __typename: "ContactListChoice", id: "f6", name: "Elm Street News", people: 12, asksAgain: true },
  { __typename: "ContactListChoice", id: "a1", name: "Maple Street News", people: 3412, asksAgain: false },
];

const done = (field: string) => () => ({ data: { [field]: { __typename: "ContactList", list: null, run: null } } });

function open(changes: object = {}, more: GraphqlFakes = {}, session = manager): ReturnType<typeof openApp> {
  const contactList = {
    __typename: "ContactList",
    ...{ integration, list: null, figures: null, refused: [], run: null },
    ...changes,
  };
  network.answer(
    ...answersOf(session, {
      ContactList: () => ({ data: { contactList } }),
      ContactListChoices: () => ({ data: { contactListChoices: choices } }),
      ...more,
    }),
  );
  return openApp(page, session);
}

test("[AUT-02] a manager reads what goes out and what never does, and where to sign in", async () => {
  open();
  expect(await screen.findByRole("heading", { name: "Connect Mailchimp to Maple Street" })).toBeVisible();
  expect(screen.getByText("Sellers who agree to email join your list")).toBeVisible();
  expect(screen.getByText("Never adds someone back who left")).toBeVisible();
  expect(screen.getByRole("button", { name: "Connect Mailchimp" })).toBeVisible();
});

test("[AUT-02] the list with the store's name is chosen, with sources and how far back", async () => {
  open({ integration: signedIn }, { ChooseContactList: done("chooseContactList") });
  expect(await screen.findByRole("radio", { name: /Maple Street News.*3412 people/ })).toBeChecked();
  expect(screen.getByRole("radio", { name: /Elm Street News.*asks new people once more/ })).not.toBeChecked();
  expect(screen.getByRole("radio", { name: "Only new people" })).toBeChecked();
  await userEvent.click(screen.getByRole("radio", { name: "The last 12 months" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "People with a coupon" }));
  await userEvent.click(screen.getByRole("button", { name: "Start with Maple Street News" }));
  await waitFor(() => expect(requestsOf("ChooseContactList")).toHaveLength(1));
  expect(requestsOf("ChooseContactList")[0]).toMatchObject({
    id: "mailchimp",
    choice: { listId: "a1", hasSellers: true, hasShoppers: true, hasCoupons: true, hasMobile: false, months: 12 },
  });
});

test("nothing starts without a source", async () => {
  open({ integration: signedIn });
  await userEvent.click(await screen.findByRole("checkbox", { name: "Sellers" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Shoppers with their name at the register" }));
  expect(screen.getByRole("button", { name: "Choose who joins" })).toBeDisabled();
});

test("an account without a list says so", async () => {
  open({ integration: signedIn }, { ContactListChoices: () => ({ data: { contactListChoices: [] } }) });
  expect(await screen.findByText("No list in this account")).toBeVisible();
});

test("a choice that the service refuses is said in its words", async () => {
  const refusal = refusedWith("Cannot be reached", { code: "provider-unavailable" });
  open({ integration: signedIn }, { ChooseContactList: refusal });
  await userEvent.click(await screen.findByRole("button", { name: "Start with Maple Street News" }));
  expect(await screen.findByText("Cannot be reached")).toBeInTheDocument();
});

test("[AUT-02] the first push shows how far it is, its pace and the time left, and stops", async () => {
  open({ ...sending, run }, { StopFirstPush: done("stopFirstPush") });
  const push = within(await screen.findByRole("region", { name: "Sending people of the last 12 months" }));
  expect(push.getByText("100")).toBeVisible();
  expect(push.getByText("200")).toBeVisible();
  expect(push.getByText("First push: 100 of 400 people")).toBeInTheDocument();
  expect(push.getByText("25%")).toBeVisible();
  await userEvent.click(push.getByRole("button", { name: "Stop" }));
  await waitFor(() => expect(requestsOf("StopFirstPush")).toEqual([{ id: "mailchimp" }]));
});

test("a push that was stopped goes on, or is left as it is", async () => {
  const fakes = { ResumeFirstPush: done("resumeFirstPush"), DropFirstPush: done("dropFirstPush") };
  open({ ...sending, run: { ...run, state: "STOPPED" } }, fakes);
  expect(await screen.findByRole("heading", { name: "Stopped after 100 of 400 people" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go on" }));
  await waitFor(() => expect(requestsOf("ResumeFirstPush")).toHaveLength(1));
  await userEvent.click(screen.getByRole("button", { name: "Keep as is" }));
  await waitFor(() => expect(requestsOf("DropFirstPush")).toHaveLength(1));
});

test("[AUT-02] an active list shows the day, the whole, and who was refused and why", async () => {
  open(sending, { StartFirstPush: done("startFirstPush") });
  expect(await screen.findByText("Didn't agree, not sent")).toBeVisible();
  expect(screen.getByText("3,412")).toBeVisible();
  expect(screen.getByText("m.quinones@gmial.com looks fake or invalid")).toBeVisible();
  expect(screen.getByRole("link", { name: "Fix email of Mia Quinones" })).toHaveAttribute(
    "href",
    expect.stringContaining("/customers/detail/show/0198c0de"),
  );
  await userEvent.click(screen.getByRole("button", { name: "Send them" }));
  await waitFor(() => expect(requestsOf("StartFirstPush")[0]).toMatchObject({ id: "mailchimp", months: 12 }));
});

test("a list that is gone says who waits, and the way out", async () => {
  const lost = { ...active, state: "ERROR", needsAction: "CHOOSE_PLACE" };
  open({ ...sending, integration: lost });
  const problems = within(await screen.findByRole("region", { name: "To fix" }));
  expect(problems.getByRole("heading", { name: "Maple Street News is gone" })).toBeVisible();
  expect(problems.getByText("5 people wait here. Nothing is lost.")).toBeVisible();
  await userEvent.click(problems.getByRole("button", { name: "Choose list" }));
  expect(await screen.findByRole("heading", { name: "Which list do Maple Street's people join?" })).toBeVisible();
});

test("a sign-in that ended there is made again from here", async () => {
  open({ ...sending, integration: { ...active, state: "ERROR", needsAction: "SIGN_IN" } });
  expect(await screen.findByRole("heading", { name: "Mailchimp ended our sign-in" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign in again" })).toBeVisible();
});

test("a service that doesn't respond says since when, and a manager may have it tried now", async () => {
  open({ ...sending, integration: { ...active, ...anOutage } }, triedNow("mailchimp"));
  const problems = await pressTryNow("To fix", "Mailchimp");
  expect(requestsOf("TryServiceNow")).toEqual([{ id: "mailchimp" }]);
  expect(problems.getByText("5 people wait here. Nothing is lost.")).toBeVisible();
});

test("disconnecting asks first, and says what stays", async () => {
  open(sending, { DisconnectContacts: done("disconnectContacts") });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  expect(await screen.findByText(/Who is on it stays/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Disconnect Mailchimp" }));
  await waitFor(() => expect(requestsOf("DisconnectContacts")).toHaveLength(1));
});

test("an employee does not get to the page, and a service that is none is said so", async () => {
  open({}, {}, ana);
  await waitFor(() => expect(screen.queryByRole("heading", { name: /Mailchimp/ })).toBeNull());
  open(
    {},
    {
      ContactList: () => refusedWith("Integration not found", { code: "not-found" }),
      Integrations: () => ({ data: { integrations: [] } }),
    },
  );
  expect(await screen.findByText("Service not found")).toBeVisible();
});
