/** Sends the journal's entries to the bookkeeping service, each exactly once. */
import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import type {
  BookkeepingProvider,
  BooksAccount,
  Credentials,
  EntryLine,
  OutgoingEntry,
  PostResult,
  PostedEntry,
} from "#server/adapters/bookkeeping/bookkeeping.ts";
import { claimTry, openConnection } from "#server/areas/automations/automations.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";
import { bookPosting, findActiveBooks, providerOf, withBooks } from "./books-service.ts";
import { queueLate } from "./backfills.db.ts";
import { findSettings, isMapped, listLineAccounts } from "./chart.db.ts";
import { debitOf, isSameThere } from "./posting.rules.ts";
import * as db from "./postings.db.ts";
import type { ClaimedPosting } from "./postings.db.ts";
import { readChart } from "./read-chart.ts";
import { postRequestId } from "./request-id.ts";
import { kindNames, noteFault, notePosted, noteRefused } from "./try-results.ts";

const permission = "automations:manage" as const;
/** A try that takes longer has died with its process. */
const leaseMs = 60_000;
/** The job ends after this much and goes on in the next one, so that no limit of the service is met. */
const burstMs = 10_000;
const minuteMs = 60_000;

/** In the transaction that made entries: those from the start date on are to be posted. */
export async function queuePostings(context: StoreContext): Promise<void> {
  const { sql, now } = context;
  const storeId = context.store.id;
  const provider = await findActiveBooks(context);
  const settings = provider === null ? null : await findSettings(sql, storeId);
  if (provider === null || settings === null || settings.startDate === null) {
    return;
  }
  const { companyId, startDate: from } = settings;
  await db.queueEntries(sql, { storeId, from, to: null, provider, companyId, backfillId: null, now });
  await queueLate(sql, { storeId, before: from, provider, companyId, now });
  await db.wakeChanged(sql, { storeId, now });
  await bookPosting(context);
}

/** Posts what is due. A fault of the service ends it: the rest waits for the time that the fault names. */
export async function postEntries(request: StoreRequest): Promise<void> {
  const service = await viewPostingService(request, {});
  if (service === null) {
    return;
  }
  const { id, mayTry } = service;
  const provider = providerOf(request.platform, id);
  const most = Math.max(1, Math.floor(provider.mostPerMinute * (burstMs / minuteMs)));
  const isGoingOn = mayTry && (await postSome(request, { id, provider, most }));
  await bookRest(request, { isGoingOn });
}

type Posting = { id: string; provider: BookkeepingProvider };

/** Resolves to whether the service took all that was tried. */
async function postSome(request: StoreRequest, { id, provider, most }: Posting & { most: number }): Promise<boolean> {
  for (let posted = 0; posted < most; posted += 1) {
    const claimed = await claimEntry(request, { id });
    if (claimed === null) {
      return true;
    }
    try {
      await withBooks(request, id, (credentials) => postOne(request, { id, provider, credentials, ...claimed }));
    } catch (error) {
      if (!(error instanceof ProviderFault)) {
        throw error;
      }
      await noteFault(request, { id, posting: claimed.posting, fault: error });
      return false;
    }
  }
  return true;
}

async function postOne(
  request: StoreRequest,
  { id, provider, credentials, posting, entry }: Posting & Claimed & { credentials: Credentials },
): Promise<void> {
  const requestId = postRequestId({ ...posting, storeId: request.store.id });
  const posted = { id, ...key(posting), amount: debitOf(entry.lines) };
  const there = await findThere(provider, { credentials, entry, posting });
  if (there !== null && there.number === entry.number && isSameThere(entry, there)) {
    return notePosted(request, { ...posted, ...remoteOf(provider, there), wasThere: posting.remoteId === null });
  }
  const result = await write(provider, { credentials, entry, requestId, posting, there });
  if (result.kind === "posted") {
    return notePosted(request, { ...posted, ...remoteOf(provider, result.entry), wasThere: false });
  }
  const taken =
    result.reason === "number-taken" ? (there ?? (await provider.findEntry(credentials, entry.number))) : there;
  // What broke off before may have been saved after all: then the number is taken by our own entry.
  if (taken !== null && isSameThere(entry, taken)) {
    return notePosted(request, { ...posted, ...remoteOf(provider, taken), wasThere: false });
  }
  const inactive =
    result.reason === "account-inactive"
      ? inactiveAccounts(entry, await readChart(request, { id, provider, credentials }))
      : "";
  await noteRefused(request, {
    id,
    ...key(posting),
    reason: result.reason,
    text: inactive || result.text,
    there: taken && { ...remoteOf(provider, taken).there, debit: debitOf(taken.lines) },
  });
}

