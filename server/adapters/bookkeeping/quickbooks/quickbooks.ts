import { bookkeeping } from "#server/adapters/bookkeeping/bookkeeping.ts";
import type {
  BookkeepingProvider,
  BooksAccount,
  BooksClass,
  BooksCompany,
  Credentials,
  EntryWrite,
  PostedEntry,
  PostResult,
} from "#server/adapters/bookkeeping/bookkeeping.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { defineProvider } from "#server/platform/providers/provider.ts";
import type { Connected, PageSignIn } from "#server/platform/providers/provider.ts";
import { readResponse } from "#server/platform/providers/read-response.ts";
import * as answers from "./quickbooks-answers.ts";
import type { QuickbooksAccount } from "./quickbooks-answers.ts";
import { queryAll, quickbooksCall, quoted } from "./quickbooks-call.ts";
import type { QuickbooksCall } from "./quickbooks-call.ts";
import { toJournalEntry, toPostedEntry } from "./quickbooks-entries.ts";
import { refusedEntry } from "./quickbooks-faults.ts";
import {
  quickbooksPaths as paths,
  quickbooksSettings as settings,
  quickbooksUrls as urls,
} from "./quickbooks-paths.ts";
import { exchangeCode, renewTokens, revokeTokens, signInPage } from "./quickbooks-sign-in.ts";
import type { QuickbooksRegistration } from "./quickbooks-sign-in.ts";

/** QuickBooks Online, which people connect by signing in to Intuit and choosing the company there. */
export const quickbooks = defineProvider({
  id: "quickbooks",
  name: "QuickBooks Online",
  need: bookkeeping,
  about: "Posts each closed day as three journal entries",
  exchange: {
    gets: "Accounts, classes, the closing date",
    sends: "Three entries a day, as totals",
    never: "Customers, team, single sales",
  },
  credentials: [],
  addresses: {
    api: { setting: settings.api, own: urls.api },
    signIn: { setting: settings.signIn, own: urls.signIn },
    tokens: { setting: settings.tokens, own: urls.tokens },
    revoke: { setting: settings.revoke, own: urls.revoke },
    app: { setting: settings.app, own: urls.app },
  },
  keys: { clientId: settings.clientId, clientSecret: settings.clientSecret },
  signIn: (addresses, keys) => quickbooksSignIn({ ...addresses, ...keys }, quickbooksCall(addresses.api)),
  open: (addresses, keys) => openQuickbooks({ ...addresses, ...keys }),
});

function quickbooksSignIn(registration: QuickbooksRegistration, call: QuickbooksCall): PageSignIn {
  return {
    pageUrl: (ask) => signInPage(registration, ask),
    finish: (returned, ask) => finishSignIn({ registration, call }, returned, ask),
  };
}

/** The company's name is kept beside the tokens, because a renewal may not ask for it. */
async function finishSignIn(
  { registration, call }: { registration: QuickbooksRegistration; call: QuickbooksCall },
  { code, realmId, error }: Readonly<Record<string, string>>,
  { returnUrl, now }: { returnUrl: string; now: Date },
): Promise<Connected> {
  if (!code || !realmId) {
    const text = error === "access_denied" ? "The sign-in at QuickBooks was canceled" : "QuickBooks sent no company";
    throw new ProviderFault("sign-in", text, { serviceCode: error ?? null });
  }
  const { tokens, ends } = await exchangeCode(registration, { code, returnUrl, now });
  const credentials = { ...tokens, realmId };
  const companyName = await readCompanyName(call, credentials);
  return { credentials: { ...credentials, companyName }, accountName: companyName, ...ends };
}

/** Half of the 500 requests a minute that Intuit allows for a company, at two requests for each entry. */
const mostEntriesPerMinute = 120;

function openQuickbooks({ api, app, ...registration }: QuickbooksRegistration & { api: string; app: string }) {
  const call = quickbooksCall(api);
  const provider: BookkeepingProvider = {
    renew: (credentials, now) => renewTokens(registration, credentials, now),
    revoke: (credentials) => revokeTokens(registration, credentials),
    readCompany: (credentials) => readCompany(call, credentials),
    listAccounts: (credentials) => listAccounts(call, credentials),
    listClasses: (credentials) => listClasses(call, credentials),
    async findEntry(credentials, number) {
      return (await findEntries(call, credentials, { column: "DocNumber", values: [number] }))[0] ?? null;
    },
    findEntries: (credentials, values) => findEntries(call, credentials, { column: "DocNumber", values }),
    readEntries: (credentials, values) => findEntries(call, credentials, { column: "Id", values }),
    postEntry: (write) => saveEntry(call, write, toJournalEntry(write.entry)),
    replaceEntry: ({ id, version, ...write }) =>
      saveEntry(call, write, { Id: id, SyncToken: version, sparse: false, ...toJournalEntry(write.entry) }),
    entryUrl: (id) => `${app}${paths.entryPage}?${new URLSearchParams({ txnId: id }).toString()}`,
    entryName: (id) => `JE ${id}`,
    mostPerMinute: mostEntriesPerMinute,
  };
  return provider;
}

