import type { Readable } from "node:stream";
import { z } from "zod";

/**
 * A backup is one gzipped text: a line that says what it is, then each table as a line with its name and columns, its rows
 * as COPY writes them up to `\.`, and a line with their number and checksum; a line with the sequences ends it. `zcat` shows
 * it, and psql could take the rows.
 */
export const backupFormat = 1;

export const endOfRows = "\\.\n";

const backupHeader = z.object({
  hangtag: z.literal("backup"),
  format: z.number().int(),
  version: z.string(),
  madeAt: z.string(),
  /** The migrations that had run: the schema that the rows fit. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Tells whether a HANGTAG_SECRET_KEY is the one of this backup, without telling the key. */
  keyCheck: z.string(),
  /** Only where somebody asked for it. */
  secretKey: z.string().optional(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const tableHead = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type TableHead = z.infer<typeof tableHead>;

const tableSum = z.object({ rows: z.number().int(), sha256: z.string() });
export type TableSum = z.infer<typeof tableSum>;

const backupEnd = z.object({
  end: z.literal(true),
  tables: z.number().int(),
  rows: z.number().int(),
  /** Null: no number was taken from it yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
});
export type BackupEnd = z.infer<typeof backupEnd>;

/** The file is no backup, is not whole, or does not belong here; the message is a sentence for people. */
export class UnusableBackup extends Error {}

const newline = 10;

/** Reads a backup from beginning to end, never more of it than a row in memory. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);
  #hasEnded = false;

  constructor(unzipped: Readable) {
    this.#chunks = unzipped[Symbol.asyncIterator]();
  }

  async header(): Promise<BackupHeader> {
    const line = await this.#line().catch(() => "");
    const found = backupHeader.safeParse(parse(line));
    if (!found.success) {
      throw new UnusableBackup("This file is no backup of Hangtag.");
    }
    if (found.data.format > backupFormat) {
      throw new UnusableBackup(
        `This backup was made by a newer Hangtag (${found.data.version}). Restore it with that version.`,
      );
    }
    return found.data;
  }

  /** The next table, or the end. */
  async next(): Promise<TableHead | BackupEnd> {
    return this.#read(z.union([tableHead, backupEnd]));
  }

  /** The rows of the table that was read last, in chunks of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#endOfRows();
      if (end !== null) {
        if (end > 0) {
          yield this.#rest.subarray(0, end);
        }
        this.#rest = this.#rest.subarray(end + endOfRows.length);
        return;
      }
      const whole = this.#rest.lastIndexOf(newline) + 1;
      if (whole > 0) {
        yield this.#rest.subarray(0, whole);
        this.#rest = this.#rest.subarray(whole);
      }
      await this.#more();
    }
  }

  async sum(): Promise<TableSum> {
    return this.#read(tableSum);
  }

  /** What is held begins at the beginning of a line. No row looks like the end: COPY doubles a backslash. */
  #endOfRows(): number | null {
    if (this.#rest.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) {
      return 0;
    }
    const found = this.#rest.indexOf(`\n${endOfRows}`);
    return found < 0 ? null : found + 1;
  }

  async #read<Shape extends z.ZodType>(shape: Shape): Promise<z.output<Shape>> {
    const found = shape.safeParse(parse(await this.#line()));
    if (!found.success) {
      throw new UnusableBackup("This backup is damaged. Take another one.");
    }
    return found.data;
  }

  async #line(): Promise<string> {
    let end = this.#rest.indexOf(newline);
    while (end < 0) {
      await this.#more();
      end = this.#rest.indexOf(newline);
    }
    const line = this.#rest.subarray(0, end).toString();
    this.#rest = this.#rest.subarray(end + 1);
    return line;
  }

  async #more(): Promise<void> {
    const notWhole = "This backup is not whole: it ends too early. Take another one.";
    if (this.#hasEnded) {
      throw new UnusableBackup(notWhole);
    }
    try {
      const chunk = await this.#chunks.next();
      this.#hasEnded = chunk.done === true;
      this.#rest = chunk.done === true ? this.#rest : Buffer.concat([this.#rest, chunk.value]);
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "";
      if (code.startsWith("Z_")) {
        throw new UnusableBackup(code === "Z_BUF_ERROR" ? notWhole : "This backup is damaged. Take another one.", {
          cause: error,
        });
      }
      throw error;
    }
    if (this.#hasEnded) {
      throw new UnusableBackup(notWhole);
    }
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
