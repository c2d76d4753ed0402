import type { RealtimeAddress } from "#common/pos-device.ts";
import type { BuyRow } from "#common/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type TouchedDays = { storeId: number; dates: readonly string[]; now: Date };
export type ImportedDays = { storeId: number; deviceId: string; before: string; now: Date };

/** Handed in by `server/app`: the feed knows no area, and a till must be told where the channels are. */
export type TillParts<Context> = {
  /**
   * Makes the figures of the days anew in the transaction that changed their rows. Answers the dates whose figures are
   * now different.
   */
  recomputeDays(sql: Sql, days: TouchedDays): Promise<readonly string[]>;
  /** Makes the days before a date final that hold tickets of an import. Returns the dates that were not. */
  finishImportedDays(sql: Sql, days: ImportedDays): Promise<readonly string[]>;
  /** Moves on what was checked in here, by what the till tells of its buys; in the same transaction. */
  takeBuys(context: Context, rows: readonly BuyRow[]): Promise<void>;
  realtimeAddress: RealtimeAddress;
};
