import type { JournalKind } from "#server/areas/books/journal.rules.ts";

type Classification = "asset" | "liability" | "equity" | "income" | "expense";
type ChartAccount = {
  id: string;
  name: string;
  classification: Classification;
  isActive: boolean;
  isPostable: boolean;
};

/** A guess that a person only has to look at, or should check: several accounts fit, or two lines would share one. */
export type AccountGuess = { kind: JournalKind; line: string; accountId: string; isSure: boolean; why: string };

/** What an account is called that a line stands on. The first words that fit win; each list is tried whole. */
type LineHints = { classifications: readonly Classification[]; words: readonly (readonly string[])[] };

const cash: LineHints = {
  classifications: ["asset"],
  words: [["cash", "clearing"], ["undeposited"], ["cash", "drawer"], ["petty", "cash"]],
};
const card = (...names: string[]): LineHints => ({
  classifications: ["asset"],
  words: [...names.map((name) => [name]), ["card", "clearing"], ["merchant"], ["credit", "card"], ["undeposited"]],
});
const liability = (...words: string[][]): LineHints => ({ classifications: ["liability"], words });
const overShort: LineHints = {
  classifications: ["expense", "income"],
  words: [
    ["over", "short"],
    ["cash", "over"],
    ["cash", "short"],
  ],
};
const usedGoods = [["used", "inventory"], ["inventory", "used"], ["inventory"]];
const newGoods = [["new", "inventory"], ["inventory", "new"], ["inventory"]];

/** By kind and line of the template; a line that is not listed is chosen by hand. */
const hints: Readonly<Record<string, LineHints>> = {
  "SALES cash_to_deposit": cash,
  "SALES checks": { classifications: ["asset"], words: [["check"], ["undeposited"], ["cash", "clearing"]] },
  "SALES visa_mastercard": card("visa", "mastercard"),
  "SALES amex": card("american express", "amex"),
  "SALES discover": card("discover"),
  "SALES debit_cards": card("debit"),
  "SALES gift_cards_redeemed": liability(["gift"]),
  "SALES gift_cards_sold": liability(["gift"]),
  "SALES store_credit_redeemed": liability(["store", "credit"], ["customer", "credit"]),
  "SALES store_credit_issued": liability(["store", "credit"], ["customer", "credit"]),
  "SALES trade_credit_redeemed": liability(["trade"], ["customer", "credit"], ["store", "credit"]),
  "SALES other_tenders": {
    classifications: ["asset"],
    words: [["other", "clearing"], ["undeposited"], ["card", "clearing"]],
  },
  "SALES paid_out": {
    classifications: ["expense"],
    words: [["paid out"], ["store", "supplies"], ["supplies"], ["miscellaneous"], ["other", "expense"]],
  },
  "SALES paid_in": {
    classifications: ["asset", "income"],
    words: [["paid in"], ["cash", "clearing"], ["other", "income"]],
  },
  "SALES cash_short": overShort,
  "SALES cash_over": overShort,
  "SALES sales_used": { classifications: ["income"], words: [["used"], ["merchandise"], ["sales"]] },
  "SALES sales_new": { classifications: ["income"], words: [["new"], ["merchandise"], ["sales"]] },
  "SALES other_income": { classifications: ["income"], words: [["service"], ["other"]] },
  "SALES sales_tax": liability(["sales", "tax"], ["tax", "payable"]),
  "BUYS goods_bought": { classifications: ["asset"], words: usedGoods },
  "BUYS cash_paid": cash,
  "BUYS checks_issued": { classifications: ["asset"], words: [["checking"], ["bank"]] },
  "BUYS trade_credit_issued": liability(["trade"], ["customer", "credit"], ["store", "credit"]),
  "BUYS digital_payouts": { classifications: ["asset"], words: [["paypal"], ["venmo"], ["digital"], ["checking"]] },
  "COGS cost_used": {
    classifications: ["expense"],
    words: [
      ["cost", "used"],
      ["cost", "goods"],
    ],
  },
  "COGS cost_new": {
    classifications: ["expense"],
    words: [
      ["cost", "new"],
      ["cost", "goods"],
    ],
  },
  "COGS inventory_used": { classifications: ["asset"], words: usedGoods },
  "COGS inventory_new": { classifications: ["asset"], words: newGoods },
  "COGS inventory_adjustments": {
    classifications: ["expense"],
    words: [["shrink"], ["adjust"], ["write", "off"], ["cost", "goods"]],
  },
};

/** The kinds of account that a line is looked for among; others may be chosen, because a bookkeeper knows better. */
export function expectedClassifications(kind: JournalKind, line: string): readonly Classification[] {
  return hints[`${kind} ${line}`]?.classifications ?? [];
}

/**
 * Guesses from the names of a chart which account each line stands on. Names that fit in full are sure; an account that
 * only a general word found, or that competes with another, has to be checked.
 */
export function guessAccounts(
  lines: readonly { kind: JournalKind; key: string }[],
  chart: readonly ChartAccount[],
): AccountGuess[] {
  const usable = chart.filter(({ isActive, isPostable }) => isActive && isPostable);
  return lines.flatMap(({ kind, key }) => {
    const hint = hints[`${kind} ${key}`];
    const fit = hint && bestFit(hint, usable);
    return fit ? [{ kind, line: key, ...fit }] : [];
  });
}

function bestFit(
  { classifications, words }: LineHints,
  chart: readonly ChartAccount[],
): Omit<AccountGuess, "kind" | "line"> | null {
  const fitting = chart.filter(({ classification }) => classifications.includes(classification));
  for (const [place, nameParts] of words.entries()) {
    const matches = fitting.filter(({ name }) => nameParts.every((word) => name.toLowerCase().includes(word)));
    const [first] = matches.toSorted((left, right) => left.name.length - right.name.length);
    if (first !== undefined) {
      const isLastResort = place === words.length - 1 && words.length > 1;
      const isSure = matches.length === 1 && !isLastResort;
      return { accountId: first.id, isSure, why: isSure ? "Name match" : reasonToCheck(matches.length) };
    }
  }
  return null;
}

function reasonToCheck(count: number): string {
  return count > 1 ? `Check: ${count} accounts have such a name` : "Check: the closest name there is";
}
