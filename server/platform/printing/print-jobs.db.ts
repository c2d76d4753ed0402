import { z } from "zod";
import { printer, printerRole } from "#common/pos/pos-state.ts";
import type { Printer, PrinterRole } from "#common/pos/pos-state.ts";
import type { Sql } from "#server/platform/db/db.ts";

export const printJobStates = ["queued", "printing", "done", "failed", "cancelled"] as const;
export type PrintJobState = (typeof printJobStates)[number];
export const printFormats = ["escpos", "zpl", "epl", "pdf", "text"] as const;
export type PrintFormat = (typeof printFormats)[number];

export type PrintJob = {
  id: string;
  deviceId: string;
  deviceName: string;
  title: string;
  copies: number;
  state: PrintJobState;
  /** Why it failed, for people. */
  reason: string | null;
  printerName: string | null;
  createdAt: Date;
  createdBy: string | null;
  createdById: number | null;
  expiresAt: Date;
  /** True when it can be saved as a PDF. */
  hasFile: boolean;
};

function selectJobs(sql: Sql, storeId: number) {
  return sql
    .selectFrom("printJobs as job")
    .innerJoin("devices as device", (join) =>
      join.onRef("device.storeId", "=", "job.storeId").onRef("device.id", "=", "job.deviceId"),
    )
    .leftJoin("employeeNamesView as person", (join) =>
      join.onRef("person.storeId", "=", "job.storeId").onRef("person.id", "=", "job.createdByEmployeeId"),
    )
    .select(["job.id", "job.deviceId", "device.name as deviceName", "job.title", "job.copies", "job.state"])
    .select(["job.reason", "job.printerName", "job.createdAt"])
    .select(["person.fullName as createdBy", "job.createdByEmployeeId as createdById"])
    .select((row) => ["job.expiresAt", row("job.pdf", "is not", null).as("hasFile")])
    .where("job.storeId", "=", storeId);
}

type Row = Awaited<ReturnType<ReturnType<typeof selectJobs>["execute"]>>[number];

/** The newest first. */
export async function listPrintJobs(
  sql: Sql,
  filter: { storeId: number; since: Date; limit: number },
): Promise<PrintJob[]> {
  const rows = await selectJobs(sql, filter.storeId)
    .where("job.createdAt", ">=", filter.since)
    .orderBy("job.createdAt", "desc")
    .orderBy("job.id", "desc")
    .limit(filter.limit)
    .execute();
  return rows.map(toJob);
}

export async function findPrintJob(sql: Sql, key: { storeId: number; id: string }): Promise<PrintJob | null> {
  const row = await selectJobs(sql, key.storeId).where("job.id", "=", key.id).executeTakeFirst();
  return row ? toJob(row) : null;
}

/** Returns the jobs that a register still has to print, oldest first. */
export async function listWaitingJobs(sql: Sql, filter: { storeId: number; deviceId: string }): Promise<string[]> {
  const rows = await sql
    .selectFrom("printJobs")
    .select("id")
    .where("storeId", "=", filter.storeId)
    .where("deviceId", "=", filter.deviceId)
    .where("endedAt", "is", null)
    .orderBy("createdAt")
    .orderBy("id")
    .execute();
  return rows.map((row) => row.id);
}

/** Returns what a reprint of the job needs. */
export async function findPrintOrder(sql: Sql, key: { storeId: number; id: string }): Promise<PrintOrder | null> {
  const row = await sql
    .selectFrom("printJobs")
    .select(["deviceId", "role", "printerName", "title", "format", "copies", "pdf"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row ? { ...row, role: printerRole.parse(row.role), format: z.enum(printFormats).parse(row.format) } : null;
}

export async function findPrintFile(
  sql: Sql,
  key: { storeId: number; id: string },
): Promise<{ title: string; pdf: Buffer } | null> {
  const row = await sql
    .selectFrom("printJobs")
    .select(["title", "pdf"])
    .where("storeId", "=", key.storeId)
    .where("id", "=", key.id)
    .executeTakeFirst();
  return row?.pdf ? { title: row.title, pdf: row.pdf } : null;
}

export type PrintOrder = {
  deviceId: string;
  role: PrinterRole;
  printerName: string | null;
  title: string;
  format: PrintFormat;
  copies: number;
  pdf: Buffer | null;
};

export type NewPrintJob = PrintOrder & {
  storeId: number;
  id: string;
  employeeId: number | null;
  at: Date;
  expiresAt: Date;
};

/** Returns false when a job with this id exists, so that a repeated request prints once. */
export async function insertPrintJob(sql: Sql, job: NewPrintJob): Promise<boolean> {
  const inserted = await sql
    .insertInto("printJobs")
    .values({
      storeId: job.storeId,
      id: job.id,
      deviceId: job.deviceId,
      role: job.role,
      printerName: job.printerName,
      title: job.title,
      format: job.format,
      copies: job.copies,
      pdf: job.pdf,
      createdAt: job.at,
      createdByEmployeeId: job.employeeId,
      expiresAt: job.expiresAt,
    })
    .onConflict((conflict) => conflict.columns(["storeId", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Marks the job as sent to the register. Returns false when it has ended meanwhile. */
export async function markSent(sql: Sql, update: { storeId: number; id: string; at: Date }): Promise<boolean> {
  const row = await sql
    .updateTable("printJobs")
    .set({ state: "printing", sentAt: update.at })
    .where("storeId", "=", update.storeId)
    .where("id", "=", update.id)
    .where("endedAt", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

type Ending = { state: "done" | "failed" | "cancelled"; reason: string | null; at: Date };

/** Ends the job. Returns false when it had already ended. */
export async function endPrintJob(
  sql: Sql,
  update: { storeId: number; id: string; deviceId?: string; printerName?: string } & Ending,
): Promise<boolean> {
  const { deviceId, printerName } = update;
  const row = await sql
    .updateTable("printJobs")
    .set({
      state: update.state,
      reason: update.reason,
      endedAt: update.at,
      ...(printerName !== undefined && { printerName }),
    })
    .where("storeId", "=", update.storeId)
    .where("id", "=", update.id)
    .where("endedAt", "is", null)
    .$if(deviceId !== undefined, (query) => query.where("deviceId", "=", deviceId ?? ""))
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

export type Register = { id: string; name: string; printers: Printer[] };

const printers = z.array(printer);

/** Returns the active registers with their last reported printers. */
export async function listRegisters(sql: Sql, storeId: number): Promise<Register[]> {
  const rows = await sql
    .selectFrom("devices")
    .select(["id", "name", "printers"])
    .where("storeId", "=", storeId)
    .where("type", "=", "pos")
    .where("revokedAt", "is", null)
    .orderBy("name")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, printers: printers.parse(row.printers) }));
}

function toJob(row: Row): PrintJob {
  return {
    ...row,
    hasFile: Boolean(row.hasFile),
    state: printJobStates.find((state) => state === row.state) ?? "queued",
  };
}
