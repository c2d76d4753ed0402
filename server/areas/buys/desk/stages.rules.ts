export const stages = ["waiting", "sorting", "ready", "notified", "complete"] as const;
export type Stage = (typeof stages)[number];

export const outcomes = [
  "bought_all",
  "bought_some",
  "passed_all",
  "declined_offer",
  "left_items_donated",
  "cancelled",
] as const;
export type Outcome = (typeof outcomes)[number];

export type Payout = "cash" | "credit" | "check" | "digital";
/** `by_hand`: no register takes check-ins, so a person opens the buy there from its slip. */
export type PosSync = "not_sent" | "sending" | "linked" | "unknown" | "failed" | "by_hand";

/** A person may go on to any later stage; sorting can be left out for a small pile. Back only by opening it again. */
export function mayMove(from: Stage, to: Stage): boolean {
  return stages.indexOf(to) > stages.indexOf(from);
}

/**
 * How the point of sale knows it may change so. Linked is the end: a late "it failed" of another screen says nothing
 * any more.
 */
export function syncAfter(current: PosSync, reported: PosSync): PosSync {
  return current === "linked" ? "linked" : reported;
}

type FeedRow = {
  status: "open" | "complete" | "void";
  updatedAt: string;
  readyAt: string | null;
  completedAt: string | null;
  cashOffer: number | null;
  tradeOffer: number | null;
  paidCash: number;
  paidTrade: number;
  lines: readonly { taken: boolean }[];
};

type Standing = {
  stage: Stage;
  outcome: Outcome | null;
  readyAt: Date | null;
  completedAt: Date | null;
  posReadyAt: Date | null;
  posCompletedAt: Date | null;
  itemsTaken: number | null;
  itemsPassed: number | null;
  cashOfferCents: number | null;
  tradeOfferCents: number | null;
  paidCents: number | null;
  payout: Payout | null;
};

/**
 * Returns a buy after a row of the point of sale. The money and the pieces are the row's; the stage goes forward by it and
 * never back; times that we have already stay beside the register's own.
 */
export function afterFeed(ours: Standing & { firstNotifiedAt: Date | null }, row: FeedRow): Standing {
  const stage = later(ours.stage, reportedStage(row));
  const posReadyAt = reportedReadyAt(row, ours);
  const posCompletedAt = reportedCompletedAt(row);
  return {
    stage,
    outcome: stage === "complete" ? (ours.outcome ?? outcomeOf(row)) : null,
    readyAt: ours.readyAt ?? textedBefore(row, ours) ?? posReadyAt,
    completedAt: stage === "complete" ? (ours.completedAt ?? posCompletedAt) : null,
    posReadyAt: posReadyAt ?? ours.posReadyAt,
    posCompletedAt: posCompletedAt ?? ours.posCompletedAt,
    ...pieces(ours, row),
    cashOfferCents: row.cashOffer ?? ours.cashOfferCents,
    tradeOfferCents: row.tradeOffer ?? ours.tradeOfferCents,
    ...payment(ours, row),
  };
}

function hasTotal({ readyAt, cashOffer, tradeOffer }: FeedRow): boolean {
  return readyAt !== null || cashOffer !== null || tradeOffer !== null;
}

function reportedStage(row: FeedRow): Stage {
  return row.status === "open" ? (hasTotal(row) ? "ready" : "waiting") : "complete";
}

/** A register that sends no time of its own made it ready with the first row that has a total. */
function reportedReadyAt(row: FeedRow, ours: Standing): Date | null {
  if (row.readyAt !== null) {
    return new Date(row.readyAt);
  }
  return hasTotal(row) ? (ours.posReadyAt ?? new Date(row.completedAt ?? row.updatedAt)) : null;
}

/** What a register without a time of its own says late: who was texted had the offer by then. */
function textedBefore(row: FeedRow, { firstNotifiedAt }: { firstNotifiedAt: Date | null }): Date | null {
  return row.readyAt === null && hasTotal(row) ? firstNotifiedAt : null;
}

function reportedCompletedAt(row: FeedRow): Date | null {
  return row.status === "open" ? null : new Date(row.completedAt ?? row.updatedAt);
}

function pieces(ours: Standing, { lines }: FeedRow): Pick<Standing, "itemsTaken" | "itemsPassed"> {
  if (lines.length === 0) {
    return { itemsTaken: ours.itemsTaken, itemsPassed: ours.itemsPassed };
  }
  const taken = lines.filter((line) => line.taken).length;
  return { itemsTaken: taken, itemsPassed: lines.length - taken };
}

function payment(ours: Standing, row: FeedRow): Pick<Standing, "paidCents" | "payout"> {
  if (row.status !== "complete") {
    return { paidCents: ours.paidCents, payout: ours.payout };
  }
  const paid = row.paidCash + row.paidTrade;
  return { paidCents: paid, payout: paid === 0 ? null : row.paidTrade > row.paidCash ? "credit" : moneyPayout(ours) };
}

/** Registers know cash and trade alone: that it was a check or a transfer, a person here said. */
function moneyPayout({ payout }: Standing): Payout {
  return payout === "check" || payout === "digital" ? payout : "cash";
}

/** A void buy was left behind or given up: what became of the goods a person says. */
function outcomeOf(row: FeedRow): Outcome | null {
  if (row.status === "void") {
    return "cancelled";
  }
  if (row.status === "open") {
    return null;
  }
  if (row.paidCash + row.paidTrade > 0) {
    return row.lines.every(({ taken }) => taken) ? "bought_all" : "bought_some";
  }
  return (row.cashOffer ?? 0) > 0 ? "declined_offer" : "passed_all";
}

function later(first: Stage, second: Stage): Stage {
  return mayMove(first, second) ? second : first;
}
