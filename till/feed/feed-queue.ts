/**
 * The rows from the point of sale that the server has not confirmed, on disk. Rows whose `append` has resolved
 * survive a kill, a crash and a power cut; others are stored whole or not at all.
 *
 * Append-only segment files named after their first row number; confirmed ones are deleted.
 */
import { mkdir, open, readdir, unlink, type FileHandle } from "node:fs/promises";
import { join } from "node:path";
import { once, EventEmitter } from "node:events";
import type { PosRowInput } from "#common/pos/pos-rows.ts";
import type { SeqRange } from "#common/pos/pos-feed.ts";
import { syncFolder } from "#till/atomic-file.ts";
import { openSegment, readRecord, recordLine, type RecordPlace, type Segment } from "./feed-segment.ts";

/** A row without its number: the queue numbers. */
export type PosFact = PosRowInput extends infer Row ? (Row extends PosRowInput ? Omit<Row, "seq"> : never) : never;
export type QueuedRow = Record<string, unknown> & { seq: number };

type Waiting = {
  facts: readonly PosFact[];
  mark: string | null;
  done: PromiseWithResolvers<void>;
};

const defaultSegmentBytes = 8_000_000;
/** Confirmed segments kept in case that the server comes back from a backup and asks again. */
const keptConfirmedSegments = 2;

export class FeedQueue {
  readonly #folder: string;
  readonly #segmentBytes: number;
  readonly #segments: Segment[] = [];
  readonly #appended = new EventEmitter();
  #file: FileHandle | null = null;
  #torn = false;
  #nextSeq = 1;
  #mark: string | null = null;
  #waiting: Waiting[] = [];
  #isFlushing = false;
  #flushed: Promise<void> = Promise.resolve();

  private constructor(folder: string, segmentBytes: number) {
    this.#folder = folder;
    this.#segmentBytes = segmentBytes;
    this.#appended.setMaxListeners(0);
  }

  static async open(folder: string, segmentBytes = defaultSegmentBytes): Promise<FeedQueue> {
    const queue = new FeedQueue(folder, segmentBytes);
    await mkdir(folder, { recursive: true });
    const names = (await readdir(folder)).filter((name) => /^\d{16}\.ndjson$/.test(name)).toSorted();
    for (const [position, name] of names.entries()) {
      const segment = await openSegment(join(folder, name), position === names.length - 1);
      queue.#segments.push(segment);
      queue.#mark = segment.mark ?? queue.#mark;
      const last = segment.records.at(-1);
      queue.#nextSeq = Math.max(queue.#nextSeq, Number(name.slice(0, 16)), last ? last.first + last.count : 1);
    }
    return queue;
  }

  /** The number that the next row will get. */
  get nextSeq(): number {
    return this.#nextSeq;
  }

  /** What the point of sale last noted beside its rows; rows and bookmark are kept or lost together. */
  get bookmark(): string | null {
    return this.#mark;
  }

  /** Resolves when the rows are safe on disk; rejects when they could not be written (a full disk). */
  append(facts: readonly PosFact[], mark: string | null = null): Promise<void> {
    const done = Promise.withResolvers<void>();
    this.#waiting.push({ facts, mark, done });
    if (!this.#isFlushing) {
      this.#flushed = this.#flush();
    }
    return done.promise;
  }

  /** Rows from number `from` on, in order; stops at a limit or before `to + 1`. A single row may exceed `bytes`. */
  async read({ from, to }: SeqRange, limit: { rows: number; bytes: number }): Promise<QueuedRow[]> {
    const rows: QueuedRow[] = [];
    let bytes = 0;
    for (const { segment, place } of this.#placesIn({ from, to })) {
      const content = await readRecord(segment, place);
      const each = place.bytes / Math.max(1, place.count);
      for (const [position, row] of content.rows.entries()) {
        const seq = place.first + position;
        if (seq < from) {
          continue;
        }
        if (seq > to || rows.length >= limit.rows || (rows.length > 0 && bytes + each > limit.bytes)) {
          return rows;
        }
        rows.push({ ...row, seq });
        bytes += each;
      }
    }
    return rows;
  }

