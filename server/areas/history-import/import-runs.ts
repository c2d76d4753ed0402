/** What a run of an import keeps, each a short transaction beside the batches. For the program alone. */
import { z } from "zod";
import { foreignText, wholeNumber } from "#common/inputs/input-ranges.ts";
import { historyImportFinished } from "#server/events/history-import.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./history-import.db.ts";
import type { ImportRow } from "./history-import.db.ts";
import { stateAfter } from "./history-import.rules.ts";
import { summaryFrom } from "./import-summary.ts";

const run = { id: z.uuid(), runId: z.uuid() };
const progress = "history-import.progress";

/** Makes this the run that works. Null when there is nothing to do: it was stopped or dropped, or is done. */
export const claimRun = operation({
  name: "historyImport.claimRun",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: z.object(run),
  async run(context, { id, runId }): Promise<ImportRow | null> {
    const key = { storeId: context.store.id, id };
    const row = await db.lockImport(context.sql, key);
    if (context.system === null || row?.state !== "running") {
      return null;
    }
    await db.deleteRefusals(context.sql, key);
    await db.updateImport(context.sql, { ...key, runId, lines: 0, totalLines: null, runningSince: null });
    return row;
  },
});

const refusal = z.object({
  place: wholeNumber,
  lineNumber: wholeNumber,
  reason: foreignText(500),
  record: foreignText(20_000),
});

/** False when the run is to end. */
export const reportProgress = operation({
  name: "historyImport.reportProgress",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: z.object({ ...run, lines: wholeNumber, totalLines: wholeNumber, refusals: z.array(refusal).max(1000) }),
  async run(context, { id, runId, lines, totalLines, refusals }): Promise<boolean> {
    const key = { storeId: context.store.id, id };
    const row = await db.lockImport(context.sql, key);
    if (context.system === null || row?.state !== "running" || row.runId !== runId) {
      return false;
    }
    const { now } = context;
    const runningSince = row.runningSince ?? now;
    await db.insertRefusals(context.sql, { ...key, refusals });
    await db.updateImport(context.sql, { ...key, lines, totalLines, runningSince, progressAt: now });
    await sendNotice(context, { name: progress, recordKind: "HistoryImport", recordId: id });
    return true;
  },
});

/** Through the whole file, or with the sentence that says why it cannot be read. The file of a finished import goes. */
export const endRun = operation({
  name: "historyImport.endRun",
  kind: "write",
  permission: "jobs:manage",
  on: "store",
  input: z.object({ ...run, summary: foreignText(5000).nullable(), problem: foreignText(1000).nullable() }),
  async run(context, { id, runId, summary, problem }): Promise<void> {
    const key = { storeId: context.store.id, id };
    const row = await db.lockImport(context.sql, key);
    if (context.system === null || row?.state !== "running" || row.runId !== runId) {
      return;
    }
    const state = problem === null ? stateAfter(row.phase) : "failed";
    const endedAt = state === "done" ? context.now : null;
    await db.updateImport(context.sql, { ...key, state, runId: null, summary, problem, endedAt });
    await sendNotice(context, { name: progress, recordKind: "HistoryImport", recordId: id });
    const counted = summaryFrom(summary);
    if (state === "done" && counted !== null) {
      await db.deleteParts(context.sql, key);
      const { written, refusedLines } = counted;
      const payload = { name: row.fileName, written, refusedLines };
      await context.emit(historyImportFinished, payload, { kind: "HistoryImport", id });
    }
  },
});