async function readCompanyName(call: QuickbooksCall, credentials: Credentials): Promise<string> {
  const body = await call({ credentials, path: paths.companyInfo });
  return readResponse(answers.companyInfo, body).CompanyInfo.CompanyName;
}

async function readPreferences(call: QuickbooksCall, credentials: Credentials) {
  const body = await call({ credentials, path: paths.preferences });
  return readResponse(answers.preferences, body).Preferences.AccountingInfoPrefs ?? {};
}

async function readCompany(call: QuickbooksCall, credentials: Credentials): Promise<BooksCompany> {
  const [name, { BookCloseDate: closedThrough }] = await Promise.all([
    readCompanyName(call, credentials),
    readPreferences(call, credentials),
  ]);
  return { id: credentials["realmId"] ?? "", name, closedThrough: closedThrough ?? null };
}

async function listAccounts(call: QuickbooksCall, credentials: Credentials): Promise<BooksAccount[]> {
  const rows = await queryAll(call, credentials, {
    // Without this QuickBooks leaves the inactive ones out.
    select: "SELECT * FROM Account WHERE Active IN (true, false) ORDERBY Id",
    page: answers.accounts,
    rowsOf: ({ QueryResponse: { Account: accounts } }) => accounts,
  });
  return rows.flatMap(toAccount).toSorted(byNumberThenName);
}

const classifications = {
  Asset: "asset",
  Liability: "liability",
  Equity: "equity",
  Revenue: "income",
  Expense: "expense",
} as const;

/** These lines ask for a customer or a vendor. */
const typesWithEntity: ReadonlySet<string> = new Set(["Accounts Receivable", "Accounts Payable"]);

function toAccount(account: QuickbooksAccount): BooksAccount[] {
  const { Id: id, AcctNum: number, AccountType: type, Classification: classification, Active: isActive } = account;
  if (classification === null || classification === undefined) {
    return [];
  }
  return [
    {
      id,
      number: number || null,
      // They write what is inactive as "Used goods (deleted)".
      name: (account.FullyQualifiedName ?? account.Name).replace(/ \(deleted\)$/, ""),
      type,
      classification: classifications[classification],
      isActive,
      isPostable: !typesWithEntity.has(type),
    },
  ];
}

/** Accounts without a number come last. */
function byNumberThenName(first: BooksAccount, second: BooksAccount): number {
  const last = "\uFFFF";
  const byNumber = (first.number ?? last).localeCompare(second.number ?? last, "en", { numeric: true });
  return byNumber || first.name.localeCompare(second.name, "en");
}

async function listClasses(call: QuickbooksCall, credentials: Credentials): Promise<BooksClass[]> {
  const { ClassTrackingPerTxn: perEntry, ClassTrackingPerTxnLine: perLine } = await readPreferences(call, credentials);
  // A company that turned classes off still has them, and refuses lines that name them.
  if (!perEntry && !perLine) {
    return [];
  }
  const rows = await queryAll(call, credentials, {
    select: "SELECT * FROM Class WHERE Active = true ORDERBY Id",
    page: answers.classes,
    rowsOf: ({ QueryResponse: { Class: classes } }) => classes,
  });
  return rows
    .map(({ Id: id, Name: name, FullyQualifiedName: wholeName }) => ({ id, name: wholeName ?? name }))
    .toSorted((first, second) => first.name.localeCompare(second.name, "en"));
}

/** So many numbers or ids still fit into an address. */
const valuesPerQuery = 50;

/** Oldest first. */
async function findEntries(
  call: QuickbooksCall,
  credentials: Credentials,
  { column, values }: { column: "DocNumber" | "Id"; values: readonly string[] },
): Promise<PostedEntry[]> {
  const entries: PostedEntry[] = [];
  for (let at = 0; at < values.length; at += valuesPerQuery) {
    const list = values.slice(at, at + valuesPerQuery).map(quoted);
    const rows = await queryAll(call, credentials, {
      select: `SELECT * FROM JournalEntry WHERE ${column} IN (${list.join(", ")}) ORDERBY Id`,
      page: answers.entries,
      rowsOf: ({ QueryResponse: { JournalEntry: rowsOfPage } }) => rowsOfPage,
    });
    entries.push(...rows.map(toPostedEntry));
  }
  return entries.toSorted((first, second) => Number(first.id) - Number(second.id));
}

async function saveEntry(
  call: QuickbooksCall,
  { credentials, requestId }: EntryWrite,
  body: unknown,
): Promise<PostResult> {
  try {
    const saved = await call({ credentials, path: paths.journalEntries, query: { requestid: requestId }, body });
    return { kind: "posted", entry: toPostedEntry(readResponse(answers.savedEntry, saved).JournalEntry) };
  } catch (error) {
    if (error instanceof ProviderFault) {
      return refusedEntry(error);
    }
    throw error;
  }
}
