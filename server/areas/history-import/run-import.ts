/** The run of an import: the command's own reading of the file, with its progress kept where the page reads it. */
import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { PassThrough, Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import { importPartBytes } from "#common/history-import/upload-parts.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { registerMapping } from "#common/pos-files/register-mapping.ts";
import { UnreadableFile } from "#server/platform/pos/import/history-file.ts";
import { importHistory } from "#server/platform/pos/import/import-history.ts";
import type { ImportSummary, Progress } from "#server/platform/pos/import/import-history.ts";
import { keptRefusal } from "#server/platform/pos/import/refused-file.ts";
import * as db from "./history-import.db.ts";
import type { ImportRow, PlacedRefusal } from "./history-import.db.ts";
import { claimRun, endRun, reportProgress } from "./import-runs.ts";
import { summaryText } from "./import-summary.ts";

/** How often the page hears how far it is, and the run whether it was stopped. */
const reportEveryMs = 1000;
const mostRefusals = 1000;

/** A person stopped it, or another run has taken it over. */
class RunEnded extends Error {}

/**
 * Works off an import that runs. It may run again after a kill: the check begins again, the import goes on, because the
 * batches of a file are the same each time.
 */
export async function runImport(request: StoreRequest, { importId: id }: { importId: string }): Promise<void> {
  const runId = randomUUID();
  const work = await claimRun(request, { id, runId });
  if (work === null) {
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), "hangtag-import-"));
  try {
    const file = path.join(folder, fileNameOf(work));
    await writeFile(request, { work, file });
    const summary = await readThrough(request, { work, runId, file });
    await endRun(request, { id, runId, summary: summaryText(summary), problem: null });
  } catch (error) {
    if (error instanceof UnreadableFile) {
      const problem = error.message.replaceAll(`${folder}${path.sep}`, "").slice(0, 1000);
      await endRun(request, { id, runId, summary: null, problem });
    } else if (!(error instanceof RunEnded)) {
      throw error;
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type RunOnFile = { work: ImportRow; runId: string; file: string };

async function readThrough(request: StoreRequest, { work, runId, file }: RunOnFile): Promise<ImportSummary> {
  const { platform, store } = request;
  const { patient } = platform.database;
  const run = progressOf(request, { id: work.id, runId });
  const summary = await importHistory(
    { ...platform, database: { ...platform.database, ...patient } },
    {
      file,
      mapping: registerMapping.parse(JSON.parse(work.mapping)),
      store,
      isDryRun: work.phase === "check",
      replacesAt: work.replacesAt,
      onProgress: (progress) => run.show(progress),
      onRefused: (line) => run.refuse(keptRefusal(line)),
    },
  );
  await run.flush({ lines: summary.lines, totalLines: summary.lines });
  return summary;
}

/** Keeps how far the run is and what it refused, in the same beat in which it hears that it was stopped. */
function progressOf(request: StoreRequest, { id, runId }: { id: string; runId: string }) {
  let refusals: PlacedRefusal[] = [];
  let places = 0;
  let reportedAt = 0;
  const flush = async (progress: Progress): Promise<void> => {
    for (let at = 0; at === 0 || at < refusals.length; at += mostRefusals) {
      const part = refusals.slice(at, at + mostRefusals);
      if (!(await reportProgress(request, { id, runId, ...progress, refusals: part }))) {
        throw new RunEnded();
      }
    }
    refusals = [];
    reportedAt = performance.now();
  };
  return {
    flush,
    refuse(refusal: Omit<PlacedRefusal, "place">): void {
      places += 1;
      refusals.push({ ...refusal, place: places });
    },
    async show(progress: Progress): Promise<void> {
      if (performance.now() - reportedAt >= reportEveryMs || refusals.length >= mostRefusals) {
        await flush(progress);
      }
    },
  };
}

/** Of the file as the person has it: the name is that of the device it makes, and says whether it is packed. */
function fileNameOf({ fileName }: ImportRow): string {
  const base = path.basename(fileName.replaceAll("\\", "/")).replaceAll(/[\0/]/g, "").slice(-120);
  return base === "" || base === "." || base === ".." ? "history.csv" : base;
}

/** Sales histories pack to a tenth or so; what grows a hundredfold was made to fill the disk. */
const mostTimesPacked = 100;
const mostUnpackedBytes = 2_000_000_000;

function upTo(most: number) {
  return async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > most) {
        throw new UnreadableFile(
          "This file is too large when it is unpacked. Import it with the command on the server.",
        );
      }
      yield chunk;
    }
  };
}

/** The bytes as the person has them, so that the command and the page take one file for the same. */
async function writeFile(request: StoreRequest, { work, file }: { work: ImportRow; file: string }): Promise<void> {
  const { database } = request.platform;
  async function* parts(): AsyncGenerator<Buffer> {
    for (let part = 0; part < work.parts; part += 1) {
      const key = { storeId: request.store.id, id: work.id, part };
      const bytes = await database.read(request.scope, (sql) => db.findPart(sql, key));
      if (bytes === undefined) {
        throw new UnreadableFile("The uploaded file is gone. Discard it and choose the file again.");
      }
      yield bytes;
    }
  }
  try {
    const unpack = work.isPacked ? createGunzip() : new PassThrough();
    const limited = upTo(Math.min(mostUnpackedBytes, mostTimesPacked * work.sizeBytes + importPartBytes));
    await pipeline(Readable.from(parts()), unpack, limited, createWriteStream(file, { mode: 0o600 }));
  } catch (error) {
    if (error instanceof Error && "code" in error && String(error.code).startsWith("Z_")) {
      throw new UnreadableFile("The upload is damaged. Discard it and choose the file again.", { cause: error });
    }
    throw error;
  }
}
