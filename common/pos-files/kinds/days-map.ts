import { z } from "zod";
import { column, fileSettings, goodsSetting } from "#common/pos-files/file-settings.ts";

/** One line of the file is a whole day, for registers that keep no more. */
export const daysMap = z.strictObject({
  kind: z.literal("days"),
  ...fileSettings,
  goods: goodsSetting,
  columns: z.strictObject({
    date: column,
    /** Sales before tax, less returns and discounts. */
    net: column,
    tax: column.optional(),
    /** How many customers bought; one where it is absent. */
    transactions: column.optional(),
  }),
});

export type DaysMap = z.infer<typeof daysMap>;
