import { z } from "zod";
import type { Sql } from "#server/platform/db/db.ts";

/** How long an ID number is kept; null goes by whether the number is required. */
const retention = z.enum(["never", "30-days", "1-year", "as-law"]).nullable();

export type BuySettings = {
  requiresEmail: boolean;
  requiresIdNumber: boolean;
  /** Only people linked to an employee of the point of sale check in and sort. */
  requiresPosCode: boolean;
  minimumAge: number;
  /** An open buy asks after so many business days whether it was donated. */
  abandonAfterDays: number;
  signsOnPaper: boolean;
  idRetention: z.infer<typeof retention>;
};

const defaultBuySettings: BuySettings = {
  requiresEmail: false,
  requiresIdNumber: false,
  requiresPosCode: true,
  minimumAge: 18,
  abandonAfterDays: 2,
  signsOnPaper: false,
  idRetention: null,
};

export async function getBuySettings(sql: Sql, storeId: number): Promise<BuySettings> {
  const row = await sql
    .selectFrom("buy_settings")
    .select(["requires_email", "requires_id_number", "requires_pos_code", "minimum_age", "abandon_after_days"])
    .select(["signs_on_paper", "id_retention"])
    .where("store_id", "=", storeId)
    .executeTakeFirst();
  return row
    ? {
        requiresEmail: row.requires_email,
        requiresIdNumber: row.requires_id_number,
        requiresPosCode: row.requires_pos_code,
        minimumAge: row.minimum_age,
        abandonAfterDays: row.abandon_after_days,
        signsOnPaper: row.signs_on_paper,
        idRetention: retention.parse(row.id_retention),
      }
    : defaultBuySettings;
}

export async function saveBuySettings(sql: Sql, storeId: number, settings: BuySettings): Promise<void> {
  const columns = {
    requires_email: settings.requiresEmail,
    requires_id_number: settings.requiresIdNumber,
    requires_pos_code: settings.requiresPosCode,
    minimum_age: settings.minimumAge,
    abandon_after_days: settings.abandonAfterDays,
    signs_on_paper: settings.signsOnPaper,
    id_retention: settings.idRetention,
  };
  await sql
    .insertInto("buy_settings")
    .values({ store_id: storeId, ...columns })
    .onConflict((conflict) => conflict.column("store_id").doUpdateSet(columns))
    .execute();
}
