import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { may, personOf } from "#common/permissions.ts";
import type { PrinterRole } from "#common/pos/pos-state.ts";
import { deviceMemberId, posRequestEvent, serverSender, storePresenceChannel } from "#common/pos/pos-messages.ts";
import { notifyListeners } from "#server/platform/context/write-event.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import { feedingDevice } from "#server/platform/devices/feeding-device.ts";
import { insertPayload } from "#server/platform/devices/payloads.db.ts";
import * as db from "./print-jobs.db.ts";
import { printFormats } from "./print-jobs.db.ts";
import type { PrintFormat, PrintJob, Register } from "./print-jobs.db.ts";
import { expirePrintJobJob, sendPrintJobJob } from "./printing.jobs.ts";

export type { PrintJob } from "./print-jobs.db.ts";

/** How long a job waits for an offline register, in milliseconds. */
const waitMs = 15 * 60_000;
const dayMs = 24 * 3_600_000;

/** What areas may listen to: a job of theirs has ended. Printing leaves no line in the history. */
export const printJobEnded = "print-job.ended";
const mostListed = 100;

export type PrintRequest = {
  /** Made by the client, so that a repeated request prints nothing twice. */
  id: string;
  deviceId: string;
  role: PrinterRole;
  printerName: string | null;
  title: string;
  copies: number;
  /** The PDF: printed where the printer speaks no other language, and offered when printing fails. */
  pdf: () => Promise<Buffer>;
  /** The same in the languages of printers, for the paper of the chosen one. */
  languages: Partial<Record<Exclude<PrintFormat, "pdf">, (paper: Paper) => Buffer>>;
};

/** A till of an older version does not say how wide the paper of a receipt printer is. */
export type Paper = { widthMm: 58 | 80 };

/** Queues a job for a register's printer in the caller's transaction. */
export async function queuePrint(context: StoreContext, request: PrintRequest): Promise<PrintJob> {
  const storeId = context.store.id;
  const existing = await db.findPrintJob(context.sql, { storeId, id: request.id });
  if (existing) {
    return existing;
  }
  const register = (await db.listRegisters(context.sql, storeId)).find(({ id }) => id === request.deviceId);
  if (!register) {
    throw new Refusal("no-register", { message: "No POS selected", status: 422 });
  }
  const printer = findPrinter(register, request);
  const format = chooseFormat(printer?.type, request);
  const pdf = await request.pdf();
  const bytes = format === "pdf" ? pdf : (request.languages[format]?.({ widthMm: printer?.widthMm ?? 80 }) ?? pdf);
  const { id, deviceId, role, title, copies } = request;
  const printerName = printer?.name ?? request.printerName;
  return queueOrder(context, { id, deviceId, role, title, copies, printerName, format, pdf, bytes });
}

/** Stores the job with its bytes and queues the message to the register. */
export async function queueOrder(
  context: StoreContext,
  { bytes, ...order }: db.PrintOrder & { id: string; bytes: Buffer },
): Promise<PrintJob> {
  const storeId = context.store.id;
  const { id, role, printerName, copies, format } = order;
  const expiresAt = new Date(context.now.getTime() + waitMs);
  const employeeId = context.employee?.id ?? null;
  await db.insertPrintJob(context.sql, { ...order, storeId, employeeId, at: context.now, expiresAt });
  const payload = { jobId: id, role, printerName, copies, format, dataBase64: bytes.toString("base64") };
  const times = { now: context.now, expiresAt: new Date(context.now.getTime() + dayMs) };
  await insertPayload(context.sql, { storeId, id, payload, userId: context.user?.id ?? null, ...times });
  await context.addJob(sendPrintJobJob, { storeId, id });
  await context.addJob(expirePrintJobJob, { storeId, id }, { runAt: expiresAt });
  await notifyScreens(context, id);
  return getJob(context, id);
}

export type PrintTarget = {
  id: string;
  name: string;
  isOnline: boolean;
  printers: { name: string; displayName: string }[];
};

/** Lists the registers with their printers for a role, and whether they are online. */
export const printTargets = operation({
  name: "printing.printTargets",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({ role: z.enum(["receipt", "label", "document"]) }),
  async run(context, { role }): Promise<PrintTarget[]> {
    const storeId = context.store.id;
    const [registers, members] = await Promise.all([
      db.listRegisters(context.sql, storeId),
      context.platform.realtime.presenceMembers(storePresenceChannel(storeId)),
    ]);
    return registers.map(({ id, name, printers }) => ({
      id,
      name,
      isOnline: members.includes(deviceMemberId(id)),
      printers: printers
        .filter((printer) => printer.role === role)
        .map((printer) => ({ name: printer.name, displayName: printer.displayName })),
    }));
  },
});

/** Lists the print jobs of the last day, newest first. */
export const printJobs = operation({
  name: "printing.printJobs",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({}),
  run: (context): Promise<PrintJob[]> => {
    const since = new Date(context.now.getTime() - dayMs);
    return db.listPrintJobs(context.sql, { storeId: context.store.id, since, limit: mostListed });
  },
});

export const printJob = operation({
  name: "printing.printJob",
  kind: "read",
  permission: "settings:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  run: (context, { id }): Promise<PrintJob> => getJob(context, id),
});

/**
 * Cancels a job that has not printed yet. Its creator may, and managers may for everybody, since a jammed queue must be
 * cleared at closing time.
 */
