import { csvMoney, csvTenths, csvText } from "#common/csv.ts";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { percentOf } from "#common/percent.ts";

/** What a seller brought to the store's register in a year, and bought within two weeks of a visit. */
export type Seller = {
  posCustomerId: string;
  name: string;
  /** Ours whom the register's is linked with. */
  customerId: string | null;
  visits: number;
  lastVisitOn: BusinessDate;
  /** Days from one visit to the next, the middle one; null with a single visit. */
  usualGapDays: number | null;
  itemsOffered: number;
  itemsTaken: number;
  paidCents: number;
  tradeCents: number;
  spentAfterCents: number;
};

/** So many times a seller's own usual gap is silence. */
const quietGaps = 3;
/** Two buys in one week are one visit in parts: nobody is missed after days. */
const shortestGapDays = 7;
/** A gap is usual when there were three of them. */
const fewestVisits = 4;

/** Whether a seller who used to come has been silent for three times the own usual gap. */
export function isQuiet(
  { visits, usualGapDays, lastVisitOn }: Pick<Seller, "visits" | "usualGapDays" | "lastVisitOn">,
  today: BusinessDate,
): boolean {
  return (
    visits >= fewestVisits &&
    usualGapDays !== null &&
    daysBetween(lastVisitOn, today) >= quietGaps * Math.max(shortestGapDays, usualGapDays)
  );
}

/** Good is who is taken at least as much of as the store takes of everyone. */
function isGood(
  { itemsOffered, itemsTaken }: Pick<Seller, "itemsOffered" | "itemsTaken">,
  storeTakes: number,
): boolean {
  return itemsOffered > 0 && itemsTaken / itemsOffered >= storeTakes;
}

/** The share of pieces that a store takes of all sellers; 0 without any. */
export function storeTakeRate(sellers: readonly Pick<Seller, "itemsOffered" | "itemsTaken">[]): number {
  const offered = sellers.reduce((sum, { itemsOffered }) => sum + itemsOffered, 0);
  const taken = sellers.reduce((sum, { itemsTaken }) => sum + itemsTaken, 0);
  return offered === 0 ? 0 : taken / offered;
}

/** Good sellers who have gone quiet, those first who were paid most. */
export function goneQuiet(sellers: readonly Seller[], today: BusinessDate): Seller[] {
  const takes = storeTakeRate(sellers);
  return sellers.filter((seller) => isQuiet(seller, today) && isGood(seller, takes));
}

export function sellerBookCsv(sellers: readonly Seller[], today: BusinessDate): string {
  const heads = ["Seller", "Register ID", "Visits", "Last visit", "Usual gap (days)", "Pieces brought", "Pieces taken"];
  const quiet = new Set(goneQuiet(sellers, today).map(({ posCustomerId }) => posCustomerId));
  const lines = sellers.map((seller) => [
    seller.name,
    seller.posCustomerId,
    String(seller.visits),
    seller.lastVisitOn,
    seller.usualGapDays === null ? "" : String(seller.usualGapDays),
    String(seller.itemsOffered),
    String(seller.itemsTaken),
    csvMoney(seller.paidCents),
    csvTenths(percentOf(seller.tradeCents, seller.paidCents)),
    csvMoney(seller.spentAfterCents),
    quiet.has(seller.posCustomerId) ? "yes" : "",
  ]);
  return csvText([[...heads, "Paid", "As trade %", "Spent in 2 weeks", "Gone quiet"], ...lines]);
}
