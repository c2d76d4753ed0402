import type { SimulatedCompany, SimulatedEntryLine } from "#server/adapters/bookkeeping/simulated-books.ts";

/** Classifications whose balance grows by debits. */
const debitGrows: ReadonlySet<string> = new Set(["Asset", "Expense"]);

/** Balances in cents by account, positive on the side that the account grows on. */
export function balances({ accounts, entries }: SimulatedCompany): ReadonlyMap<string, number> {
  const debits = new Map<string, number>();
  for (const { accountId, postingType, cents } of entries.flatMap(({ lines }) => lines)) {
    debits.set(accountId, (debits.get(accountId) ?? 0) + (postingType === "Debit" ? cents : -cents));
  }
  return new Map(
    accounts.map(({ id, classification }) => {
      const debit = debits.get(id) ?? 0;
      return [id, debitGrows.has(classification) || debit === 0 ? debit : -debit];
    }),
  );
}

/** Cents of one side of an entry. */
export function sideTotal(lines: readonly SimulatedEntryLine[], side: SimulatedEntryLine["postingType"]): number {
  return lines.reduce((sum, { postingType, cents }) => sum + (postingType === side ? cents : 0), 0);
}