/** The lines whose accounts the company has closed; the service does not say which they are. */
function inactiveAccounts({ lines }: OutgoingEntry, chart: readonly BooksAccount[]): string {
  const accounts = new Map(chart.map((account) => [account.id, account]));
  const texts = lines.flatMap(({ text, accountId }) => {
    const account = accounts.get(accountId);
    if (account?.isActive === true) {
      return [];
    }
    const name = account && [account.number, account.name].filter(Boolean).join(" ");
    return [
      name === undefined ? `${text} posts to an account that is gone` : `${text} posts to ${name}, which is inactive`,
    ];
  });
  return [...new Set(texts)].join(", ");
}

type Write = {
  credentials: Credentials;
  entry: OutgoingEntry;
  requestId: string;
  posting: ClaimedPosting;
  there: PostedEntry | null;
};

/** An entry that is there is only replaced when a person decided so, which is when its id stands in the posting. */
async function write(
  provider: BookkeepingProvider,
  { credentials, entry, requestId, posting, there }: Write,
): Promise<PostResult> {
  if (there === null) {
    return provider.postEntry({ credentials, entry, requestId });
  }
  if (posting.remoteId !== there.id) {
    return { kind: "refused", reason: "number-taken", serviceCode: null, text: "" };
  }
  return provider.replaceEntry({ credentials, entry, requestId, id: there.id, version: there.version });
}

function key({ date, kind, revision }: ClaimedPosting) {
  return { date, kind, revision };
}

function remoteOf(provider: BookkeepingProvider, { id, version }: PostedEntry) {
  return { there: { remoteId: id, remoteVersion: version }, name: provider.entryName(id) };
}

/** By its number; one that was posted before also by its id, since a person may have given it another number there. */
async function findThere(
  provider: BookkeepingProvider,
  { credentials, entry, posting }: Pick<Write, "credentials" | "entry" | "posting">,
): Promise<PostedEntry | null> {
  const { remoteId } = posting;
  const there = await provider.findEntry(credentials, entry.number);
  if (there !== null || remoteId === null) {
    return there;
  }
  return (await provider.readEntries(credentials, [remoteId]))[0] ?? null;
}

/** The service that the store posts to; null before all is set up, which books the job when it is. */
const viewPostingService = operation({
  name: "books.viewPostingService",
  kind: "write",
  permission,
  on: "store",
  input: z.object({}),
  async run(context): Promise<{ id: string; mayTry: boolean } | null> {
    const id = await findActiveBooks(context);
    const connection = id === null ? null : await openConnection(context, { id });
    if (id === null || connection === null || !(await isMapped(context.sql, context.store.id))) {
      return null;
    }
    // After a failure one try has its turn, and not before its time.
    return { id, mayTry: connection.retryAt === null || (await claimTry(context, { id })) };
  },
});

type Claimed = { posting: ClaimedPosting; entry: OutgoingEntry };

const claimEntry = operation({
  name: "books.claimEntry",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ id: inputText.max(40) }),
  async run(context, { id }): Promise<Claimed | null> {
    const { sql, now } = context;
    const storeId = context.store.id;
    const settings = await findSettings(sql, storeId);
    if (settings === null || (settings.pausedUntil !== null && settings.pausedUntil > now)) {
      return null;
    }
    const posting = await db.claimPosting(sql, { storeId, now, until: new Date(now.getTime() + leaseMs) });
    return posting && { posting, entry: await outgoing(context, { id, posting }) };
  },
});

async function outgoing(
  context: StoreContext,
  { id, posting }: { id: string; posting: ClaimedPosting },
): Promise<OutgoingEntry> {
  const connection = await openConnection(context, { id });
  const chosen = await listLineAccounts(context.sql, context.store.id);
  const accounts = new Map(chosen.map(({ kind, line, accountId }) => [`${kind} ${line}`, accountId]));
  const classId = connection?.placeId === noClass ? null : (connection?.placeId ?? null);
  const lines = posting.lines.map(({ key: line, name: text, debit, credit }): EntryLine => {
    const side = debit > 0 ? "debit" : "credit";
    const accountId = accounts.get(`${posting.kind} ${line}`) ?? "";
    return { accountId, classId, side, amount: Math.max(debit, credit), text };
  });
  return { number: posting.number, date: posting.date, memo: memoOf(posting), lines };
}

/** The place of a store whose company uses no classes. */
export const noClass = "-";

function memoOf({ kind, date, storeName }: ClaimedPosting): string {
  return `${kindNames[kind]} of ${storeName}, ${date}. Posted by Hangtag.`;
}

const bookRest = operation({
  name: "books.bookRest",
  kind: "write",
  permission,
  on: "store",
  input: z.object({ isGoingOn: z.boolean() }),
  async run(context, { isGoingOn }): Promise<void> {
    // After a fault the integration's own wait comes first; a burst is followed by as long a pause as it may have taken.
    const connection = isGoingOn ? null : await openActive(context);
    const afterBurst = new Date(context.now.getTime() + burstMs);
    await bookPosting(context, { notBefore: connection?.retryAt ?? afterBurst });
  },
});

async function openActive(context: StoreContext) {
  const id = await findActiveBooks(context);
  return id === null ? null : openConnection(context, { id });
}
