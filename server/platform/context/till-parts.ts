import type { RealtimeAddress } from "#common/pos/pos-device.ts";
import type { BuyRow, CustomerRow, PosRow } from "#common/pos/pos-rows.ts";
import type { Sql } from "#server/platform/db/db.ts";

export type ChangedDays = { storeId: number; dates: readonly string[]; now: Date };
export type ImportedDays = { storeId: number; deviceId: string; before: string; now: Date };

/** Provided by `server/app`, because the platform knows no area. */
export type TillParts<Context> = {
  /**
   * Recalculates daily figures in the transaction that changed their rows. Returns the dates whose figures changed.
   */
  recomputeDays(sql: Sql, days: ChangedDays): Promise<readonly string[]>;
  /** Marks imported days before a date as final. Returns the dates that were not final before. */
  finishImportedDays(sql: Sql, days: ImportedDays): Promise<readonly string[]>;
  /** Updates checked-in buys from the till's buy rows in the same transaction. */
  takeBuys(context: Context, rows: readonly BuyRow[]): Promise<void>;
  /** The till has removed these buys; in the same transaction. */
  loseBuys(context: Context, externalIds: readonly string[]): Promise<void>;
  /** Links customers of the till to those of the company in the same transaction. */
  takeCustomers(context: Context, rows: readonly CustomerRow[]): Promise<void>;
  /** Lets fresh tickets earn, come back and be the sales of redemptions, in the same transaction. */
  takeSales(context: Context, rows: readonly PosRow[]): Promise<void>;
  /** Queues the journal entries of those of the dates that are closed, in the transaction that changed their rows. */
  queueEntries(context: Context, dates: readonly string[]): Promise<void>;
  realtimeAddress: RealtimeAddress;
};
