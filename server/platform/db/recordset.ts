import { snakeCase } from "./column-names.ts";

/**
 * Serializes rows to JSON by column name, for `json_populate_recordset`. A statement takes 65,535 parameters, and a batch
 * of a register may hold more values than that.
 */
export function recordset(rows: readonly Readonly<Record<string, unknown>>[]): string {
  return JSON.stringify(
    rows.map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]))),
  );
}
