/**
 * Sends the queue to the server: in order, one batch at a time, each repeated unchanged until it is answered.
 * At least once; the server makes it exactly once by batch number and external id.
 */
import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import {
  batchesPath,
  maxBatchBytes,
  maxBatchRows,
  posBatchAnswer,
  type PosBatchAnswer,
  type RowRefusal,
  type SeqRange,
} from "#common/pos/pos-feed.ts";
import { backOff, pause } from "#till/line/back-off.ts";
import type { LineFault, LineRefusal, ServerLine } from "#till/line/server-line.ts";
import type { TillLog } from "#till/till-log.ts";
import { readCursor, saveCursor, type FeedCursor, type PendingBatch } from "./feed-cursor.ts";
import type { FeedQueue } from "./feed-queue.ts";

export type PosterOptions = {
  queue: FeedQueue;
  folder: string;
  line: ServerLine;
  token: string;
  log: TillLog;
  now: () => Date;
  random: () => number;
  /** The server's totals of a day differ from its Day Close: the point of sale sends the day again. */
  onResend: (date: string) => void;
  /** A first wait of 1 s fits a shop; tests take less. */
  firstWaitMs?: number;
};

export type PosterEnd = "stopped" | "revoked";

const longestWaitMs = 60_000;
/** The server is asked no faster than this for numbers that it keeps calling missing. */
const repairAgainMs = 60_000;

export class FeedPoster {
  readonly #options: PosterOptions;
  readonly #cursor: FeedCursor;
  readonly #waits;
  #rowLimit = maxBatchRows;
  #repairs: SeqRange[] = [];
  #lost: SeqRange[] = [];
  #repaired = { confirmed: 0, atMs: 0 };

  private constructor(options: PosterOptions, cursor: FeedCursor) {
    this.#options = options;
    this.#cursor = cursor;
    this.#waits = backOff({ firstMs: options.firstWaitMs ?? 1000, limitMs: longestWaitMs, random: options.random });
  }

  static async open(options: PosterOptions): Promise<FeedPoster> {
    return new FeedPoster(options, await readCursor(options.folder));
  }

  /** Rows that the server has not confirmed. */
  get queueLength(): number {
    return this.#options.queue.nextSeq - this.#cursor.confirmed;
  }

  /** Runs until `signal` ends it or the server says that the device was revoked. */
  async run(signal: AbortSignal): Promise<PosterEnd> {
    while (!signal.aborted) {
      const pending = this.#cursor.pending ?? (await this.#plan(signal));
      if (!pending) {
        continue;
      }
      const result = await this.#send(pending);
      if (result.kind === "answer") {
        this.#waits.reset();
        await this.#take(pending, result.body);
      } else if (result.kind === "refused" && result.status === 401) {
        return "revoked";
      } else {
        await this.#recover(pending, result);
        const waitMs = this.#waits.next(result.kind === "fault" ? result.retryAfterMs : null);
        this.#options.log.warn("batch not taken", { batch: pending.batch, reason: result.text, waitMs });
        await pause(waitMs, signal);
      }
    }
    return "stopped";
  }

