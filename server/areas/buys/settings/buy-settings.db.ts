import { z } from "zod";
import { customerCodeRules } from "#common/customers/customer-code.ts";
import type { CustomerCodeRule } from "#common/customers/customer-code.ts";
import type { Cents } from "#common/money.ts";
import { usualSupplyWeeks } from "#common/buys/supply.ts";
import type { Sql } from "#server/platform/db/db.ts";

/** How long an ID number is kept; null goes by whether the number is required. */
const retention = z.enum(["never", "30-days", "1-year", "as-law"]).nullable();

const customerCodeRule = z.enum(customerCodeRules);

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
  /** Sellers may check themselves in on the store's public page. */
  takesRequests: boolean;
  /** Self check-ins a day that are dropped off; null for no limit. */
  mostDropOffs: number | null;
  /** Sellers who may choose the same hour to drop off; null offers no times. */
  dropOffsPerHour: number | null;
  /** How far apart those times are. */
  dropOffEveryMinutes: number;
  /** What the public page says while the store doesn't buy; empty for the usual words. */
  closedWords: string;
  /** The mobile number becomes the Customer Code of a new customer, and the phone stays empty at the register. */
  customerCodeRule: CustomerCodeRule;
  /** What the drawer has for sellers on a day; null without a plan. */
  drawerCash: Cents | null;
  /** A buyer is told of goods of which there is more; null of none. */
  mostSupplyWeeks: number | null;
};

const defaultBuySettings: BuySettings = {
  requiresEmail: false,
  requiresIdNumber: false,
  requiresPosCode: true,
  minimumAge: 18,
  abandonAfterDays: 2,
  signsOnPaper: false,
  idRetention: null,
  takesRequests: false,
  mostDropOffs: null,
  dropOffsPerHour: null,
  dropOffEveryMinutes: 15,
  closedWords: "",
  customerCodeRule: "blank",
  drawerCash: null,
  mostSupplyWeeks: usualSupplyWeeks,
};

export async function getBuySettings(sql: Sql, storeId: number): Promise<BuySettings> {
  const row = await sql
    .selectFrom("buySettings")
    .select(["requiresEmail", "requiresIdNumber", "requiresPosCode", "minimumAge", "abandonAfterDays"])
    .select(["signsOnPaper", "idRetention", "takesRequests", "mostDropOffs", "closedWords"])
    .select(["dropOffsPerHour", "dropOffEveryMinutes", "customerCodeRule", "drawerCashCents", "mostSupplyWeeks"])
    .where("storeId", "=", storeId)
    .executeTakeFirst();
  return row
    ? {
        requiresEmail: row.requiresEmail,
        requiresIdNumber: row.requiresIdNumber,
        requiresPosCode: row.requiresPosCode,
        minimumAge: row.minimumAge,
        abandonAfterDays: row.abandonAfterDays,
        signsOnPaper: row.signsOnPaper,
        idRetention: retention.parse(row.idRetention),
        takesRequests: row.takesRequests,
        mostDropOffs: row.mostDropOffs,
        dropOffsPerHour: row.dropOffsPerHour,
        dropOffEveryMinutes: row.dropOffEveryMinutes,
        closedWords: row.closedWords,
        customerCodeRule: customerCodeRule.parse(row.customerCodeRule),
        drawerCash: row.drawerCashCents,
        mostSupplyWeeks: row.mostSupplyWeeks,
      }
    : defaultBuySettings;
}

export async function saveBuySettings(sql: Sql, storeId: number, settings: BuySettings): Promise<void> {
  const columns = {
    requiresEmail: settings.requiresEmail,
    requiresIdNumber: settings.requiresIdNumber,
    requiresPosCode: settings.requiresPosCode,
    minimumAge: settings.minimumAge,
    abandonAfterDays: settings.abandonAfterDays,
    signsOnPaper: settings.signsOnPaper,
    idRetention: settings.idRetention,
    takesRequests: settings.takesRequests,
    mostDropOffs: settings.mostDropOffs,
    dropOffsPerHour: settings.dropOffsPerHour,
    dropOffEveryMinutes: settings.dropOffEveryMinutes,
    closedWords: settings.closedWords,
    customerCodeRule: settings.customerCodeRule,
    drawerCashCents: settings.drawerCash,
    mostSupplyWeeks: settings.mostSupplyWeeks,
  };
  await sql
    .insertInto("buySettings")
    .values({ storeId, ...columns })
    .onConflict((conflict) => conflict.column("storeId").doUpdateSet(columns))
    .execute();
}
