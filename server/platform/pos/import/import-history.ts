import { createHash } from "node:crypto";
import path from "node:path";
import { v5 as uuidv5 } from "uuid";
import type { Millionths } from "#common/pos-files/exact-amount.ts";
import type { SalesMap } from "#common/pos-files/export-map.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import type { RefusedLine } from "#common/pos-files/export-tickets.ts";
import { maxBatchRows } from "#common/pos/pos-feed.ts";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import type { ActingStore, Platform } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { findNextSeq } from "#server/platform/pos/feed-progress.db.ts";
import { takeBatch } from "#server/platform/pos/take-batch.ts";
import { fittingSalesMap, surveyFile } from "./history-file.ts";
import { historyTickets } from "./history-tickets.ts";
import type { HistoryTicket } from "./history-tickets.ts";
import { finishImport } from "./finish-import.ts";
import { insertImportDevice } from "./import-places.db.ts";

/** Limits a batch of large tickets; this many lines are about 4 MB. */
const maxLines = 20_000;

/** The UUID namespace of import devices; change it with each new way of numbering a file's tickets. */
const importNames = "8f2a51c6-90b4-4d37-a1e5-2f6c0e7db913";

export type ImportOptions = {
  file: string;
  /** The first of its maps of sales that fits is taken. */
  mapping: RegisterMapping;
  store: ActingStore;
  /** Reads and checks everything, writes nothing. */
  isDryRun: boolean;
  /**
   * Since when the file's tickets are newer than those of earlier imports; null where those stay. A run that goes on where
   * another was cut off gives the same instant again.
   */
  replacesAt: Date | null;
  /** Called for each ticket. What it throws stops the import, which goes on from there when it is run again. */
  onProgress: (progress: Progress) => void | Promise<void>;
  onRefused: (line: RefusedLine) => void;
};

export type Progress = { lines: number; totalLines: number };

export type ImportSummary = {
  lines: number;
  tickets: number;
  creditNotes: number;
  /** Exact sum of the file's valid tickets. */
  amount: Millionths;
  /** Sum of the stored line amounts, each rounded to the cent. */
  cents: number;
  refusedLines: number;
  refusedTickets: number;
  written: number;
  /** Written tickets that replaced an older version. */
  changed: number;
  /** Tickets from an earlier run, or with a newer version in the store. */
  unchanged: number;
};

/**
 * Feeds a store's own history through the same operation as a till. The batches of a file are deterministic, so an
 * interrupted run resumes where it stopped, and a second run changes nothing.
 *
 * @throws UnreadableFile for a file that cannot be read at all
 */
export async function importHistory(platform: Platform, options: ImportOptions): Promise<ImportSummary> {
  const { file, mapping, store } = options;
  const map = await fittingSalesMap(file, mapping);
  const place = { map, timeZone: map.timeZone ?? store.timeZone, boundaryMinutes: store.boundaryMinutes, digest };
  const survey = await surveyFile(file, place);
  const updatedAt = options.replacesAt;
  const feed = options.isDryRun
    ? null
    : await openFeed(platform, { store, options, map, hash: survey.hash, updatedAt });
  const summary = emptySummary();
  let batch: PosRowInput[] = [];
  let batchLines = 0;
  for await (const ticket of historyTickets(file, { place, survey, updatedAt })) {
    count(summary, ticket);
    ticket.refused.forEach(options.onRefused);
    await options.onProgress({ lines: summary.lines, totalLines: survey.lines });
    if (ticket.row !== null) {
      batch.push(ticket.row);
      batchLines += ticket.lineCount;
    }
    if (batch.length === maxBatchRows || batchLines >= maxLines) {
      await feed?.send(batch, summary);
      batch = [];
      batchLines = 0;
    }
  }
  await feed?.send(batch, summary);
  await feed?.finish();
  return summary;
}

type Feed = {
  send(rows: readonly PosRowInput[], summary: ImportSummary): Promise<void>;
  /** After the last batch: the past days of the file are complete. */
  finish(): Promise<void>;
};

async function openFeed(
  platform: Platform,
  about: { store: ActingStore; options: ImportOptions; map: SalesMap; hash: string; updatedAt: Date | null },
): Promise<Feed> {
  const { store, options } = about;
  const map = digest(JSON.stringify(about.map));
  const deviceId = uuidv5(`${about.hash} ${map} ${about.updatedAt?.toISOString() ?? ""}`, importNames);
  const request = systemRequest(platform, { store, reason: "import of history", requestId: deviceId, deviceId });
  const nextSeq = await platform.database.transaction(request.scope, async (sql) => {
    const name = `Import of ${path.basename(options.file)}`.slice(0, 60);
    await insertImportDevice(sql, { storeId: store.id, id: deviceId, name });
    return findNextSeq(sql, { storeId: store.id, deviceId });
  });
  let batch = 0;
  return {
    async send(rows, summary) {
      batch += 1;
      const last = rows.at(-1);
      if (last === undefined) {
        return;
      }
      if (last.seq < nextSeq) {
        summary.unchanged += rows.length;
        return;
      }
      const result = await takeBatch(request, { batch, sentAt: platform.clock().toISOString(), rows: [...rows] });
      const [refusal] = result.refused;
      if (refusal) {
        // The same rules checked every row before, so a refusal is a bug and must stop the import.
        throw new Error(`The feed refused ${refusal.externalId}: ${refusal.path} ${refusal.reason}`);
      }
      if (result.duplicate) {
        summary.unchanged += rows.length;
        return;
      }
      summary.written += result.accepted;
      summary.changed += result.changed;
      summary.unchanged += result.unchanged;
    },
    finish: () => finishImport(request, {}),
  };
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function count(summary: ImportSummary, ticket: HistoryTicket): void {
  summary.lines += ticket.lineCount;
  summary.tickets += ticket.number === "" ? 0 : 1;
  summary.creditNotes += ticket.isCreditNote ? 1 : 0;
  summary.refusedLines += ticket.refused.length;
  if (ticket.row === null) {
    summary.refusedTickets += 1;
    return;
  }
  summary.amount += ticket.amount;
  summary.cents += ticket.row.kind === "transaction" ? ticket.row.total : 0;
}

function emptySummary(): ImportSummary {
  return {
    lines: 0,
    tickets: 0,
    creditNotes: 0,
    amount: 0n,
    cents: 0,
    refusedLines: 0,
    refusedTickets: 0,
    written: 0,
    changed: 0,
    unchanged: 0,
  };
}
