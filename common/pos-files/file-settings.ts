/** What a map of any kind says about the files it is for, apart from their columns. */
import { z } from "zod";
import { goods } from "#common/pos/pos-rows.ts";

export const column = z.string().min(1);

export const fileSettings = {
  /** The names of its files, where `*` is any text: `sales_*.csv`. Without it any file whose columns fit. */
  files: z.string().min(1).max(200).optional(),
  /** The time zone of times without an offset; defaults to the store's. */
  timeZone: z
    .string()
    .refine((zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC", "Not an IANA time zone")
    .optional(),
  /** Read from the file's first bytes when absent. */
  encoding: z.enum(["utf-8", "windows-1252", "utf-16le", "utf-16be"]).optional(),
  /** Read from the header when absent. */
  delimiter: z.enum([",", ";", "\t", "|"]).optional(),
  /** The sheet of a workbook; the first whose columns fit when absent. */
  sheet: z.string().min(1).max(100).optional(),
  /** Where each column begins, counted from 0, in a text whose columns stand below each other. */
  fixedColumns: z
    .array(z.int().min(0).max(10_000))
    .min(2)
    .max(200)
    .refine((starts) => starts.every((start, at) => at === 0 || start > (starts[at - 1] ?? 0)), "Count upwards")
    .optional(),
  /** What stands before the cents. */
  decimal: z.enum([".", ","]).default("."),
  /** `2010-12-01 08:26:00`, `12/1/2010 8:26 AM` or `1/12/2010 8:26`. */
  dateFormat: z.enum(["year-month-day", "month-day-year", "day-month-year"]).default("year-month-day"),
};

/** What the pieces of a file of sales are. */
export const goodsSetting = goods.default("new");
