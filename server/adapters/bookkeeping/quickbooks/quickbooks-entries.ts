import type { EntryLine, EntrySide, OutgoingEntry, PostedEntry } from "#server/adapters/bookkeeping/bookkeeping.ts";
import type { JournalEntryAnswer } from "./quickbooks-answers.ts";

const postingTypes = { debit: "Debit", credit: "Credit" } as const satisfies Record<EntrySide, string>;
const sides = { Debit: "debit", Credit: "credit" } as const satisfies Record<string, EntrySide>;

/** A JournalEntry as QuickBooks takes it: dollars for cents, references for ids. */
export function toJournalEntry({ number, date, memo, lines }: OutgoingEntry) {
  return { DocNumber: number, TxnDate: date, PrivateNote: memo, Line: lines.map(toJournalLine) };
}

function toJournalLine({ accountId, classId, side, amount, text }: EntryLine) {
  return {
    Description: text,
    Amount: toDollars(amount),
    DetailType: "JournalEntryLineDetail",
    JournalEntryLineDetail: {
      PostingType: postingTypes[side],
      AccountRef: { value: accountId },
      ...(classId !== null && { ClassRef: { value: classId } }),
    },
  };
}

/** Lines without an account are descriptions that people added; they move no money. */
export function toPostedEntry(entry: JournalEntryAnswer): PostedEntry {
  return {
    id: entry.Id,
    version: entry.SyncToken,
    number: entry.DocNumber ?? "",
    date: entry.TxnDate,
    lines: entry.Line.flatMap(({ Amount: dollars, JournalEntryLineDetail: detail }) =>
      detail === null || detail === undefined
        ? []
        : [
            {
              accountId: detail.AccountRef.value,
              classId: detail.ClassRef?.value ?? null,
              side: sides[detail.PostingType],
              amount: toCents(dollars ?? 0),
            },
          ],
    ),
  };
}

/**
 * Dividing gives the number nearest to the decimal, which JSON writes with two decimals at most; so cents survive both
 * ways, up to ten trillion dollars.
 */
function toDollars(cents: number): number {
  return cents / 100;
}

function toCents(dollars: number): number {
  return Math.round(dollars * 100);
}
