/** A shop's own history by the page: upload, check of the whole file, import; the command's own reading does the work. */
import { z } from "zod";
import { importPartBytes, mostImportParts } from "#common/history-import/upload-parts.ts";
import { inputBase64, inputText } from "#common/inputs/input-ranges.ts";
import { parseMapping } from "#common/pos-files/register-mapping.ts";
import { isSalesMap } from "#common/pos-files/export-map.ts";
import * as events from "#server/events/history-import.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, invalidInput, notFound } from "#server/platform/refusals/refusal.ts";
import { runImportJob } from "./history-import.jobs.ts";
import * as db from "./history-import.db.ts";
import type { ImportRow, PlacedRefusal } from "./history-import.db.ts";
import { missingParts, takesPress } from "./history-import.rules.ts";
import type { ImportPress } from "./history-import.rules.ts";
import { summaryFrom } from "./import-summary.ts";
import type { KeptSummary } from "./import-summary.ts";

export type HistoryImport = Omit<ImportRow, "summary" | "mapping" | "runId"> & {
  summary: KeptSummary | null;
  /** Of an upload that is not whole yet. */
  missingParts: number[];
};

const importId = z.uuid();
const listed = 10;

export const listHistoryImports = operation({
  name: "historyImport.list",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({}),
  async run(context): Promise<HistoryImport[]> {
    const rows = await db.listImports(context.sql, { storeId: context.store.id, limit: listed });
    return Promise.all(rows.map((row) => toHistoryImport(context, row)));
  },
});

/** Takes a file in, of which the parts then come. A store has one open import at a time. */
export const beginHistoryImport = operation({
  name: "historyImport.begin",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    id: importId,
    fileName: inputText.trim().min(1).max(200),
    sizeBytes: z
      .int()
      .min(1, "This file is empty")
      .max(mostImportParts * importPartBytes, "This file is too large. Import it with the command on the server."),
    isPacked: z.boolean(),
    mapping: inputText.max(100_000),
  }),
  async run(context, { id, fileName, sizeBytes, isPacked, mapping }): Promise<HistoryImport> {
    const { sql, now, store, user } = context;
    const key = { storeId: store.id, id };
    const parts = Math.ceil(sizeBytes / importPartBytes);
    const by = { createdAt: now, createdBy: context.employee?.fullName ?? user?.fullName ?? "" };
    const checked = salesMapping(mapping);
    if (await db.insertImport(sql, { ...key, fileName, sizeBytes, parts, isPacked, mapping: checked, ...by })) {
      await context.emit(events.historyImportStarted, { name: fileName }, { kind: "HistoryImport", id });
    } else if (!(await db.findImport(sql, key))) {
      throw new Refusal("import-open", { message: "Another import is open. Finish or discard it first." });
    }
    return loadImport(context, id);
  },
});

/** One part of the file; the last one that was missing starts the check. A part that comes twice is one. */
export const putHistoryImportPart = operation({
  name: "historyImport.putPart",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({
    id: importId,
    part: z
      .int()
      .min(0)
      .max(mostImportParts - 1),
    base64: inputBase64.max(Math.ceil(importPartBytes / 3) * 4),
  }),
  async run(context, { id, part, base64 }): Promise<HistoryImport> {
    const key = { storeId: context.store.id, id };
    const row = await lockImport(context, id);
    const bytes = Buffer.from(base64, "base64");
    const isLast = part === row.parts - 1;
    const length = isLast ? row.sizeBytes - importPartBytes * (row.parts - 1) : importPartBytes;
    if (part >= row.parts || bytes.length !== length) {
      throw invalidInput({ base64: ["This is no part of the file. Choose the file again."] });
    }
    if (row.state === "uploading") {
      await db.insertPart(context.sql, { ...key, part, bytes });
      const sizes = await db.listPartSizes(context.sql, key);
      if (sizes.length === row.parts) {
        await startRun(context, { id, phase: "check" });
      }
    }
    return loadImport(context, id);
  },
});

/** Imports the file that was checked. `isReplacing`: its tickets win over those of an earlier import. */
export const startHistoryImport = operation({
  name: "historyImport.start",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ id: importId, isReplacing: z.boolean() }),
  async run(context, { id, isReplacing }): Promise<HistoryImport> {
    await lockFor(context, { id, press: "start" });
    await startRun(context, { id, phase: "import", replacesAt: isReplacing ? context.now : null });
    return loadImport(context, id);
  },
});

