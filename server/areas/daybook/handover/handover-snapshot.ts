import { z } from "zod";
import { skipReasons } from "#server/areas/daybook/tasks/tasks.rules.ts";

/**
 * The store's day at one moment, as two people sign it. Texts and figures are copied, so that nothing that happens
 * later changes what was signed. A part is null where the store knows nothing of it.
 */
export const handoverSnapshot = z.object({
  at: z.iso.datetime(),
  /** Sellers whose buy is not ready, by its number, since their check-in. */
  waiting: z.array(z.object({ number: z.string(), since: z.iso.datetime() })),
  /** Buys that are ready and not picked up, since then. */
  notCollected: z.array(z.object({ number: z.string(), since: z.iso.datetime() })),
  /** What is not done: the overdue first, then what must be done tonight, then by its time. */
  openTasks: z.array(
    z.object({
      name: z.string(),
      list: z.string().nullable(),
      dueAt: z.iso.datetime().nullable(),
      isOverdue: z.boolean(),
      isMustDo: z.boolean().default(false),
    }),
  ),
  /** A task that a person skipped, and why. */
  skippedTasks: z
    .array(z.object({ name: z.string(), reason: z.enum(skipReasons), note: z.string(), by: z.string() }))
    .default([]),
  /** Required fields of the day's log in which nothing is written yet. */
  logToFill: z.array(z.string()).default([]),
  /** Half moved: out of storage and not on the floor yet. */
  bins: z.array(z.object({ bin: z.string(), category: z.string(), location: z.string() })).default([]),
  /** Customers whose last text nobody has answered, and since when the first of them waits; null where none does. */
  textsWaiting: z.object({ count: z.int(), since: z.iso.datetime() }).nullable().default(null),
  people: z.array(z.object({ name: z.string(), state: z.enum(["in", "break"]), since: z.iso.datetime().nullable() })),
  /** Important notes and those pinned over the day. */
  notes: z.array(z.object({ author: z.string(), body: z.string() })),
  goal: z.object({
    percentTenths: z.int().nullable(),
    /** Still to sell; null without a goal or where the store shows no dollars to employees. */
    gapCents: z.int().nullable(),
    /** Against the pace of the day; negative is behind. */
    aheadCents: z.int().nullable(),
  }),
});

export type HandoverSnapshot = z.output<typeof handoverSnapshot>;
