/** Which sales earn, how much of them counts, and by which campaign. */
import { earnedCount } from "#common/bounceback/campaign.ts";
import type { CampaignTerms } from "#common/bounceback/campaign.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { BuyRow, TransactionRow } from "#common/pos/pos-rows.ts";

const hourMs = 3_600_000;
/** A register that was offline may send a sale so much later, and it still earns. */
const longestLateMs = 48 * hourMs;
/** So soon after the sale the customer still stands at the register: later nothing prints automatically. */
export const printsWithinMs = 15 * 60_000;

/** Employees and wholesale buyers earn nothing, nor does what is no sale any more. */
export function mayEarn(row: TransactionRow): boolean {
  return (row.type === "sale" || row.type === "exchange") && !row.employeePurchase && !row.wholesale;
}

/** The trade credit of a finished buy. */
export function tradeCents(row: BuyRow): number {
  return row.status === "complete" ? row.paidTrade : 0;
}

/** What a register's clock says, but never a time to come. */
export function earnedAt(registerTime: string, now: Date): Date {
  const at = new Date(registerTime);
  return at > now ? now : at;
}

export function isTooLate(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() > longestLateMs;
}

export type Candidate = CampaignTerms & {
  id: string;
  lineageId: string;
  createdAt: Date;
  endedAt: Date | null;
  endedReason: "ended" | "edited" | null;
};

/**
 * The one campaign that a sale earns by: the highest amount off, then the highest spend, then the newest. A version that
 * was edited away still counts for a sale before that, if the new one does not reach back to it.
 */
export function bestCampaign<Campaign extends Candidate>(
  campaigns: readonly Campaign[],
  sale: { date: BusinessDate; at: Date; cents: number },
): Campaign | null {
  const earnable = campaigns.filter((campaign) => isEarnable(campaign, sale));
  const open = new Set(earnable.filter(({ endedAt }) => endedAt === null).map(({ lineageId }) => lineageId));
  const [best] = earnable
    .filter(({ endedAt, lineageId }) => endedAt === null || !open.has(lineageId))
    .toSorted(
      (left, right) =>
        right.redeemAmountCents - left.redeemAmountCents ||
        (right.earnMinSpendCents ?? 0) - (left.earnMinSpendCents ?? 0) ||
        right.createdAt.getTime() - left.createdAt.getTime(),
    );
  return best ?? null;
}

function isEarnable(
  campaign: Candidate,
  { date, at, cents }: { date: BusinessDate; at: Date; cents: number },
): boolean {
  const { earnStartOn, earnEndOn, endedAt, endedReason } = campaign;
  const isOpen = endedAt === null || (endedReason === "edited" && at < endedAt);
  return isOpen && earnStartOn <= date && date <= earnEndOn && earnedCount(campaign, { cents, most: 1 }) > 0;
}

/** How many more the budget allows. */
export function withinBudget(
  budget: { budgetCoupons: number | null; budgetCents: number | null; redeemAmountCents: number },
  issued: { count: number; cents: number },
): number {
  const byCount = budget.budgetCoupons === null ? Infinity : budget.budgetCoupons - issued.count;
  const byAmount =
    budget.budgetCents === null ? Infinity : Math.floor((budget.budgetCents - issued.cents) / budget.redeemAmountCents);
  return Math.max(0, Math.min(byCount, byAmount));
}

export type SaleCoupon = { id: string; seq: number; isUsed: boolean };

/**
 * What becomes of a sale's coupons when only some of them are earned any more. Used ones count first; those beyond are
 * leaked if they were used, else voided or flagged.
 */
export function afterReturn(coupons: readonly SaleCoupon[], keep: number): { unused: string[]; leaked: string[] } {
  const beyond = coupons
    .toSorted((left, right) => Number(right.isUsed) - Number(left.isUsed) || left.seq - right.seq)
    .slice(keep);
  return {
    unused: beyond.filter(({ isUsed }) => !isUsed).map(({ id }) => id),
    leaked: beyond.filter(({ isUsed }) => isUsed).map(({ id }) => id),
  };
}

export type OpenRedemption = { id: string; terminal: string | null; redeemedAt: Date; redeemAmountCents: number };

const matchMs = 10 * 60_000;

/** Whether a ticket is the sale in which a coupon was taken off: same register, ten minutes, that discount. */
export function isSaleOf(
  ticket: Pick<TransactionRow, "terminal" | "at" | "lines">,
  redemption: OpenRedemption,
): boolean {
  const apartMs = Math.abs(new Date(ticket.at).getTime() - redemption.redeemedAt.getTime());
  const discounts = ticket.lines.map(({ discount }) => discount);
  const together = discounts.reduce((sum, discount) => sum + discount, 0);
  return (
    ticket.terminal === redemption.terminal &&
    apartMs <= matchMs &&
    [...discounts, together].includes(redemption.redeemAmountCents)
  );
}