  /** Writes down the next batch before it is sent; null when the wait for rows was ended. */
  async #plan(signal: AbortSignal): Promise<PendingBatch | null> {
    const { queue } = this.#options;
    const repair = this.#repairs[0];
    if (!repair && this.#lost.length === 0) {
      try {
        await queue.waitFor(this.#cursor.unsent, signal);
      } catch (error) {
        if (signal.aborted) {
          return null;
        }
        throw error;
      }
    }
    const range = repair ?? { from: this.#cursor.unsent, to: queue.nextSeq - 1 };
    const read = await queue.read(range, { rows: this.#rowLimit, bytes: maxBatchBytes / 2 });
    const to = read.at(-1)?.seq ?? range.to;
    const rows = { from: range.from, to };
    this.#lost.push(...(to >= range.from ? queue.missing(rows) : []));
    const pending = {
      batch: this.#cursor.batch + 1,
      sentAt: this.#options.now().toISOString(),
      rows,
      lost: this.#lost.splice(0, 1000),
    };
    await this.#save({ batch: pending.batch, pending });
    return pending;
  }

  async #send(pending: PendingBatch) {
    const { queue, line, token } = this.#options;
    const rows = await queue.read(pending.rows, { rows: maxBatchRows, bytes: Number.POSITIVE_INFINITY });
    const body = { batch: pending.batch, sentAt: pending.sentAt, lost: pending.lost, rows };
    return line.call({ path: batchesPath, answer: posBatchAnswer, body, token, gzip: true });
  }

  async #take(pending: PendingBatch, answer: PosBatchAnswer): Promise<void> {
    const { queue, log, onResend } = this.#options;
    await this.#keepRefusals(answer.refused);
    const confirmed = Math.min(answer.nextSeq, queue.nextSeq);
    await this.#passed(pending.rows, confirmed);
    this.#planRepairs(answer);
    await queue.dropBelow(confirmed);
    log.debug("batch taken", { batch: pending.batch, accepted: answer.accepted, refused: answer.refused.length });
    answer.resendDates.forEach(onResend);
  }

  /** What the server misses below what we have sent is sent again, or declared lost when this disk lacks it too. */
  #planRepairs(answer: PosBatchAnswer): void {
    const { unsent, confirmed } = this.#cursor;
    const nowMs = this.#options.now().getTime();
    const again = this.#repaired.confirmed === confirmed && nowMs - this.#repaired.atMs < repairAgainMs;
    if (confirmed >= unsent || this.#repairs.length > 0 || again) {
      return;
    }
    this.#repaired = { confirmed, atMs: nowMs };
    const missingRanges = answer.gaps.length > 0 ? answer.gaps : [{ from: confirmed, to: unsent - 1 }];
    for (const range of missingRanges) {
      const within = { from: range.from, to: Math.min(range.to, unsent - 1) };
      const lost = this.#options.queue.missing(within);
      this.#lost.push(...lost);
      this.#repairs.push(...without(within, lost));
    }
  }

  /**
   * The envelope was refused, so this batch number was not used: try with fewer rows, down to the one that cannot
   * be said at all, which is put aside.
   */
  async #recover(pending: PendingBatch, result: LineRefusal | LineFault): Promise<void> {
    const isEnvelope = result.kind === "refused" && [400, 413, 422].includes(result.status);
    if (!isEnvelope) {
      return;
    }
    const count = pending.rows.to - pending.rows.from + 1;
    if (count > 1) {
      this.#rowLimit = Math.ceil(count / 2);
      await this.#save({ pending: null });
      return;
    }
    const [row] = await this.#options.queue.read(pending.rows, { rows: 1, bytes: 0 });
    await this.#keepRefusals([{ seq: pending.rows.from, externalId: null, kind: null, reason: result.text, path: "" }]);
    this.#options.log.error("row put aside", { seq: row?.seq ?? pending.rows.from, reason: result.text });
    this.#lost.push(pending.rows);
    this.#rowLimit = maxBatchRows;
    await this.#passed(pending.rows, this.#cursor.confirmed);
  }

  /** These rows need not be sent again unless the server asks. */
  async #passed(rows: SeqRange, confirmed: number): Promise<void> {
    this.#repairs = this.#repairs
      .map((range) => (range.from === rows.from ? { from: rows.to + 1, to: range.to } : range))
      .filter((range) => range.from <= range.to);
    await this.#save({ unsent: Math.max(this.#cursor.unsent, rows.to + 1), confirmed, pending: null });
  }

  async #keepRefusals(refused: readonly RowRefusal[]): Promise<void> {
    if (refused.length > 0) {
      const lines = refused.map((refusal) => `${JSON.stringify(refusal)}\n`).join("");
      await appendFile(join(this.#options.folder, "refused.ndjson"), lines);
      this.#options.log.warn("rows refused", { count: refused.length, first: refused[0]?.reason ?? "" });
    }
  }

  async #save(change: Partial<FeedCursor>): Promise<void> {
    Object.assign(this.#cursor, change);
    await saveCursor(this.#options.folder, this.#cursor);
  }
}

function without(range: SeqRange, holes: readonly SeqRange[]): SeqRange[] {
  const kept: SeqRange[] = [];
  let from = range.from;
  for (const hole of holes) {
    if (hole.from > from) {
      kept.push({ from, to: hole.from - 1 });
    }
    from = hole.to + 1;
  }
  return from <= range.to ? [...kept, { from, to: range.to }] : kept;
}