export const cancelPrintJob = operation({
  name: "printing.cancelPrintJob",
  kind: "write",
  permission: "printing:print",
  on: "store",
  employee: "required",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<PrintJob> {
    const { createdBy, createdById } = await getJob(context, id);
    if (createdById !== context.employee?.id && !canManagePrinting(context)) {
      const message = `Only ${createdBy ?? "who printed it"} or a manager can take this back`;
      throw new Refusal("not-yours", { message, status: 403 });
    }
    const update = { storeId: context.store.id, id, state: "cancelled" as const, reason: null, at: context.now };
    if (await db.endPrintJob(context.sql, update)) {
      await announceEnd(context, update);
    }
    return getJob(context, id);
  },
});

/** Sends the job to its register if it is online; otherwise the register gets it when it is back. */
export const sendPrintJob = operation({
  name: "printing.sendPrintJob",
  kind: "write",
  permission: "settings:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const storeId = context.store.id;
    const job = await getJob(context, id);
    const { realtime } = context.platform;
    const channel = storePresenceChannel(storeId);
    const members = await realtime.presenceMembers(channel);
    if (!members.includes(deviceMemberId(job.deviceId))) {
      return;
    }
    if (await db.markSent(context.sql, { storeId, id, at: context.now })) {
      const sentAt = context.now.toISOString();
      const data = { id, kind: "printJob", to: job.deviceId, from: serverSender, sentAt, payloadRef: id };
      await realtime.trigger({ channels: [channel], event: posRequestEvent, data });
      await notifyScreens(context, id);
    }
  },
});

/** Expires a job after fifteen minutes; the screen then offers its file instead. */
export const expirePrintJob = operation({
  name: "printing.expirePrintJob",
  kind: "write",
  permission: "settings:view",
  on: "store",
  input: z.object({ id: z.uuid() }),
  async run(context, { id }): Promise<void> {
    const storeId = context.store.id;
    const job = await getJob(context, id);
    if (job.expiresAt > context.now) {
      return;
    }
    const reason = job.state === "queued" ? `${job.deviceName} was not online` : `${job.deviceName} did not answer`;
    if (await db.endPrintJob(context.sql, { storeId, id, state: "failed", reason, at: context.now })) {
      await announceEnd(context, { id, state: "failed" });
    }
  },
});

/** Saves the outcome of a job that a register reports. */
export const reportPrintJob = operation({
  name: "printing.reportPrintJob",
  kind: "write",
  permission: "pos:feed",
  on: "store",
  input: z.object({
    id: z.uuid(),
    printerName: inputText.max(100).nullish(),
    /** Null when it printed. */
    failure: inputText.trim().max(500).nullish(),
  }),
  async run(context, { id, printerName, failure }): Promise<{ isTaken: boolean }> {
    const { store, deviceId } = await feedingDevice(context);
    const reason = failure ?? null;
    const isTaken = await db.endPrintJob(context.sql, {
      storeId: store.id,
      id,
      deviceId,
      state: reason === null ? "done" : "failed",
      reason: reason === "" ? "The printer gave no reason" : reason,
      at: context.now,
      ...(printerName !== null && printerName !== undefined && { printerName }),
    });
    if (isTaken) {
      await announceEnd(context, { id, state: reason === null ? "done" : "failed" });
    }
    return { isTaken };
  },
});

/** Resends waiting jobs to a register that is back; it prints each id only once. */
export async function sendWaitingJobs(context: Context, device: { storeId: number; deviceId: string }): Promise<void> {
  for (const id of await db.listWaitingJobs(context.sql, device)) {
    await context.addJob(sendPrintJobJob, { storeId: device.storeId, id });
  }
}

function findPrinter(register: Register, { role, printerName }: PrintRequest) {
  const match = register.printers.find(({ name }) => name === printerName);
  if (printerName !== null && !match) {
    throw invalidInput({ printerName: [`${register.name} has no printer ${printerName}`] });
  }
  return match ?? register.printers.find((printer) => printer.role === role);
}

function chooseFormat(printerType: string | undefined, { languages }: PrintRequest): PrintFormat {
  const spoken = Object.keys(languages).find((language) => language === printerType);
  return printFormats.find((format) => format === spoken) ?? "pdf";
}

function canManagePrinting({ user, employee }: Context): boolean {
  return user !== null && may(personOf({ ...user, employee }), "printing:manage");
}

/** @throws Refusal when there is no such job in this store */
export async function getJob(context: StoreContext, id: string): Promise<PrintJob> {
  const job = await db.findPrintJob(context.sql, { storeId: context.store.id, id });
  if (!job) {
    throw notFound("Print job");
  }
  return job;
}

/** Tells the screens, and the area whose job it was, in the same transaction. */
async function announceEnd(
  context: StoreContext,
  job: { id: string; state: "done" | "failed" | "cancelled" },
): Promise<void> {
  await notifyScreens(context, job.id);
  await notifyListeners(context, { name: printJobEnded, payload: { id: job.id, state: job.state } });
}

/** Notifies the screens that show the job; printing leaves no line in the history. */
function notifyScreens(context: StoreContext, id: string): Promise<void> {
  return sendNotice(context, { name: "print-job.changed", recordKind: "PrintJob", recordId: id });
}
