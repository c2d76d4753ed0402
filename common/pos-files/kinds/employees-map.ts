import { z } from "zod";
import { column, fileSettings } from "#common/pos-files/file-settings.ts";
import { hasName, nameColumns, nameRule } from "./name-columns.ts";

/** One line of the file is a person who works at the store. */
export const employeesMap = z.strictObject({
  kind: z.literal("employees"),
  ...fileSettings,
  columns: z
    .strictObject({
      id: column,
      /** What tickets and buys name the person by; the id where it is absent. */
      code: column.optional(),
      ...nameColumns,
      /** Yes or no; who stands in the file works there where it is absent. */
      active: column.optional(),
    })
    .refine(hasName, nameRule),
});

export type EmployeesMap = z.infer<typeof employeesMap>;
