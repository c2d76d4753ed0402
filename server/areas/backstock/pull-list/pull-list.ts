import { z } from "zod";
import { ageDays } from "#common/backstock/age.ts";
import { binLabel } from "#common/backstock/bin-number.ts";
import { findStoreCapabilities } from "#server/platform/pos/capabilities/store-capabilities.ts";
import { storeToday } from "#server/areas/backstock/fillings/written-change.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { chooseBins, inWalkingOrder, neediestFirst } from "./bin-choice.rules.ts";
import type { ChosenBin } from "./bin-choice.rules.ts";
import * as db from "./pull-list.db.ts";
import type { StockOfSection, WaitingBin } from "./pull-list.db.ts";
import { mostBinsAtOnce } from "./section-need.rules.ts";
import { loadSectionNeeds } from "./section-needs.ts";
import type { NeedOfSection } from "./section-needs.ts";

export type PullSection = NeedOfSection & { binsOnHand: number; oldestAge: number | null };

export type PullBin = ChosenBin<WaitingBin> & {
  binLabel: string;
  /** The place in one walk past all of them, 0 first. */
  walk: number;
};

export type PullList = {
  date: string;
  /** Days that the needs look back on. */
  windowDays: number;
  /** Without it only rack checks show what is missing. */
  hasItemData: boolean;
  /** The registers of the store send no pieces at all, so none will come. */
  lacksPieces: boolean;
  /** Where pulled bins go. */
  floorId: string | null;
  /** The neediest first. */
  sections: PullSection[];
  /** The most urgent first: the oldest fitting bin of the neediest section. */
  bins: PullBin[];
};

/** Which bins to bring to the floor now, and why. */
export const viewPullList = operation({
  name: "backstock.viewPullList",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<PullList> {
    const storeId = context.store.id;
    const [{ date, settings, hasItemData, sections }, bins, stock, places, registers] = await Promise.all([
      loadSectionNeeds(context),
      db.listPullableBins(context.sql, { storeId, most: mostBinsAtOnce, today: storeToday(context) }),
      db.countStock(context.sql, storeId),
      db.listPlaces(context.sql, storeId),
      findStoreCapabilities(context.sql, storeId),
    ]);
    const chosen = chooseBins({ sections, bins, places, date, seasons: settings.seasons });
    const walk = new Map(inWalkingOrder(chosen, places).map(({ id }, at) => [id, at]));
    const stockOf = new Map(stock.map((section) => [section.sectionId, section]));
    return {
      date,
      windowDays: settings.pullWindowDays,
      hasItemData,
      lacksPieces: !hasItemData && !registers.givesItemLines && !registers.givesBuyLines,
      floorId: places.find(({ isTerminal }) => isTerminal)?.id ?? null,
      sections: neediestFirst(sections).map((section) => ({
        ...section,
        binsOnHand: stockOf.get(section.id)?.bins ?? 0,
        oldestAge: oldestAge(stockOf.get(section.id), date),
      })),
      bins: chosen.map((bin) => ({
        ...bin,
        binLabel: binLabel(settings.binPrefix, bin.number),
        walk: walk.get(bin.id) ?? 0,
      })),
    };
  },
});

function oldestAge(stock: StockOfSection | undefined, date: string): number | null {
  return stock ? ageDays(stock.oldest, date) : null;
}
