import { z } from "zod";
import { binLabel } from "#common/backstock/bin-number.ts";
import { isInSeason } from "#common/backstock/seasons.ts";
import type { Season } from "#common/backstock/seasons.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./floor-or-store.db.ts";
import { loadSectionNeeds } from "./section-needs.ts";
import { floorOrStore } from "./section-need.rules.ts";
import type { FloorOrStore } from "./section-need.rules.ts";

export type FloorOrStoreAnswer = FloorOrStore & {
  categoryName: string;
  sectionName: string | null;
  season: Season | null;
  /** Pieces that the section lacks; null when nobody knows. */
  missing: number | null;
  /** The bin of the category that is being packed and has room, else the lowest empty one. */
  bin: { id: string; label: string; backstockId: string | null } | null;
};

/** At the end of a buy: whether goods of a category go to the floor or into a bin, and into which. */
export const viewFloorOrStore = operation({
  name: "backstock.viewFloorOrStore",
  kind: "read",
  permission: "backstock:view",
  on: "store",
  input: z.object({ categoryId: z.uuid() }),
  async run(context, { categoryId }): Promise<FloorOrStoreAnswer> {
    const storeId = context.store.id;
    const category = await db.findCategory(context.sql, { storeId, id: categoryId });
    if (category === null) {
      throw notFound("Category");
    }
    const { date, settings, sections } = await loadSectionNeeds(context);
    const section = sections.find(({ id }) => id === category.sectionId) ?? null;
    const verdict = floorOrStore({
      isInSeason: isInSeason(category.season, settings.seasons, date),
      need: section?.need ?? null,
    });
    const bin = await db.findBinToPack(context.sql, { storeId, categoryId });
    return {
      ...verdict,
      categoryName: category.name,
      sectionName: section?.name ?? null,
      season: category.season,
      missing: section?.need.missing ?? null,
      bin: bin && { id: bin.id, label: binLabel(settings.binPrefix, bin.number), backstockId: bin.backstockId },
    };
  },
});
