import { z } from "zod";
import { findPayload } from "#server/platform/devices/payloads.db.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./print-jobs.db.ts";
import { getJob, queueOrder } from "./print-jobs.ts";
import type { PrintJob } from "./print-jobs.ts";

export type PrintFile = { fileName: string; mediaType: string; dataBase64: string };

const printedBytes = z.object({ dataBase64: z.base64() });

/**
 * Reprints a finished job byte for byte, as a new job, because a register prints each id only once.
 */
export const printAgain = operation({
  name: "printing.printAgain",
  kind: "write",
  permission: "printing:print",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid(), jobId: z.uuid() }),
  async run(context, { id, jobId }): Promise<PrintJob> {
    const storeId = context.store.id;
    const existing = await db.findPrintJob(context.sql, { storeId, id });
    if (existing) {
      return existing;
    }
    const { state, deviceName, deviceId } = await getJob(context, jobId);
    if (state === "queued" || state === "printing") {
      throw new Refusal("still-waiting", { message: `${deviceName} hasn't printed it yet`, status: 409 });
    }
    if (!(await db.listRegisters(context.sql, storeId)).some((register) => register.id === deviceId)) {
      throw new Refusal("no-register", { message: `${deviceName} is no longer paired`, status: 422 });
    }
    const order = await db.findPrintOrder(context.sql, { storeId, id: jobId });
    const payload = await findPayload(context.sql, { storeId, id: jobId, now: context.now });
    if (order === null || payload === undefined) {
      const message = "We keep print jobs for one day. Print it again from where you first did.";
      throw new Refusal("print-job-gone", { message, status: 410 });
    }
    const { dataBase64 } = printedBytes.parse(payload.payload);
    return queueOrder(context, { ...order, id, bytes: Buffer.from(dataBase64, "base64") });
  },
});

/** Returns the content of a job as a PDF. */
export const printJobFile = operation({
  name: "printing.printJobFile",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<PrintFile> {
    const file = await db.findPrintFile(context.sql, { storeId: context.store.id, id });
    if (!file) {
      throw notFound("File");
    }
    const fileName = `${file.title.replaceAll(" ", "-").toLowerCase()}.pdf`;
    return { fileName, mediaType: "application/pdf", dataBase64: file.pdf.toString("base64") };
  },
});
