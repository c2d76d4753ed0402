import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import { aBackfill, aMappedLine, aProblem, connected, someBooks } from "#tests/kit/web/some-bookkeeping.ts";
import { choose } from "#tests/kit/web/choose.ts";
import { anOutage, pressTryNow, triedNow } from "#tests/kit/web/an-outage.ts";
import { ana, answersOf, fakeNetwork, manager, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/settings/automations/bookkeeping/quickbooks";

function open(path: string, changes: object = {}, more: GraphqlFakes = {}): ReturnType<typeof openApp> {
  const fakes = {
    Bookkeeping: () => ({ data: { bookkeeping: someBooks(changes) } }),
    BookkeepingToday: () => ({ data: { ledgerMonth: { __typename: "LedgerMonth", today: "2026-11-02" } } }),
    IntegrationLog: () => ({ data: { integrationLog: log } }),
    BackfillPlan: () => ({ data: { backfillPlan: plan } }),
    ...more,
  };
  network.answer(...answersOf(manager, fakes));
  return openApp(path, manager);
}

const log = {
  __typename: "IntegrationLog",
  ...{ name: "QuickBooks", need: "bookkeeping", kinds: [] },
  lines: [
    {
      __typename: "IntegrationLogLine",
      ...{ id: "1", at: "2026-11-02T14:00:00Z", kind: "entries", isError: false },
      text: "2026-11-01, Sales: Saved as JE 2048, $8,342.49",
    },
  ],
};

const plan = {
  __typename: "BackfillPlan",
  ...{ days: 300, toSend: 882, alreadyThere: 18, leftOut: 0, minutes: 8 },
  entries: [
    {
      __typename: "PlannedEntry",
      date: "2026-01-02",
      kind: "SALES",
      number: "S1-260102",
      isReady: true,
      isThere: false,
    },
    { __typename: "PlannedEntry", date: "2026-01-02", kind: "BUYS", number: "B1-260102", isReady: true, isThere: true },
  ],
};

const saved = { data: { saveJournalAccounts: { __typename: "Bookkeeping", isMapped: false } } };
const confirmed = { ...connected.settings, isCompanyConfirmed: true };
const mapping = { ...connected, settings: confirmed, usesClasses: true };

test("the connection says who signed in, when, and until when that is good", async () => {
  const { integration } = connected;
  const active = { ...integration, state: "ACTIVE", activatedAt: "2026-11-02T10:00:00Z" };
  open(page, { ...mapping, isMapped: true, integration: { ...active, signInEndsAt: "2027-03-02T10:00:00Z" } });
  expect(await screen.findByText("Marcus, Nov 2, 2026")).toBeVisible();
  expect(screen.getByText("Sign-in good until")).toBeVisible();
  expect(screen.getByText("Mar 2, 2027")).toBeVisible();
});

test("an address of a service that there is not says so instead of asking to try again", async () => {
  open(
    "/s/1/settings/automations/bookkeeping/sage",
    {},
    {
      Bookkeeping: refusedWith("Integration not found", { code: "not-found" }),
      Integrations: () => ({ data: { integrations: [someBooks({})["integration"]] } }),
    },
  );
  expect(await screen.findByText("Service not found")).toBeVisible();
  expect(screen.getByRole("link", { name: "Open Automations" })).toHaveAttribute("href", "/s/1/settings/automations");
  expect(screen.queryByRole("button", { name: /again/i })).toBeNull();
});

test("[AUT-09] a service that is not connected says what it will do for the store, and where to sign in", async () => {
  open(page);
  expect(await screen.findByRole("heading", { name: "Post Maple Street's days to QuickBooks" })).toBeVisible();
  expect(screen.getByText("Not connected")).toBeVisible();
  expect(screen.getByText("Maple Street to QuickBooks")).toBeVisible();
  expect(screen.getByRole("button", { name: "Sign in to QuickBooks" })).toBeVisible();
});

test("the company is confirmed by name, and the store's class is one press", async () => {
  const app = open(page, connected, {
    ConfirmBooksCompany: () => ({ data: { confirmBooksCompany: { __typename: "Bookkeeping", isMapped: false } } }),
  });
  expect(
    await screen.findByRole("heading", { name: "Are Maple Street's books in Whitfield Resale LLC?" }),
  ).toBeVisible();
  expect(screen.getByText("5 accounts, 2 classes, books closed through Dec 31, 2025.")).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Yes, use this company" }));
  await waitFor(() => expect(requestsOf("ConfirmBooksCompany")).toEqual([{ id: "quickbooks" }]));
  await waitFor(() => expect(app.at()).toContain("step=class"));
});

test("the class with the store's name is suggested", async () => {
  open(`${page}?step=class`, { ...connected, settings: confirmed });
  expect(await screen.findByRole("radio", { name: "Maple Street Same name" })).toBeChecked();
  expect(screen.getByRole("radio", { name: "We don't use classes" })).not.toBeChecked();
});

test("[AUT-06] a line without an account stands first and is named when a person wants to go on", async () => {
  const app = open(`${page}?step=buys`, mapping, { SaveJournalAccounts: () => saved });
  expect(await screen.findByRole("heading", { name: "Which accounts do Maple Street's buys use?" })).toBeVisible();
  expect(screen.getByText("1 is yours to choose.")).toBeVisible();
  const lines = screen.getAllByRole("combobox").map((line) => line.getAttribute("aria-label"));
  expect(lines.slice(1, 3)).toEqual(["Account for Digital payouts", "Account for Trade credit issued"]);
  expect(screen.getByText(/^1 line has no account\. Each side is \$1,488\.00: Oct 30 would balance\./)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Next: Cost of goods" }));
  expect(screen.getByRole("alert")).toHaveTextContent(
    "Select an account for every line. These have none: Digital payouts",
  );
  expect(requestsOf("SaveJournalAccounts")).toEqual([]);
  await waitFor(() => expect(screen.getByLabelText("Account for Digital payouts")).toHaveFocus());
  await choose(screen.getByLabelText("Account for Digital payouts"), /1000 Checking/);
  expect(screen.queryByRole("alert")).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Next: Cost of goods" }));
  await waitFor(() =>
    expect(requestsOf("SaveJournalAccounts")).toEqual([
      {
        id: "quickbooks",
        kind: "BUYS",
        accounts: [
          { line: "goods_bought", accountId: "31" },
          { line: "cash_paid", accountId: "32" },
          { line: "trade_credit_issued", accountId: "33" },
          { line: "digital_payouts", accountId: "30" },
        ],
      },
    ]),
  );
  await waitFor(() => expect(app.at()).toContain("step=cogs"));
});

test("[AUT-06] what the server says of a line without an account is shown", async () => {
  const words = "Select an account for every line. These have none: Cash paid";
  const refusal = refusedWith("Check the form", { errors: { accounts: [words] } });
  open(`${page}?step=buys`, { ...mapping, lines: wholeLines }, { SaveJournalAccounts: refusal });
  await userEvent.click(await screen.findByRole("button", { name: "Next: Cost of goods" }));
  expect(await screen.findByRole("alert")).toHaveTextContent(words);
});

const wholeLines = [aMappedLine({ key: "cash_paid", name: "Cash paid", side: "CREDIT", accountId: "32" })];

test("an account is found by typing, and inactive ones are not offered", async () => {
  open(`${page}?step=buys`, mapping);
  const line = await screen.findByLabelText("Account for Digital payouts");
  line.focus();
  await userEvent.keyboard("c");
  const options = await screen.findAllByRole("option");
  expect(options.map((option) => option.textContent)).toEqual([
    "1000 CheckingBank",
    "1010 Cash clearingOther Current Asset",
    "2320 Customer creditOther Current Liability",
  ]);
  await userEvent.keyboard("{Enter}");
  await waitFor(() => expect(line).toHaveTextContent("1000 Checking"));
});

test("what was chosen is there again after a reload", async () => {
  const app = open(`${page}?step=buys`, mapping);
  await choose(await screen.findByLabelText("Account for Digital payouts"), /1000 Checking/);
  app.leave();
  open(`${page}?step=buys`, mapping);
  await waitFor(() => expect(screen.getByLabelText("Account for Digital payouts")).toHaveTextContent("1000 Checking"));
});

test("a start in the past shows what would be sent, and activating starts the run", async () => {
  const ready = { ...mapping, lines: wholeLines };
  const app = open(`${page}?step=start`, ready, {
    ActivateBookkeeping: () => ({ data: { activateBookkeeping: { __typename: "Bookkeeping", isMapped: true } } }),
    StartBackfill: () => ({ data: { startBackfill: true } }),
  });
  await userEvent.click(await screen.findByRole("radio", { name: "Jan 1, 2026 305 days" }));
  expect(await screen.findByText(/^900 entries: 882 to send, 18 already there\. About 8 minutes/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Open list" }));
  const list = await screen.findByRole("dialog", { name: "What would go to QuickBooks" });
  expect(within(list).getByRole("row", { name: /B1-260102 Already there, not sent again/ })).toBeVisible();
  await userEvent.click(within(list).getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Next: Review" }));
  expect(app.at()).toContain("start=2026-01-01");
  await userEvent.click(await screen.findByRole("button", { name: "Activate for Maple Street" }));
  // From the first date that is not closed yet entries go automatically; the past is the run's.
  await waitFor(() =>
    expect(requestsOf("ActivateBookkeeping")).toEqual([{ id: "quickbooks", startDate: "2026-10-31" }]),
  );
  await waitFor(() => expect(requestsOf("StartBackfill")).toMatchObject([{ from: "2026-01-01", to: "2026-10-30" }]));
});

const active = {
  ...mapping,
  integration: {
    ...connected.integration,
    state: "ACTIVE",
    activatedAt: "2026-11-02T10:00:00Z",
    placeName: "Maple Street",
  },
  settings: { ...confirmed, startDate: "2026-11-02" },
};

test("[AUT-05] an active service says how its entries stand", async () => {
  const counts = { __typename: "PostingCounts", sent: 957, notSent: 2, changed: 1, waiting: 3, lastSentAt: null };
  open(page, { ...active, counts });
  const entries = await screen.findByRole("region", { name: "Entries" });
  expect(
    within(entries)
      .getAllByRole("definition")
      .map((count) => count.textContent),
  ).toEqual(["957", "2", "1", "3"]);
  expect(screen.getByText("Active")).toBeVisible();
  expect(await screen.findByText("Sun, Nov 1, Sales")).toBeVisible();
  expect(within(entries).getByRole("link", { name: "Open Ledger" })).toHaveAttribute("href", "/s/1/reports/ledger");
});

test.each([
  ["ACCOUNT_INACTIVE", /^Account 5020 Old costs is inactive in QuickBooks$/, "link", "Choose account"],
  ["PERIOD_CLOSED", "The books are closed through Dec 31, 2025", "button", "Try again"],
  ["NUMBER_TAKEN", "B12345-261030 is in QuickBooks with other totals", "button", "Update entry"],
  ["CHANGED_THERE", "Someone changed Fri, Oct 30, Buys in QuickBooks", "button", "Update entry"],
  ["NO_PERMISSION", "The sign-in can't post to Whitfield Resale LLC", "button", "Sign in again"],
  ["INVALID", "QuickBooks refused Fri, Oct 30, Buys", "button", "Try again"],
  ["NO_ANSWER", "QuickBooks didn't take Fri, Oct 30, Buys for a day", "button", "Try again"],
] as const)("[AUT-07] an entry not sent for %s says why, with its way out", async (...[reason, title, role, way]) => {
  const lines = [aMappedLine({ key: "cost", name: "Cost", accountId: "34" })];
  open(page, { ...active, lines, problems: [aProblem({ reason })] });
  const problems = await screen.findByRole("region", { name: "Needs you" });
  expect(within(problems).getByRole("heading", { name: title })).toBeVisible();
  expect(within(problems).getByRole(role, { name: way })).toBeVisible();
});

test("[AUT-07] an entry is tried again with one press", async () => {
  open(
    page,
    { ...active, problems: [aProblem({ reason: "NO_ANSWER" })] },
    {
      TryBooksEntryAgain: () => ({ data: { tryEntryAgain: true } }),
    },
  );
  await userEvent.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Fri, Oct 30, Buys goes out again")).toBeInTheDocument();
  expect(requestsOf("TryBooksEntryAgain")).toEqual([{ date: "2026-10-30", kind: "BUYS" }]);
});

test.each([
  ["SIGN_IN", "QuickBooks ended our sign-in", "Sign in again"],
  ["CHANGE_PLAN", "Subscription ended", "Try again"],
])("[AUT-09] a service that stopped for %s says what to do", async (...[needsAction, title, way]) => {
  open(page, { ...active, integration: { ...active.integration, state: "ERROR", needsAction } });
  const problems = await screen.findByRole("region", { name: "Needs you" });
  expect(within(problems).getByRole("heading", { name: title })).toBeVisible();
  expect(within(problems).getByRole("button", { name: way })).toBeVisible();
});

test("a service that doesn't respond says since when, and a manager may have it tried now", async () => {
  open(page, { ...active, integration: { ...active.integration, ...anOutage } }, triedNow("quickbooks"));
  await pressTryNow("Needs you", "QuickBooks");
  expect(requestsOf("TryServiceNow")).toEqual([{ id: "quickbooks" }]);
});

test("a run shows how far it is, and stops with one press", async () => {
  open(page, { ...active, backfill: aBackfill() }, { StopBackfill: () => ({ data: { stopBackfill: true } }) });
  const words = await screen.findByText("Back-fill: 412 of 900 entries");
  expect(words.parentElement).toHaveTextContent("45%");
  expect(screen.getByText("May").closest("li")).toHaveTextContent("64 of 93");
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopped")).toBeInTheDocument();
});

test("a stopped run goes on where it stood", async () => {
  open(
    page,
    { ...active, backfill: aBackfill({ state: "STOPPED" }) },
    {
      ResumeBackfill: () => ({ data: { resumeBackfill: true } }),
    },
  );
  expect(await screen.findByRole("heading", { name: "Stopped after 412 of 900" })).toBeVisible();
  expect(screen.getByRole("button", { name: "Keep as is" })).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Go on with 488" }));
  expect(await screen.findByText("Back-fill goes on")).toBeInTheDocument();
});

test("a back-fill shows what it would do before it starts", async () => {
  open(`${page}?backfill=true`, active, { StartBackfill: () => ({ data: { startBackfill: true } }) });
  const dialog = await screen.findByRole("dialog", { name: "Back-fill Maple Street" });
  await userEvent.click(await within(dialog).findByRole("button", { name: "Send 900 entries" }));
  await waitFor(() => expect(requestsOf("StartBackfill")).toMatchObject([{ from: "2026-01-01", to: "2026-11-01" }]));
});

test("disconnecting asks first and says what stays", async () => {
  open(page, active, { DisconnectBookkeeping: () => ({ data: { disconnectBookkeeping: { isMapped: true } } }) });
  await userEvent.click(await screen.findByRole("button", { name: "More" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Disconnect" }));
  const question = await screen.findByRole("alertdialog", { name: "Disconnect QuickBooks?" });
  expect(question).toHaveTextContent("Posting stops for Maple Street. Posted entries stay in QuickBooks.");
  await userEvent.click(within(question).getByRole("button", { name: "Disconnect QuickBooks" }));
  expect(await screen.findByText("Maple Street disconnected from QuickBooks")).toBeInTheDocument();
});

test("a service that asks to slow down is waited for, and nobody has to do anything", async () => {
  const pausedUntil = new Date(Date.now() + 48_000).toISOString();
  open(page, { ...active, settings: { ...active.settings, pausedUntil } });
  expect(await screen.findByRole("heading", { name: /^Paused for 4\d seconds$/ })).toBeVisible();
});

test("a person without permission sees the refusal", async () => {
  open(page, {}, { Bookkeeping: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("You don't have access")).toBeInTheDocument();
});

test("books that could not be read are asked for again with one press", async () => {
  let answer: unknown = { data: null, errors: [{ message: "no" }] };
  open(page, {}, { Bookkeeping: () => answer });
  const again = await screen.findByRole("button", { name: "Try again" });
  answer = { data: { bookkeeping: someBooks({}) } };
  await userEvent.click(again);
  expect(await screen.findByRole("heading", { name: "Post Maple Street's days to QuickBooks" })).toBeVisible();
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
