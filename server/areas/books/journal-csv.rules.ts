import { csvMoney, csvText } from "#common/csv.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { Cents } from "#common/money.ts";
import type { EntryState, JournalKind } from "./journal.rules.ts";

type CsvEntry = {
  date: BusinessDate;
  kind: JournalKind;
  revision: number;
  state: EntryState;
  lines: readonly { name: string; debit: Cents; credit: Cents }[];
};

/** A row for each line: raw numbers and ISO dates; the side without an amount is empty. */
export function journalCsv(entries: readonly CsvEntry[]): string {
  const rows = entries.flatMap(({ date, kind, revision, state, lines }) =>
    lines.map(({ name, debit, credit }) => [
      date,
      kind,
      name,
      amount(debit),
      amount(credit),
      state.replaceAll("_", " "),
      String(revision),
    ]),
  );
  return csvText([["Date", "Journal", "Line", "Debit", "Credit", "Status", "Revision"], ...rows]);
}

function amount(cents: Cents): string {
  return cents === 0 ? "" : csvMoney(cents);
}
