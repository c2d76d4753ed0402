import { afterAll, beforeAll, expect, test } from "vitest";
import { openServices } from "#server/platform/providers/provider.ts";
import type { PageSignIn } from "#server/platform/providers/provider.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import type { SimulatedExchange } from "#server/platform/providers/simulated-services.ts";
import { aLine, anEntry, connect } from "#tests/kit/bookkeeping/an-entry.ts";
import type { BookkeepingCase } from "#tests/kit/bookkeeping/an-entry.ts";
import { readPublishedSchema } from "#tests/kit/bookkeeping/published-schema.ts";
import { booksServices } from "#tests/kit/bookkeeping/some-books.ts";
import type { BooksServices } from "#tests/kit/bookkeeping/some-books.ts";
import { bookkeepingContract } from "./bookkeeping.contract.ts";
import { booksAccessContract } from "./books-access.contract.ts";
import { bookkeepingProviders } from "./bookkeeping-providers.ts";
import { bookkeeping } from "./bookkeeping.ts";
import type { BookkeepingProvider } from "./bookkeeping.ts";
import { readQuickbooksFault, refusedEntry } from "./quickbooks/quickbooks-faults.ts";

let now = new Date("2026-11-20T18:00:00Z");
let services: BooksServices;

beforeAll(async () => {
  services = await booksServices(() => now);
});
afterAll(() => services.stop());

function openedIn({ services: opened }: BooksServices): { provider: BookkeepingProvider; signIn: PageSignIn } {
  const provider = opened.find(bookkeeping, "quickbooks");
  const signIn = opened.findSignIn("quickbooks");
  if (provider === null || signIn === null) {
    throw new Error("No QuickBooks");
  }
  return { provider, signIn };
}

const quickbooks = (): BookkeepingCase => ({
  services,
  ...openedIn(services),
  now: () => now,
  pass(ms) {
    now = new Date(now.getTime() + ms);
  },
});

booksAccessContract("QuickBooks", quickbooks);
bookkeepingContract("QuickBooks", quickbooks);

test("QuickBooks has a card where the installation is registered there, and none where it is not", () => {
  const [card] = services.services.cards;
  expect(card).toMatchObject({ id: "quickbooks", name: "QuickBooks Online", isSignedInThere: true, credentials: [] });
  const closed = openServices(bookkeepingProviders.map((provider) => provider.open({ QUICKBOOKS_URL: "http://x" })));
  expect(closed.cards).toEqual([]);
  expect(closed.findSignIn("quickbooks")).toBeNull();
});

test("the sign-in goes to Intuit with the installation's client ID and no secret", () => {
  const keys = { QUICKBOOKS_CLIENT_ID: "AB12", QUICKBOOKS_CLIENT_SECRET: "hush" };
  const opened = openServices(bookkeepingProviders.map((provider) => provider.open(keys)));
  const returnUrl = "https://hangtag.test/back?a=1";
  const url = new URL(String(opened.findSignIn("quickbooks")?.pageUrl({ state: "s/1", returnUrl })));
  expect(url.origin + url.pathname).toBe("https://appcenter.intuit.com/connect/oauth2");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "AB12",
    response_type: "code",
    scope: "com.intuit.quickbooks.accounting",
    redirect_uri: returnUrl,
    state: "s/1",
  });
  expect(opened.find(bookkeeping, "quickbooks")?.entryUrl("145")).toBe(
    "https://app.qbo.intuit.com/app/journal?txnId=145",
  );
});

test("a wrong client secret is the installation's fault, not that of the person who signed in", async () => {
  const { provider } = openedIn(services);
  const credentials = await connect(quickbooks());
  const { clientSecret } = services.books.app;
  services.books.app.clientSecret = "another";
  await expect(provider.renew(credentials, now)).rejects.toMatchObject({ code: "refused" });
  await expect(provider.revoke(credentials)).rejects.toMatchObject({ code: "refused" });
  services.books.app.clientSecret = clientSecret;
});

test("a renewal is one request, so that the new tokens are kept before anything can fail", async () => {
  const { provider } = openedIn(services);
  const credentials = await connect(quickbooks());
  services.requests.length = 0;
  const renewed = await provider.renew(credentials, now);
  expect(services.requests).toEqual(["POST /oauth2/v1/tokens/bearer"]);
  expect(renewed.expiresAt).toEqual(new Date(now.getTime() + 3_600_000));
  expect(Object.keys(renewed.credentials).toSorted()).toEqual([
    "accessToken",
    "companyName",
    "realmId",
    "refreshToken",
  ]);
});

test("a journal entry is sent with its request's id, the pinned version, and amounts in dollars", async () => {
  const { provider } = openedIn(services);
  const credentials = await connect(quickbooks());
  const entry = anEntry(services);
  await provider.postEntry({ credentials, entry, requestId: "request-7" });
  const sent = services.exchanges.at(-1)?.request;
  expect(String(sent?.query)).toBe("requestid=request-7&minorversion=75");
  expect(sent?.body).toMatchObject({ DocNumber: entry.number, TxnDate: "2026-11-20", PrivateNote: "Sales of Nov 20" });
  expect(JSON.parse(String(sent?.rawBody)).Line[0]).toEqual({
    Description: "Line of 1010",
    Amount: 1.25,
    DetailType: "JournalEntryLineDetail",
    JournalEntryLineDetail: {
      PostingType: "Debit",
      AccountRef: { value: entry.lines[0]?.accountId },
      ClassRef: { value: "501" },
    },
  });
});

const inUse = "You must specify a different number. This number has already been used.";
const closed = "The account period has closed and the account books cannot be updated.";
const deleted = "Object Not Found : Another user has deleted this transaction.";
const inactive = "Account 5020 Cost of new goods has been made inactive.";

