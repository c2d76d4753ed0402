import { z } from "zod";
import { column, fileSettings } from "#common/pos-files/file-settings.ts";
import { hasName, nameColumns, nameRule } from "./name-columns.ts";

/** One line of the file is a customer. */
export const customersMap = z.strictObject({
  kind: z.literal("customers"),
  ...fileSettings,
  columns: z
    .strictObject({
      /** What the tickets and buys call the customer by. */
      id: column,
      ...nameColumns,
      phone: column.optional(),
      email: column.optional(),
      customerCode: column.optional(),
      street: column.optional(),
      city: column.optional(),
      state: column.optional(),
      zip: column.optional(),
      storeCredit: column.optional(),
      tradeCredit: column.optional(),
    })
    .refine(hasName, nameRule),
});

export type CustomersMap = z.infer<typeof customersMap>;
