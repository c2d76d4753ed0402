import { sql as raw } from "kysely";
import type { Sql } from "#server/platform/db/db.ts";

/** Hands coupons to a print job; they wait until its register has said how it went. */
export async function markPrinting(
  sql: Sql,
  change: { storeId: number; ids: readonly string[]; printJobId: string },
): Promise<void> {
  await sql
    .updateTable("coupons")
    .set({ printJobId: change.printJobId, printState: "waiting" })
    .where("storeId", "=", change.storeId)
    .where("id", "=", raw<string>`any(${[...change.ids]}::uuid[])`)
    .execute();
}

/** Those that did not come out, listed as "print pending". */
export async function markPending(
  sql: Sql,
  change: { storeId: number; ids: readonly string[]; note: string },
): Promise<void> {
  await sql
    .updateTable("coupons")
    .set({ printState: "pending", deliveryNote: change.note })
    .where("storeId", "=", change.storeId)
    .where("id", "=", raw<string>`any(${[...change.ids]}::uuid[])`)
    .execute();
}

export type PrintedRow = { id: string; printCount: number };

/** Counts what came out; returns the coupons with how often each was printed before. */
export async function markPrinted(
  sql: Sql,
  change: { storeId: number; at: Date } & ({ printJobId: string } | { ids: readonly string[] }),
): Promise<PrintedRow[]> {
  const which = "ids" in change ? raw`id = any(${[...change.ids]}::uuid[])` : raw`print_job_id = ${change.printJobId}`;
  const result = await raw<PrintedRow>`
    /* bounceback.markPrinted */
    update coupons set print_state = 'printed', print_count = print_count + 1, last_printed_at = ${change.at},
      print_job_id = null,
      delivered_via = case when 'print' = any(delivered_via) then delivered_via else array_append(delivered_via, 'print') end
    where store_id = ${change.storeId} and ${which}
    returning id, print_count - 1 as print_count`.execute(sql);
  return result.rows;
}

/** A job that failed: one that had come out before is printed, the others stay pending. */
export async function markPrintFailed(sql: Sql, job: { storeId: number; printJobId: string }): Promise<string[]> {
  const result = await raw<{ id: string }>`
    /* bounceback.markPrintFailed */
    update coupons set print_state = case when print_count > 0 then 'printed' else 'pending' end, print_job_id = null
    where store_id = ${job.storeId} and print_job_id = ${job.printJobId}
    returning id`.execute(sql);
  return result.rows.map(({ id }) => id);
}

/**
 * Returns the register that prints what one has sold: the one that sold where it has a receipt printer, else another of
 * the store that has one, else the one that sold, whose job then says what it lacks. Null for a register that is no
 * longer in use, for then nobody stands at it.
 */
export async function findPrintingRegister(
  sql: Sql,
  { storeId, deviceId }: { storeId: number; deviceId: string },
): Promise<string | null> {
  const registers = await sql
    .selectFrom("devices")
    .select(["id", raw<boolean>`printers @> '[{"role": "receipt"}]'`.as("hasPrinter")])
    .where("storeId", "=", storeId)
    .where("type", "=", "pos")
    .where("revokedAt", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  const own = registers.find(({ id }) => id === deviceId);
  const withPrinter = own?.hasPrinter === true ? own : registers.find(({ hasPrinter }) => hasPrinter);
  return own === undefined ? null : (withPrinter ?? own).id;
}
