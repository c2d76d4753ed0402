/** The bookkeeping service of a store as its page shows it. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { BooksAccount, BooksClass } from "#server/adapters/bookkeeping/bookkeeping.ts";
import { integrationId, listIntegrations } from "#server/areas/automations/automations.ts";
import type { Integration } from "#server/areas/automations/automations.ts";
import { latestClosedDate, listRevisions, listTemplateLines } from "#server/areas/books/entries.db.ts";
import type { JournalKind } from "#server/areas/books/journal.rules.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { expectedClassifications, guessAccounts } from "./account-guess.rules.ts";
import type { AccountGuess } from "./account-guess.rules.ts";
import { countBackfill, findBackfill, listBackfillMonths } from "./backfills.db.ts";
import type { Backfill, BackfillCounts, BackfillMonth } from "./backfills.db.ts";
import { findSettings, isMapped, listAccounts, listClasses, listLineAccounts } from "./chart.db.ts";
import type { PostingSettings } from "./chart.db.ts";
import { noClass } from "./post-entries.ts";
import { backfillPace } from "./posting.rules.ts";
import { countPostings, listProblems } from "./postings.db.ts";
import type { Posting, PostingCounts } from "./postings.db.ts";

/** A line of the template with the account that it stands on. */
export type MappedLine = {
  kind: JournalKind;
  key: string;
  name: string;
  definition: string;
  /** Where it stood on the sample's date; where it stands usually when it was zero then. */
  side: "debit" | "credit";
  /** What it was on the sample's date. */
  amount: Cents;
  accountId: string | null;
  guess: Omit<AccountGuess, "kind" | "line"> | null;
  /** The kinds of account that are looked through first. */
  classifications: readonly BooksAccount["classification"][];
};

export type RunningBackfill = Backfill &
  BackfillCounts & { months: BackfillMonth[]; perMinute: number | null; minutesLeft: number | null };

export type Bookkeeping = {
  integration: Integration;
  settings: PostingSettings | null;
  accounts: BooksAccount[];
  classes: BooksClass[];
  usesClasses: boolean | null;
  /** The newest closed date: the amounts beside the lines are its. */
  sampleDate: BusinessDate | null;
  lines: MappedLine[];
  isMapped: boolean;
  counts: PostingCounts;
  problems: Posting[];
  backfill: RunningBackfill | null;
};

export const viewBookkeeping = operation({
  name: "books.viewBookkeeping",
  kind: "read",
  permission: "automations:manage",
  on: "store",
  input: z.object({ id: integrationId }),
  async run(context, { id }): Promise<Bookkeeping> {
    const { sql } = context;
    const storeId = context.store.id;
    const integration = (await listIntegrations(context, {})).find((card) => card.id === id);
    if (integration === undefined) {
      throw notFound("Integration");
    }
    const sampleDate = await latestClosedDate(sql, storeId);
    const accounts = await listAccounts(sql, storeId);
    return {
      integration,
      settings: await findSettings(sql, storeId),
      accounts,
      classes: await listClasses(sql, storeId),
      usesClasses: integration.placeId === null ? null : integration.placeId !== noClass,
      sampleDate,
      lines: await mappedLines(context, { sampleDate, accounts }),
      isMapped: await isMapped(sql, storeId),
      counts: await countPostings(sql, storeId),
      problems: await listProblems(sql, storeId),
      backfill: await runningBackfill(context),
    };
  },
});

async function mappedLines(
  { sql, store }: StoreContext,
  { sampleDate, accounts }: { sampleDate: BusinessDate | null; accounts: readonly BooksAccount[] },
): Promise<MappedLine[]> {
  const template = await listTemplateLines(sql);
  const chosen = new Map(
    (await listLineAccounts(sql, store.id)).map((row) => [`${row.kind} ${row.line}`, row.accountId]),
  );
  const dates = sampleDate === null ? [] : [sampleDate];
  const entries = await listRevisions(sql, { storeId: store.id, dates, newestOnly: true });
  const amounts = new Map(entries.flatMap(({ kind, lines }) => lines.map((line) => [`${kind} ${line.key}`, line])));
  const guesses = new Map(guessAccounts(template, accounts).map((guess) => [`${guess.kind} ${guess.line}`, guess]));
  return template.map(({ kind, key, name, definition, side }) => {
    const at = `${kind} ${key}`;
    const { debit = 0, credit = 0 } = amounts.get(at) ?? {};
    const amount = debit + credit;
    return {
      ...{ kind, key, name, definition },
      side: amount === 0 ? side : debit > 0 ? "debit" : "credit",
      amount,
      accountId: chosen.get(at) ?? null,
      guess: guesses.get(at) ?? null,
      classifications: expectedClassifications(kind, key),
    };
  });
}

const minuteMs = 60_000;

async function runningBackfill({ sql, store, now }: StoreContext): Promise<RunningBackfill | null> {
  const run = await findBackfill(sql, { storeId: store.id });
  if (run === null) {
    return null;
  }
  const key = { storeId: store.id, id: run.id };
  const counts = await countBackfill(sql, { ...key, since: new Date(now.getTime() - minuteMs) });
  const lately = counts.latelySince === null ? 0 : now.getTime() - counts.latelySince.getTime();
  const pace = backfillPace({ left: counts.left, doneLately: counts.doneLately, lately });
  return { ...run, ...counts, ...pace, months: await listBackfillMonths(sql, key) };
}
