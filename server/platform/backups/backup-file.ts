import type { Readable } from "node:stream";
import { z } from "zod";

/**
 * A backup is one gzipped text: a header line, then for each table a line with its name and columns, its rows in COPY
 * format up to `\.`, and a line with their count and checksum; a line with the sequences ends it. `zcat` shows it, and
 * psql could load the rows.
 */
export const backupFormat = 1;

export const endOfRows = "\\.\n";

const backupHeader = z.object({
  hangtag: z.literal("backup"),
  format: z.number().int(),
  version: z.string(),
  madeAt: z.string(),
  /** The migrations that had run, which define the schema of the rows. */
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  /** Verifies that a HANGTAG_SECRET_KEY belongs to this backup, without revealing the key. */
  keyCheck: z.string(),
  /** Present only on request. */
  secretKey: z.string().optional(),
});
export type BackupHeader = z.infer<typeof backupHeader>;

const tableHead = z.object({
  schema: z.string(),
  table: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
});
export type TableHead = z.infer<typeof tableHead>;

const tableSummary = z.object({ rows: z.number().int(), sha256: z.string() });
export type TableSum = z.infer<typeof tableSummary>;

const backupEnd = z.object({
  end: z.literal(true),
  tables: z.number().int(),
  rows: z.number().int(),
  /** Null when the sequence has not been used yet. */
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), lastValue: z.string().nullable() })),
});
export type BackupEnd = z.infer<typeof backupEnd>;

/** The file is not a backup, is incomplete or does not fit here; the message is a sentence for people. */
export class UnusableBackup extends Error {}

const newline = 10;

/** Streams a backup from start to end, holding at most one row in memory. */
export class BackupReader {
  readonly #chunks: AsyncIterator<Buffer>;
  #buffered: Buffer = Buffer.alloc(0);
  #hasEnded = false;

  constructor(unzipped: Readable) {
    this.#chunks = unzipped[Symbol.asyncIterator]();
  }

  async readHeader(): Promise<BackupHeader> {
    const line = await this.#readLine().catch(() => "");
    const parsed = backupHeader.safeParse(parse(line));
    if (!parsed.success) {
      throw new UnusableBackup("This file is no backup of Hangtag.");
    }
    if (parsed.data.format > backupFormat) {
      throw new UnusableBackup(
        `This backup was made by a newer Hangtag (${parsed.data.version}). Restore it with that version.`,
      );
    }
    return parsed.data;
  }

  /** Resolves to the next table, or the end. */
  async readNext(): Promise<TableHead | BackupEnd> {
    return this.#read(z.union([tableHead, backupEnd]));
  }

  /** Yields the rows of the current table, in chunks of whole lines. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#findEndOfRows();
      if (end !== null) {
        if (end > 0) {
          yield this.#buffered.subarray(0, end);
        }
        this.#buffered = this.#buffered.subarray(end + endOfRows.length);
        return;
      }
      const whole = this.#buffered.lastIndexOf(newline) + 1;
      if (whole > 0) {
        yield this.#buffered.subarray(0, whole);
        this.#buffered = this.#buffered.subarray(whole);
      }
      await this.#readMore();
    }
  }

  async readSum(): Promise<TableSum> {
    return this.#read(tableSummary);
  }

  /** The buffer starts at a line start. No row can look like the end marker, because COPY doubles backslashes. */
  #findEndOfRows(): number | null {
    if (this.#buffered.subarray(0, endOfRows.length).equals(Buffer.from(endOfRows))) {
      return 0;
    }
    const index = this.#buffered.indexOf(`\n${endOfRows}`);
    return index < 0 ? null : index + 1;
  }

  async #read<Shape extends z.ZodType>(shape: Shape): Promise<z.output<Shape>> {
    const parsed = shape.safeParse(parse(await this.#readLine()));
    if (!parsed.success) {
      throw new UnusableBackup("This backup is damaged. Take another one.");
    }
    return parsed.data;
  }

  async #readLine(): Promise<string> {
    let end = this.#buffered.indexOf(newline);
    while (end < 0) {
      await this.#readMore();
      end = this.#buffered.indexOf(newline);
    }
    const line = this.#buffered.subarray(0, end).toString();
    this.#buffered = this.#buffered.subarray(end + 1);
    return line;
  }

  async #readMore(): Promise<void> {
    const notWhole = "This backup is not whole: it ends too early. Take another one.";
    if (this.#hasEnded) {
      throw new UnusableBackup(notWhole);
    }
    try {
      const chunk = await this.#chunks.next();
      this.#hasEnded = chunk.done === true;
      this.#buffered = chunk.done === true ? this.#buffered : Buffer.concat([this.#buffered, chunk.value]);
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
