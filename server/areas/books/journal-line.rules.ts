import type { Cents } from "#common/money.ts";
import { namedTenders, tenderLines } from "./journal.rules.ts";
import type { ClosedDay } from "./journal.rules.ts";

/**
 * Which rows a line is made of. `only` leaves tenders of one direction; without `kinds` the tenders that no other line
 * stands for.
 */
export type RowSource =
  | { from: "tenders"; kinds: readonly string[]; isRest: boolean; only: "in" | "back" | null }
  | { from: "goods"; goods: "used" | "new" | "other"; amount: "net" | "cost" }
  | { from: "tickets"; amount: "tax" | "gift" }
  | { from: "buys"; amount: "cash" | "trade" | "paid" };

export type LinePart = {
  kind: "in" | "back" | "paid-in" | "paid-out" | "over-short" | "rounded" | "unexplained";
  /** Tickets or buys; null where the part is not made of any. */
  count: number | null;
  amount: Cents;
  /** Why cash was put in or taken out; empty where nobody said. */
  reason: string;
};

const tenderSources = Object.entries(tenderLines).map(([figure, kinds]): [string, RowSource] => [
  figure,
  { from: "tenders", kinds, isRest: false, only: null },
]);

const sources: Readonly<Record<string, RowSource>> = {
  ...Object.fromEntries(tenderSources),
  storeCreditRedeemed: { from: "tenders", kinds: tenderLines.storeCreditRedeemed, isRest: false, only: "in" },
  storeCreditIssued: { from: "tenders", kinds: tenderLines.storeCreditIssued, isRest: false, only: "back" },
  otherTenders: { from: "tenders", kinds: [...namedTenders], isRest: true, only: null },
  salesUsed: { from: "goods", goods: "used", amount: "net" },
  salesNew: { from: "goods", goods: "new", amount: "net" },
  salesOther: { from: "goods", goods: "other", amount: "net" },
  giftSold: { from: "tickets", amount: "gift" },
  tax: { from: "tickets", amount: "tax" },
  buysCost: { from: "buys", amount: "paid" },
  buysCash: { from: "buys", amount: "cash" },
  buysTrade: { from: "buys", amount: "trade" },
  cogsUsed: { from: "goods", goods: "used", amount: "cost" },
  inventoryUsed: { from: "goods", goods: "used", amount: "cost" },
  cogsNew: { from: "goods", goods: "new", amount: "cost" },
  inventoryNew: { from: "goods", goods: "new", amount: "cost" },
};

/** Null for a figure without tickets or buys behind it, such as cash over. */
export function rowSource(figure: string): RowSource | null {
  return sources[figure] ?? null;
}

type Line = {
  /** The figure that the line is. */
  source: string;
  /** On the line's own side; below 0 on the other. */
  amount: Cents;
  rounded: Cents;
  close: Pick<ClosedDay["close"], "drawer" | "overShort">;
  rows: readonly { amount: Cents }[];
};

/** What adds up to a line's amount. What its rows do not explain stands last. */
export function lineParts(line: Line): LinePart[] {
  const parts = [...rowParts(line.rows), ...drawerParts(line)].filter(({ amount }) => amount !== 0);
  const rest = line.amount - parts.reduce((sum, { amount }) => sum + amount, 0);
  return rest === 0 ? parts : [...parts, { kind: "unexplained", count: null, amount: rest, reason: "" }];
}

function rowParts(rows: Line["rows"]): LinePart[] {
  const part = (kind: LinePart["kind"], amounts: readonly Cents[]): LinePart => ({
    kind,
    count: amounts.length,
    amount: amounts.reduce((sum, amount) => sum + amount, 0),
    reason: "",
  });
  const amounts = rows.map(({ amount }) => amount);
  return [
    part(
      "in",
      amounts.filter((amount) => amount > 0),
    ),
    part(
      "back",
      amounts.filter((amount) => amount < 0),
    ),
  ];
}

/** Each movement of the drawer with its reason, and what was over or short, as they count on the line. */
function drawerParts({ source, rounded, close }: Line): LinePart[] {
  const moved = (kind: string, sign: 1 | -1): LinePart[] =>
    close.drawer
      .filter((movement) => movement.kind === kind)
      .map(({ amount, reason }) => ({
        kind: kind === "paidIn" ? "paid-in" : "paid-out",
        count: null,
        amount: sign * amount,
        reason: reason ?? "",
      }));
  const counted = (kind: "over-short" | "rounded", amount: Cents): LinePart => ({
    kind,
    count: null,
    amount,
    reason: "",
  });
  const overShort = close.overShort ?? 0;
  switch (source) {
    case "cashToDeposit":
      return [...moved("paidIn", 1), ...moved("paidOut", -1), counted("over-short", overShort)];
    case "paidIn":
      return moved("paidIn", 1);
    case "paidOut":
      return moved("paidOut", 1);
    case "cashOver":
      return [counted("over-short", overShort), counted("rounded", rounded)];
    case "cashShort":
      return [counted("over-short", -overShort), counted("rounded", -rounded)];
    default:
      return [];
  }
}
