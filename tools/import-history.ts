/**
 * Brings a shop's own history in: `npm run import -- --store 12345 --map map.json history.csv.gz [--dry-run]
 * [--errors file] [--replace]`. docs/import.md explains the map and what is written where.
 */
import { once } from "node:events";
import { createWriteStream, rmSync } from "node:fs";
import type { WriteStream } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { parseArgs } from "node:util";
import { startProgram } from "#server/app/program.ts";
import { stopList } from "#server/app/stop-list.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { StartupFailure } from "#server/platform/config/startup-failure.ts";
import { startEmbeddedPostgres } from "#server/platform/db/embedded-postgres.ts";
import { migrate } from "#server/platform/db/migrate.ts";
import { openLog } from "#server/platform/log/log.ts";
import { formatDecimal } from "#common/pos-files/exact-amount.ts";
import { UnreadableFile } from "#server/platform/pos/import/history-file.ts";
import type { RefusedLine } from "#common/pos-files/export-tickets.ts";
import { findStoreByNumber } from "#server/platform/pos/import/import-places.db.ts";
import { keptRefusal, refusedHead, refusedText } from "#server/platform/pos/import/refused-file.ts";
import { importHistory } from "#server/platform/pos/import/import-history.ts";
import type { ImportSummary, Progress } from "#server/platform/pos/import/import-history.ts";
import { parseMapping, type RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { progressLine } from "./progress-line.ts";

const usage =
  "npm run import -- --store <number> --map <file> <csv or csv.gz> [--dry-run] [--errors <file>] [--replace]";

const log = openLog({ level: "warn" });
const stops = stopList(log);

try {
  process.exitCode = await importFile();
} catch (error) {
  const isForPeople = error instanceof UnreadableFile || error instanceof StartupFailure;
  process.stderr.write(
    `\n${isForPeople ? error.message : String(error instanceof Error ? (error.stack ?? error) : error)}\n`,
  );
  process.exitCode = 1;
} finally {
  await stops.stopAll();
}

async function importFile(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      store: { type: "string" },
      map: { type: "string" },
      errors: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      replace: { type: "boolean", default: false },
    },
  });
  const [file] = positionals;
  if (values.store === undefined || values.map === undefined || file === undefined || positionals.length > 1) {
    throw new UnreadableFile(usage);
  }
  const storeNumber = values.store;
  const mapping = await readMapping(values.map);
  const config = readConfig();
  const databaseUrl = config.databaseUrl ?? (await embeddedUrl(config.dataFolder));
  await migrate(databaseUrl);
  // No role: just the parts that the feed needs.
  const program = await startProgram({ config: { ...config, roles: new Set() }, databaseUrl, log, stops });
  const platform = { ...program, database: { ...program.database, ...program.database.patient } };
  const store = await platform.database.read("system", (sql) => findStoreByNumber(sql, storeNumber));
  if (!store) {
    throw new UnreadableFile(`There is no store with the number ${storeNumber}`);
  }
  const errors = refusals(values.errors ?? path.resolve(`${file}.errors.csv`));
  const progress = importProgress();
  const summary = await importHistory(platform, {
    file,
    mapping,
    store,
    isDryRun: values["dry-run"],
    replacesAt: values.replace ? platform.clock() : null,
    onProgress: (progressed) => progress.show(progressed),
    onRefused: (line) => errors.write(line),
  });
  progress.end();
  await errors.end();
  process.stdout.write(
    report(summary, { isDryRun: values["dry-run"], seconds: progress.seconds(), errorsFile: errors.file }),
  );
  return summary.refusedLines > 0 ? 2 : 0;
}

async function readMapping(file: string): Promise<RegisterMapping> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new UnreadableFile(`The map ${file} cannot be read`);
  });
  const parsed = parseMapping(parseJson(text, file));
  if ("problem" in parsed) {
    throw new UnreadableFile(`The map ${file} is not valid:\n${parsed.problem}`);
  }
  return parsed.mapping;
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UnreadableFile(`The map ${file} is not JSON: ${error instanceof Error ? error.message : ""}`, {
      cause: error,
    });
  }
}

async function embeddedUrl(dataFolder: string): Promise<string> {
  const postgres = await startEmbeddedPostgres({ dataFolder, log });
  stops.add(() => postgres.stop());
  return postgres.url;
}

/** Refused lines go into a file of their own, made when there is the first one. */
function refusals(file: string) {
  let stream: WriteStream | undefined;
  let failure: Error | undefined;
  return {
    file,
    write(line: RefusedLine): void {
      if (!stream) {
        stream = createWriteStream(file);
        stream.on("error", (error) => (failure = error));
        stream.write(refusedHead);
      }
      stream.write(refusedText(keptRefusal(line)));
    },
    async end(): Promise<void> {
      if (stream) {
        stream.end();
        await (failure ? undefined : once(stream, "close"));
      } else {
        // What an earlier run refused is no longer true.
        rmSync(file, { force: true });
      }
      if (failure) {
        throw new UnreadableFile(
          `The refused lines cannot be written to ${file}: ${failure.message}. Choose another file with --errors.`,
        );
      }
    },
  };
}

/** Shows the progress with the rate, and the time left, since lines are written and no longer only read. */
function importProgress(): { show(progress: Progress): void; end(): void; seconds(): number } {
  const line = progressLine();
  let startedAt: number | undefined;
  return {
    ...line,
    show({ lines, totalLines }): void {
      startedAt ??= line.seconds();
      const rate = lines / (line.seconds() - startedAt);
      const left = clock(Math.ceil((totalLines - lines) / rate));
      const detail = `${count(lines)} of ${count(totalLines)} lines  ${count(Math.round(rate))}/s  ${left} left`;
      if (Number.isFinite(rate)) {
        line.show(lines, totalLines, detail);
      }
    },
  };
}

function report(summary: ImportSummary, run: { isDryRun: boolean; seconds: number; errorsFile: string }): string {
  const refused =
    summary.refusedLines === 0
      ? "Refused: nothing"
      : `Refused: ${count(summary.refusedLines)} lines of ${count(summary.refusedTickets)} invoices, with their reasons in ${run.errorsFile}`;
  const written = run.isDryRun
    ? "Dry run: nothing was written"
    : [
        `Written: ${count(summary.written - summary.changed)} new invoices; ${count(summary.unchanged)} were there already`,
        `Changed: ${count(summary.changed)} invoices that the store had`,
      ].join("\n");
  return [
    `Lines: ${count(summary.lines)}`,
    `Invoices: ${count(summary.tickets)}, of them ${count(summary.creditNotes)} credit notes`,
    `Sum: ${money(summary.cents)} (exact: ${formatDecimal(summary.amount)})`,
    refused,
    written,
    `Time: ${run.seconds.toFixed(1)} s, ${count(Math.round(summary.lines / run.seconds))} lines/s`,
    "",
  ].join("\n");
}

function count(value: number): string {
  return value.toLocaleString("en-US");
}

function money(cents: number): string {
  return (cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
