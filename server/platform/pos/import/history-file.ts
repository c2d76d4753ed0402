import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { PassThrough, Readable, Writable } from "node:stream";
import path from "node:path";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { z } from "zod";
import { readLineTicket, type FileLine, type Place } from "#common/pos-files/export-lines.ts";
import { isSalesMap, missingColumns, type ExportMap, type SalesMap } from "#common/pos-files/export-map.ts";
import { mapsFor, type RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { delimiterOf, encodingOf, type Delimiter, type FileEncoding } from "#common/pos-files/file-text.ts";
import { cutLine } from "#common/pos-files/forms/fixed-columns.ts";
import { openWorkbook, UnreadableWorkbook } from "#common/pos-files/forms/open-workbook.ts";
import { looksLikeWorkbook, sheetFor } from "#common/pos-files/forms/workbook.ts";
import { misfitText } from "#common/pos-files/misfit-text.ts";
import type { FileRow } from "#common/pos-files/file-row.ts";

/** The whole file cannot be imported; the message is a sentence for people. */
export class UnreadableFile extends Error {
  override readonly name = "UnreadableFile";
}

/**
 * The first of the register's maps of sales whose files have such a name and such columns.
 *
 * @throws UnreadableFile when there is none
 */
export async function fittingSalesMap(file: string, mapping: RegisterMapping): Promise<SalesMap> {
  const maps = mapsFor(path.basename(file).replace(/\.gz$/, ""), mapping).filter((map) => isSalesMap(map));
  let misfit = new UnreadableFile(
    "An import takes sales: no map of tickets or ticket lines is for a file of this name",
  );
  for (const map of maps) {
    try {
      await fileLines(file, map).next();
      return map;
    } catch (error) {
      if (!(error instanceof UnreadableFile)) {
        throw error;
      }
      misfit = error;
    }
  }
  throw misfit;
}

export type Survey = {
  /** SHA-256 of the file's bytes. */
  hash: string;
  lines: number;
  /** The number of lines of each ticket by its key, which shows when a ticket is complete. */
  linesOf: Map<string, number>;
  /** Ticket numbers with a line of unreadable date, which could belong to any ticket of that number. */
  undated: Set<string>;
};

/** Reads the file once to find which lines belong together, since they need not be adjacent. */
export async function surveyFile(file: string, place: Place): Promise<Survey> {
  const lineCounts = new Map<string, number>();
  const undated = new Set<string>();
  let lines = 0;
  for await (const line of fileLines(file, place.map)) {
    lines += 1;
    const { key, numberAtRegister, isDated } = readLineTicket(line, place);
    lineCounts.set(key, (lineCounts.get(key) ?? 0) + 1);
    if (!isDated) {
      undated.add(numberAtRegister);
    }
  }
  return { hash: await hashFile(file), lines, linesOf: lineCounts, undated };
}

const parsed = z.object({ record: z.array(z.string()), info: z.object({ lines: z.number() }) });

/** Yields the records of a text or a workbook, gzipped or not. @throws UnreadableFile */
export async function* fileLines(file: string, map: ExportMap): AsyncGenerator<FileLine> {
  let columns: string[] | null = null;
  try {
    for await (const { cells, lineNumber } of await openRows(file, map)) {
      if (columns === null) {
        columns = readHeader(cells, map);
        continue;
      }
      yield { lineNumber, record: new Map(columns.map((column, at) => [column, cells[at] ?? ""])) };
    }
  } catch (error) {
    if (error instanceof UnreadableFile) {
      throw error;
    }
    if (error instanceof UnreadableWorkbook) {
      throw new UnreadableFile(`${file} ${error.message}`, { cause: error });
    }
    throw new UnreadableFile(`${file} cannot be read: ${error instanceof Error ? error.message : "unknown reason"}`, {
      cause: error,
    });
  }
  if (columns === null) {
    throw new UnreadableFile(`${file} is empty`);
  }
}

async function openRows(file: string, map: ExportMap): Promise<AsyncIterable<FileRow> | readonly FileRow[]> {
  const start = await readStart(file);
  if (looksLikeWorkbook(start)) {
    const sheet = sheetFor(await openWorkbook(await buffer(unpacked(file))), map);
    if (sheet === undefined) {
      throw new UnreadableFile(`${file} has no sheet ${map.sheet ?? "with rows"}`);
    }
    return sheet.rows;
  }
  const { encoding, delimiter } = formOf(start, map);
  const text = Readable.from(decoded(file, encoding));
  return map.fixedColumns === undefined ? delimitedRows(text, delimiter) : fixedRows(text, map.fixedColumns);
}

async function* decoded(file: string, encoding: FileEncoding): AsyncGenerator<string> {
  const decode = new TextDecoder(encoding);
  const bytes: AsyncIterable<Buffer> = unpacked(file);
  for await (const part of bytes) {
    yield decode.decode(part, { stream: true });
  }
  yield decode.decode();
}

async function* delimitedRows(text: Readable, delimiter: Delimiter): AsyncGenerator<FileRow> {
  const parser = parse({ delimiter, info: true, relax_column_count: true, relax_quotes: true, skip_empty_lines: true });
  const reading = pipeline(text, parser);
  // Who reads the records sees the same failure; this only keeps it from being unhandled.
  reading.catch(() => undefined);
  for await (const rawRecord of parser) {
    const { record, info } = parsed.parse(rawRecord);
    yield { cells: record, lineNumber: info.lines };
  }
}

async function* fixedRows(text: Readable, starts: readonly number[]): AsyncGenerator<FileRow> {
  let lineNumber = 0;
  for await (const line of createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })) {
    lineNumber += 1;
    const cells = cutLine(line, starts);
    if (cells !== null) {
      yield { cells, lineNumber };
    }
  }
}

function unpacked(file: string): AsyncIterable<Buffer> & NodeJS.ReadableStream {
  const unpack = file.endsWith(".gz") ? createGunzip() : new PassThrough();
  pipeline(createReadStream(file), unpack).catch(() => undefined);
  return unpack;
}

/** How much of a file shows its encoding and its delimiter. */
const formBytes = 65_536;

async function readStart(file: string): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of unpacked(file)) {
    parts.push(part);
    size += part.length;
    if (size >= formBytes) {
      break;
    }
  }
  return Buffer.concat(parts);
}

function formOf(start: Buffer, map: ExportMap): { encoding: FileEncoding; delimiter: Delimiter } {
  const encoding = map.encoding ?? encodingOf(start);
  return { encoding, delimiter: map.delimiter ?? delimiterOf(new TextDecoder(encoding).decode(start), map) };
}

function readHeader(record: readonly string[], map: ExportMap): string[] {
  const columns = record.map((column) => column.trim());
  const missing = missingColumns(columns, map);
  if (missing.length > 0) {
    throw new UnreadableFile(misfitText(missing, columns));
  }
  return columns;
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done();
    },
  });
  await pipeline(createReadStream(file), sink);
  return hash.digest("hex");
}
