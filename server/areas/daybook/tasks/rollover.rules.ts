import type { BusinessDate } from "#common/business-date.ts";

/** A task of a day that is over and that nobody has closed. */
export type LeftOpen = {
  id: string;
  name: string;
  templateId: string | null;
  isMustDo: boolean;
  date: BusinessDate;
  originalDate: BusinessDate;
  sinceDate: BusinessDate | null;
};

/** What stands on the current date, by template. */
export type Standing = {
  /** Templates that still make tasks. */
  active: ReadonlySet<string>;
  /** Templates that have a task on the current date, open or not. */
  present: ReadonlySet<string>;
};

export type Rollover = {
  skipped: LeftOpen[];
  /** Moves on to the current date; `since` only when older misses of the same template fall together in it. */
  carried: { task: LeftOpen; since: BusinessDate | null }[];
  /** Today's task of a must-do that was missed before: first date of the misses, by template. */
  since: Map<string, BusinessDate>;
};

/**
 * What becomes of what was left open. A one-off is carried, a task that may be skipped closes itself. A must-do stands as
 * one row however many days it was missed: in today's own task when it is due today, else carried.
 */
export function rollover(leftOpen: readonly LeftOpen[], standing: Standing): Rollover {
  const outcome: Rollover = { skipped: [], carried: [], since: new Map() };
  const byTemplate = new Map<string, LeftOpen[]>();
  for (const task of leftOpen) {
    if (task.templateId === null) {
      outcome.carried.push({ task, since: null });
    } else if (!task.isMustDo || !standing.active.has(task.templateId)) {
      outcome.skipped.push(task);
    } else {
      byTemplate.set(task.templateId, [...(byTemplate.get(task.templateId) ?? []), task]);
    }
  }
  for (const [templateId, misses] of byTemplate) {
    rollMustDo(outcome, { templateId, misses, isPresent: standing.present.has(templateId) });
  }
  return outcome;
}

function rollMustDo(
  outcome: Rollover,
  { templateId, misses, isPresent }: { templateId: string; misses: readonly LeftOpen[]; isPresent: boolean },
): void {
  const inOrder = misses.toSorted((left, right) => (left.originalDate < right.originalDate ? -1 : 1));
  const [since] = inOrder.map(({ sinceDate, originalDate }) => sinceDate ?? originalDate).toSorted();
  const newest = inOrder.at(-1);
  if (since === undefined || !newest) {
    return;
  }
  if (isPresent) {
    outcome.skipped.push(...inOrder);
    outcome.since.set(templateId, since);
    return;
  }
  outcome.skipped.push(...inOrder.slice(0, -1));
  outcome.carried.push({ task: newest, since: since < newest.originalDate ? since : null });
}