/** The run that works ends with its next line; what is in stays in. */
export const stopHistoryImport = operation({
  name: "historyImport.stop",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ id: importId }),
  async run(context, { id }): Promise<HistoryImport> {
    const { fileName } = await lockFor(context, { id, press: "stop" });
    await db.updateImport(context.sql, { storeId: context.store.id, id, state: "stopped", runId: null });
    await context.emit(events.historyImportStopped, { name: fileName }, { kind: "HistoryImport", id });
    return loadImport(context, id);
  },
});

/** Goes on where it stopped: what is in already is found, not written again. */
export const resumeHistoryImport = operation({
  name: "historyImport.resume",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ id: importId }),
  async run(context, { id }): Promise<HistoryImport> {
    const { fileName, phase, replacesAt } = await lockFor(context, { id, press: "resume" });
    await startRun(context, { id, phase, replacesAt });
    await context.emit(events.historyImportResumed, { name: fileName }, { kind: "HistoryImport", id });
    return loadImport(context, id);
  },
});

/** Forgets the file. What an import wrote until then stays. */
export const dropHistoryImport = operation({
  name: "historyImport.drop",
  kind: "write",
  permission: "settings:edit",
  on: "store",
  input: z.object({ id: importId }),
  async run(context, { id }): Promise<HistoryImport> {
    const { fileName } = await lockFor(context, { id, press: "drop" });
    const key = { storeId: context.store.id, id };
    await db.deleteParts(context.sql, key);
    await db.updateImport(context.sql, { ...key, state: "dropped", runId: null, endedAt: context.now });
    await context.emit(events.historyImportDropped, { name: fileName }, { kind: "HistoryImport", id });
    return loadImport(context, id);
  },
});

/** The refused lines after a place, a thousand at a time: a file may be refused whole. */
export const listRefusedLines = operation({
  name: "historyImport.listRefusedLines",
  kind: "read",
  permission: "settings:edit",
  on: "store",
  input: z.object({ id: importId, afterPlace: z.int().min(0).max(100_000_000) }),
  async run(context, { id, afterPlace: after }): Promise<PlacedRefusal[]> {
    return db.listRefusals(context.sql, { storeId: context.store.id, id, after, limit: 1000 });
  },
});

type NewRun = { id: string; phase: "check" | "import"; replacesAt?: Date | null };

async function startRun(context: StoreContext, { id, phase, replacesAt = null }: NewRun): Promise<void> {
  const { id: storeId } = context.store;
  const fresh = { lines: 0, totalLines: null, runningSince: null, progressAt: null, problem: null, summary: null };
  await db.updateImport(context.sql, { storeId, id, state: "running", phase, replacesAt, runId: null, ...fresh });
  await context.addJob(runImportJob, { storeId, importId: id }, { key: `history-import:${id}` });
  await sendNotice(context, { name: "history-import.progress", recordKind: "HistoryImport", recordId: id });
}

async function lockImport(context: StoreContext, id: string): Promise<ImportRow> {
  const row = await db.lockImport(context.sql, { storeId: context.store.id, id });
  if (!row) {
    throw notFound("Import");
  }
  return row;
}

async function lockFor(context: StoreContext, { id, press }: { id: string; press: ImportPress }): Promise<ImportRow> {
  const row = await lockImport(context, id);
  if (!takesPress(row.state, press)) {
    throw new Refusal("changed-meanwhile", { message: "This import has moved on. Look at it again." });
  }
  return row;
}

async function loadImport(context: StoreContext, id: string): Promise<HistoryImport> {
  const row = await db.findImport(context.sql, { storeId: context.store.id, id });
  if (!row) {
    throw notFound("Import");
  }
  return toHistoryImport(context, row);
}

async function toHistoryImport(context: StoreContext, row: ImportRow): Promise<HistoryImport> {
  const { summary, mapping: _mapping, runId: _runId, ...shown } = row;
  const isUploading = row.state === "uploading";
  const sizes = isUploading ? await db.listPartSizes(context.sql, { storeId: row.storeId, id: row.id }) : [];
  const missing = isUploading ? missingParts(row.parts, new Set(sizes.map(({ part }) => part))) : [];
  return { ...shown, summary: summaryFrom(summary), missingParts: missing };
}

/** A map of sales, as the command takes it. */
function salesMapping(text: string): string {
  const parsed = parseMapping(jsonOf(text));
  if ("problem" in parsed || !parsed.mapping.exports.some((map) => isSalesMap(map))) {
    throw invalidInput({ mapping: ["Say which columns hold the sales"] });
  }
  return JSON.stringify(parsed.mapping);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
