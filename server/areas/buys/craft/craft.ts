/** The buyers' craft, beyond.md 11: who takes what, where that differs for real, why pieces are passed, what sells. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { inputText } from "#common/inputs/input-ranges.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { countAgreement } from "#server/areas/buys/second-look/second-look.db.ts";
import type { Agreement } from "#server/areas/buys/second-look/second-look.db.ts";
import * as db from "./craft.db.ts";
import type { NamedKey, OfferBand, SoldWithin, SumRow } from "./craft.db.ts";
import { compare, craftDays, daysBefore, reasonShares, yearDays } from "./craft.rules.ts";
import type { Comparison, ReasonShare } from "./craft.rules.ts";

export type Craft = {
  from: BusinessDate;
  to: BusinessDate;
  yearFrom: BusinessDate;
  today: BusinessDate;
  /** Null where neither the register nor the counter has counted any pieces. */
  source: "register" | "counter" | null;
  comparisons: Comparison[];
  buyers: NamedKey[];
  categories: NamedKey[];
  declined: OfferBand[];
  /** How often second looks of the year agreed with a buyer. */
  agreement: Agreement[];
};

const craftInput = z.object({ date: businessDate.nullish() });

/** The thirteen weeks before a date by buyer and category; the year before it by season, hour and size of buy. */
export const viewBuyerCraft = operation({
  name: "buys.viewBuyerCraft",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: craftInput,
  async run(context, { date }): Promise<Craft> {
    const { today, range, year } = await rangesOf(context, date);
    const [byBuyer, byTime, declined, agreement] = await Promise.all([
      db.sumByBuyer(context.sql, range),
      db.sumByTime(context.sql, year),
      db.countDeclined(context.sql, year),
      countAgreement(context.sql, { ...year, to: today }),
    ]);
    const isTyped = byBuyer.length === 0;
    const typed = isTyped ? await db.sumTyped(context.sql, range) : [];
    const typedYear = isTyped && byTime.length === 0 ? await db.sumTyped(context.sql, year) : [];
    const rows = [...byBuyer, ...typed.filter(isOfBuyer), ...byTime, ...typedYear.filter((row) => !isOfBuyer(row))];
    const { storeId } = range;
    const [buyers, categories] = await Promise.all([
      db.listBuyerNames(context.sql, { storeId, keys: buyerKeys(rows), isTyped }),
      isTyped ? [] : db.listCategoryNames(context.sql, range),
    ]);
    const source = rows.length === 0 ? null : isTyped ? "counter" : "register";
    const { from, to } = range;
    const names = { buyers, categories };
    return { from, to, yearFrom: year.from, today, source, comparisons: compare(rows), ...names, declined, agreement };
  },
});

export type CraftDetail = { reasons: ReasonShare[]; sold: SoldWithin[] };

/** Why a buyer passes, week by week, and how what each buyer took has sold; of one category, or of everything. */
export const viewCraftDetail = operation({
  name: "buys.viewCraftDetail",
  kind: "read",
  permission: "reports:view-manager-reports",
  on: "store",
  input: craftInput.extend({
    category: inputText.max(200),
    buyer: inputText.max(64),
  }),
  async run(context, { date, category, buyer }): Promise<CraftDetail> {
    const { range } = await rangesOf(context, date);
    const [reasons, sold] = await Promise.all([
      db.countReasons(context.sql, { ...range, category }),
      db.countSold(context.sql, { ...range, category }),
    ]);
    return { reasons: reasonShares(reasons, { buyer, weeks: craftDays / 7 }), sold };
  },
});

async function rangesOf(context: StoreContext, date: BusinessDate | null | undefined) {
  const storeId = context.store.id;
  const today = await findBusinessDate(context.sql, { storeId, at: context.now });
  const before = date ?? today;
  return {
    today,
    range: { storeId, ...daysBefore(before, craftDays) },
    year: { storeId, ...daysBefore(before, yearDays) },
  };
}

function buyerKeys(rows: readonly SumRow[]): string[] {
  return [...new Set(rows.filter(isOfBuyer).map(({ key }) => key))];
}

function isOfBuyer({ by }: SumRow): boolean {
  return by === "buyer";
}
