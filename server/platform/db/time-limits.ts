/** How long the database works on one piece of work before it gives up, in milliseconds. */
export type TimeLimits = { statement: number; lock: number; idleInTransaction: number };

export type Patience = "person" | "job";

/**
 * After this nobody still waits, but the statement would keep its locks and its connection. The lock limit is shorter, so
 * that a locked row costs the requests behind it less than the full time.
 */
const forPeople: TimeLimits = { statement: 15_000, lock: 10_000, idleInTransaction: 30_000 };

/** For nightly work, imports and filling a demonstration: long but limited. */
const forJobs: TimeLimits = { statement: 10 * 60_000, lock: 60_000, idleInTransaction: 10 * 60_000 };

export const usualTimeLimits: Readonly<Record<Patience, TimeLimits>> = { person: forPeople, job: forJobs };
