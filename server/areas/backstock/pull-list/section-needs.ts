import { addDays } from "#common/business-date.ts";
import { percentOf } from "#common/percent.ts";
import { localTimeAt } from "#common/store-time.ts";
import { getBackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import type { BackstockSettings } from "#server/areas/backstock/setup/backstock-settings.db.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import * as db from "./pull-list.db.ts";
import type { RackCheck, SectionRow } from "./pull-list.db.ts";
import { sectionNeed, usualPiecesPerBin, usualRackBins } from "./section-need.rules.ts";
import type { SectionNeed, SectionTrade } from "./section-need.rules.ts";

const dayMs = 86_400_000;

export type NeedOfSection = {
  id: string;
  name: string;
  categoryIds: readonly string[];
  need: SectionNeed;
  trade: SectionTrade;
  /** Tenths of a percent. */
  sellThrough: number | null;
  check: RackCheck | null;
};

export type SectionNeeds = {
  /** The date on the wall of the store: ages count by it. */
  date: string;
  settings: BackstockSettings;
  hasItemData: boolean;
  sections: NeedOfSection[];
};

/** What each section of the floor needs now; the pull list, a fresh buy and a sister store's surplus all ask for it. */
export async function loadSectionNeeds(context: StoreContext): Promise<SectionNeeds> {
  const { id: storeId, timeZone } = context.store;
  const date = localTimeAt(context.now, timeZone).date;
  const settings = await getBackstockSettings(context.sql, storeId);
  const since = new Date(context.now.getTime() - settings.pullWindowDays * dayMs);
  const from = addDays(date, -settings.pullWindowDays);
  const rows = await db.listNeedySections(context.sql, { storeId, since });
  const begins = rows.map(({ id, check }) => ({ sectionId: id, at: check?.checkedAt ?? since }));
  const [pieces, bins, hasItemData] = await Promise.all([
    db.countPieces(context.sql, { storeId, from, begins }),
    db.countBins(context.sql, { storeId, from, begins }),
    db.hasItemData(context.sql, { storeId, from }),
  ]);
  const piecesOf = new Map(pieces.map((count) => [count.sectionId, count]));
  const binsOf = new Map(bins.map((count) => [count.sectionId, count]));
  const sections = rows.map((row) => {
    const { sold = 0, bought = 0 } = piecesOf.get(row.id) ?? {};
    const { binsFilled = 0, binsPulled = 0 } = binsOf.get(row.id) ?? {};
    return needOf(row, { trade: { sold, bought, binsFilled, binsPulled }, hasItemData });
  });
  return { date, settings, hasItemData, sections };
}

function needOf(row: SectionRow, counted: { trade: SectionTrade; hasItemData: boolean }): NeedOfSection {
  const piecesPerBin = row.piecesPerBin ?? usualPiecesPerBin;
  const room = { piecesPerBin, fullPieces: piecesPerBin * usualRackBins };
  const { id, name, categoryIds, check } = row;
  return {
    id,
    name,
    categoryIds,
    check,
    trade: counted.trade,
    need: sectionNeed({ room, level: check?.fullness ?? null, ...counted }),
    sellThrough: percentOf(row.soldPieces, row.pieces),
  };
}