test.each([
  ["6140", inUse, "number-taken"],
  ["6210", inUse, "number-taken"],
  ["6140", closed, "period-closed"],
  ["6210", closed, "period-closed"],
  ["6200", closed, "period-closed"],
  ["6140", "Error", "number-taken"],
  ["6210", "Error", "period-closed"],
  ["610", inactive, "account-inactive"],
  ["610", deleted, "changed-there"],
  ["2500", "Invalid Reference Id : Accounts element id 9 not found", "account-inactive"],
  ["2500", "Invalid Reference Id : Classes element id 9 not found", "invalid"],
  ["5010", "Stale Object Error", "changed-there"],
  ["120", "You do not have access", "no-permission"],
  ["5020", "Permission Denied", "no-permission"],
  ["2300", "Balance the debits and credits for the account.", "invalid"],
  ["6000", "You must set a transaction amount.", "invalid"],
] as const)("error %s with the text %j is %s", (serviceCode, text, reason) => {
  const fault = new ProviderFault("refused", text, { serviceCode });
  expect(refusedEntry(fault)).toEqual({ kind: "refused", reason, serviceCode, text });
});

const errorOf = (code: string, type = "ValidationFault") => ({
  Fault: { Error: [{ Message: "Message", Detail: "Detail", code }], type },
});

test.each([
  [200, errorOf("6000"), "refused"],
  [400, errorOf("6190"), "plan"],
  [401, errorOf("120"), "refused"],
  [401, errorOf("3200", "AUTHENTICATION"), "sign-in"],
  [403, errorOf("3100"), "sign-in"],
  [200, errorOf("3001"), "rate-limited"],
  [403, errorOf("5020"), "refused"],
  [400, errorOf("150"), "unavailable"],
  [400, errorOf("600"), "unavailable"],
  [500, errorOf("10000", "SystemFault"), "unavailable"],
  [200, errorOf("10000", "SystemFault"), "unavailable"],
] as const)("status %i with the fault %j is %s", (status, body, code) => {
  expect(readQuickbooksFault(body, status)).toMatchObject({ code, text: "Detail" });
});

test.each([[{ JournalEntry: { Id: "1" } }], [null], ["<html>"], [{ Fault: { Error: [] } }]])(
  "%j is no fault",
  (body) => {
    expect(readQuickbooksFault(body, 200)).toBeNull();
  },
);

test("the books are a page on which each entry's sides are equal, and foreign text stays text", async () => {
  const { provider } = openedIn(services);
  const credentials = await connect(quickbooks());
  const entry = anEntry(services, { memo: "<script>alert(1)</script>" });
  await provider.postEntry({ credentials, entry, requestId: entry.number });
  const { origin } = new URL(String(services.addresses["QUICKBOOKS_APP_URL"]));
  const query = new URLSearchParams({ company: services.company.id, number: entry.number });
  const html = await (await fetch(`${origin}/books?${query.toString()}`)).text();
  expect(html).toContain("4010 Used goods sales");
  const [debits, credits] = [...html.matchAll(/(Debits|Credits) (\$[\d,.]+)/g)].map(([, , total]) => total);
  expect(debits).toBe(credits);
  expect(html).toContain("$1.25");
  expect(html).not.toContain("<script>");
});

const published = readPublishedSchema();

/** Empty when both sides of a call of the API are as Intuit publishes. */
function findProblems({ request, response }: SimulatedExchange): string[] {
  const problems = [
    ...publishedProblems(response.body, "IntuitResponse"),
    ...(request.method === "POST" ? publishedProblems(request.body, "JournalEntry") : []),
  ];
  return problems.map((problem) => `${request.method} ${request.path}: ${problem}`);
}

function publishedProblems(value: unknown, element: string): string[] {
  return published?.findProblems(element, value) ?? [];
}

test("what we send and what the simulator returns fit the schemas that Intuit publishes", async () => {
  const fresh = await booksServices(() => now);
  const { provider, signIn } = openedIn(fresh);
  const credentials = await connect({ ...quickbooks(), services: fresh, signIn });
  fresh.company.closedThrough = "2026-10-31";
  await provider.readCompany(credentials);
  await provider.listAccounts(credentials);
  await provider.listClasses(credentials);
  const entry = anEntry(fresh, {
    memo: 'Sales of "Maple" & Co',
    lines: [
      aLine(fresh.company, "debit", { number: "1010", amount: 12_345_678_901, classId: null }),
      aLine(fresh.company, "credit", { number: "4010", amount: 12_345_678_901 }),
    ],
  });
  await provider.postEntry({ credentials, entry, requestId: "1" });
  await provider.postEntry({ credentials, entry, requestId: "2" });
  const there = await provider.findEntry(credentials, entry.number);
  const key = { id: String(there?.id), version: String(there?.version) };
  await provider.replaceEntry({ credentials, entry, ...key, requestId: "3" });
  await provider.findEntries(credentials, ["S1", "S2"]);
  await fresh.stop();
  const calls = fresh.exchanges.filter(({ request }) => request.path.startsWith("/v3/"));
  expect(calls.map(({ response }) => response.status)).toEqual([200, 200, 200, 200, 200, 200, 200, 400, 200, 200, 200]);
  expect(calls.flatMap(findProblems)).toEqual([]);
});

test.runIf(published !== null)("the published schema would notice what is wrong", () => {
  const line = { Amount: "1,25", DetailType: "JournalEntryLine" };
  const problems = publishedProblems({ TxnDate: "11/20/2026", Line: [line], Memo: "Sales" }, "JournalEntry");
  expect(problems.join("\n")).toMatch(/Memo: not published[^]*11\/20\/2026[^]*1,25[^]*JournalEntryLine/);
});
