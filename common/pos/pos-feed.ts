/**
 * The feed: `POST /api/pos/v1/batches`, JSON, gzip allowed, `Authorization: Bearer {device token}`.
 *
 * A device numbers its rows (`seq`) and its batches. It sends batches in order and repeats one, unchanged, until it
 * has a response: a batch number seen before gets the first response again. A bad row is refused alone with its
 * place and reason and counts as received; the good ones land. 400 means that the envelope itself is wrong, 401 that
 * the device was revoked; every other failure is tried again.
 */
import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { feedNumber, isCheckedElsewhere } from "#common/inputs/input-ranges.ts";
import { registerInstant } from "./pos-rows.ts";

export const batchesPath = "/api/pos/v1/batches";
export const maxBatchRows = 500;
/** Unpacked JSON of one batch. */
export const maxBatchBytes = 8_000_000;

const seq = feedNumber;
const seqRange = z.object({ from: seq, to: seq });

export const posBatch = z.object({
  batch: seq,
  /**
   * The register's clock when it sent: kept beside the server's time, never used to order. Null when it shows no time
   * that can be, because a batch that is refused for it is never taken.
   */
  sentAt: registerInstant.nullable().catch(null),
  /**
   * Requested numbers that will never come; the server stops requesting them. A range of other numbers is refused
   * alone.
   */
  lost: z.array(seqRange.nullable().catch(null)).max(1000).catch([]).default([]),
  /** Parsed one by one with `posRow`, so that one bad row does not stop the others. */
  rows: z.array(z.unknown().check(isCheckedElsewhere)).max(maxBatchRows),
});

export const rowRefusal = z.object({
  /** Null when the row was too broken to have one. */
  seq: z.int().nullable(),
  externalId: z.string().nullable(),
  kind: z.string().nullable(),
  reason: z.string(),
  /** Where in the row: `lines.3.net`; empty for the row as a whole. */
  path: z.string(),
});

export const posBatchAnswer = z.object({
  batch: z.int().min(1),
  /** True when this batch number had been taken before: nothing was done again. */
  duplicate: z.boolean(),
  accepted: z.int().min(0),
  /** How many of the accepted ones replaced an older version. */
  changed: z.int().min(0).default(0),
  /** Rows that we already had, or had newer. */
  unchanged: z.int().min(0),
  refused: z.array(rowRefusal),
  /** The lowest number this device has not delivered yet: everything below is safe with us. */
  nextSeq: z.int().min(1),
  /** Numbers missing below the highest delivered one: please send again. */
  gaps: z.array(seqRange).max(1000),
  /** Days whose totals differ from their Day Close: please send all their rows again. */
  resendDates: z.array(businessDate).max(100).default([]),
});

export type SeqRange = z.infer<typeof seqRange>;
export type PosBatch = z.infer<typeof posBatch>;
export type RowRefusal = z.infer<typeof rowRefusal>;
export type PosBatchAnswer = z.infer<typeof posBatchAnswer>;