  /** Parts of the range that are not on this disk: damaged, or deleted after an earlier confirmation. */
  missing(range: SeqRange): SeqRange[] {
    const missing: SeqRange[] = [];
    let expected = range.from;
    for (const { place } of this.#placesIn(range)) {
      if (place.first > expected) {
        missing.push({ from: expected, to: place.first - 1 });
      }
      expected = place.first + place.count;
    }
    return expected <= range.to ? [...missing, { from: expected, to: range.to }] : missing;
  }

  /** Deletes segments of which every row is below `seq`, except the newest ones. */
  async dropBelow(seq: number): Promise<void> {
    const isDone = (segment: Segment) => segment.records.every((place) => place.first + place.count <= seq);
    const removable = this.#segments.slice(0, -1).filter(isDone).slice(0, -keptConfirmedSegments);
    for (const segment of removable) {
      this.#segments.splice(this.#segments.indexOf(segment), 1);
      await unlink(segment.path);
    }
  }

  /** Resolves when a row with this number is there (at once when it is), or rejects when `signal` ends the wait. */
  async waitFor(seq: number, signal: AbortSignal): Promise<void> {
    while (this.#nextSeq <= seq) {
      await once(this.#appended, "row", { signal });
    }
  }

  async close(): Promise<void> {
    await this.#flushed;
    await this.#file?.close();
    this.#file = null;
  }

  *#placesIn({ from, to }: SeqRange): Generator<{ segment: Segment; place: RecordPlace }> {
    for (const segment of this.#segments) {
      const last = segment.records.at(-1);
      if (!last || last.first + last.count <= from) {
        continue;
      }
      for (const place of segment.records) {
        if (place.first > to) {
          return;
        }
        if (place.first + place.count > from) {
          yield { segment, place };
        }
      }
    }
  }

  /** Writes all that waits with one write and one sync, so that a busy moment costs no more than a quiet one. */
  async #flush(): Promise<void> {
    this.#isFlushing = true;
    while (this.#waiting.length > 0) {
      const group = this.#waiting;
      this.#waiting = [];
      try {
        await this.#write(group);
        group.forEach(({ done }) => done.resolve());
        this.#appended.emit("row");
      } catch (error) {
        this.#torn = true;
        group.forEach(({ done }) => done.reject(error));
      }
    }
    // In the same step as the last look at what waits, or an append in between would wait for ever.
    this.#isFlushing = false;
  }

  async #write(group: readonly Waiting[]): Promise<void> {
    const { segment, file } = await this.#current();
    const places: RecordPlace[] = [];
    const lines: Buffer[] = [];
    let [seq, offset] = [this.#nextSeq, segment.bytes];
    for (const { facts, mark } of group) {
      // A new segment repeats the bookmark: the older ones may be deleted.
      const kept = mark ?? (offset === 0 ? this.#mark : null);
      const line = recordLine({ first: seq, rows: [...facts], mark: kept });
      places.push({ first: seq, count: facts.length, offset, bytes: line.length - 1 });
      lines.push(line);
      seq += facts.length;
      offset += line.length;
    }
    await file.appendFile(Buffer.concat(lines));
    await file.sync();
    segment.records.push(...places);
    segment.bytes = offset;
    segment.mark = group.findLast(({ mark }) => mark !== null)?.mark ?? segment.mark;
    this.#mark = segment.mark ?? this.#mark;
    this.#nextSeq = seq;
  }

  async #current(): Promise<{ segment: Segment; file: FileHandle }> {
    const newest = this.#segments.at(-1);
    if (newest && (this.#torn || newest.bytes < this.#segmentBytes)) {
      this.#file ??= await open(newest.path, "a", 0o600);
      if (this.#torn) {
        await this.#file.truncate(newest.bytes);
        this.#torn = false;
      }
      return { segment: newest, file: this.#file };
    }
    await this.#file?.close();
    const path = join(this.#folder, `${String(this.#nextSeq).padStart(16, "0")}.ndjson`);
    this.#file = await open(path, "a", 0o600);
    await this.#file.truncate(0);
    await syncFolder(this.#folder);
    const segment: Segment = { path, bytes: 0, records: [], mark: this.#mark };
    this.#segments.push(segment);
    return { segment, file: this.#file };
  }
}
