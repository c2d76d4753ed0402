import type { SelectOption } from "#web/ui/select/select-rows.ts";
import { text } from "#web/areas/automations/bookkeeping/bookkeeping-text.ts";
import type { BooksAccount, MappedLine } from "#web/areas/automations/bookkeeping/bookkeeping.queries.ts";

export type LineGroups = { needed: MappedLine[]; toCheck: MappedLine[]; sure: MappedLine[] };

/** Accounts that a line may stand on: an inactive one is refused by the service, a receivable asks for a customer. */
export function usableAccounts(accounts: readonly BooksAccount[]): BooksAccount[] {
  return accounts.filter(({ isActive, isPostable }) => isActive && isPostable);
}

/** The account that a line begins with: the saved one, else the guessed one, else none. One that is not usable is none. */
export function startingAccount(line: MappedLine, accounts: readonly BooksAccount[]): string {
  const chosen = line.accountId ?? line.guess?.accountId ?? "";
  return usableAccounts(accounts).some(({ id }) => id === chosen) ? chosen : "";
}

/** What needs a choice, what a look, and the rest, as they stood when the step was opened: nothing moves while one chooses. */
export function groupLines(lines: readonly MappedLine[], accounts: readonly BooksAccount[]): LineGroups {
  const isNeeded = (line: MappedLine) => startingAccount(line, accounts) === "";
  const isToCheck = ({ accountId, guess }: MappedLine) => accountId === null && guess?.isSure === false;
  return {
    needed: lines.filter(isNeeded),
    toCheck: lines.filter((line) => !isNeeded(line) && isToCheck(line)),
    sure: lines.filter((line) => !isNeeded(line) && !isToCheck(line)),
  };
}

/** `4010 Used goods sales`; the name alone where the company numbers no accounts. */
export function accountLabel({ number, name }: Pick<BooksAccount, "number" | "name">): string {
  return number === null ? name : `${number} ${name}`;
}

/** The kinds of account that the line usually stands on come first; a bookkeeper may know better, so all are offered. */
export function accountOptions(line: MappedLine, accounts: readonly BooksAccount[]): SelectOption[] {
  const usable = usableAccounts(accounts);
  const usual = usable.filter((account) => isUsual(line, account));
  const others = usable.filter((account) => !isUsual(line, account));
  return [
    ...usual.map((account) => optionOf(account, others.length === 0 ? "" : text("map.usual"))),
    ...others.map((account) => optionOf(account, usual.length === 0 ? "" : text("map.others"))),
  ];
}

function optionOf(account: BooksAccount, group: string): SelectOption {
  return { value: account.id, label: accountLabel(account), note: account.type, ...(group !== "" && { group }) };
}

function isUsual({ classifications }: MappedLine, { classification }: BooksAccount): boolean {
  return classifications.length === 0 || classifications.includes(classification);
}

export type Reason = { tone: "needed" | "check" | "quiet"; words: string };

/** Why a line stands on the account that is chosen now. */
export function reasonFor(line: MappedLine, chosen: string, accounts: readonly BooksAccount[]): Reason {
  const account = accounts.find(({ id }) => id === chosen);
  if (account === undefined) {
    const missing = accounts.find(({ id }) => id === line.accountId && id !== chosen);
    const words = missing === undefined ? text("map.choose") : text("map.inactive", { account: accountLabel(missing) });
    return { tone: "needed", words };
  }
  if (line.accountId === chosen) {
    return { tone: "quiet", words: text("map.saved") };
  }
  if (line.guess?.accountId === chosen) {
    return { tone: line.guess.isSure ? "quiet" : "check", words: line.guess.why };
  }
  return isUsual(line, account)
    ? { tone: "quiet", words: text("map.yours") }
    : { tone: "check", words: text("map.unusual", { type: account.type }) };
}

/** What both sides of the sample's date add up to. */
export function sidesOf(lines: readonly MappedLine[]): { debit: number; credit: number } {
  const sum = (side: MappedLine["side"]) =>
    lines.reduce((total, line) => total + (line.side === side ? line.amount : 0), 0);
  return { debit: sum("DEBIT"), credit: sum("CREDIT") };
}
