/** Reads the pages of a run in their order, ahead of what is saved. */
import { isDeepStrictEqual } from "node:util";
import { addDays } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";
import { dayParts } from "#server/adapters/registers/registers.ts";
import type { RegisterPart, RegisterRow } from "#server/adapters/registers/registers.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import type { BackfillMonth } from "./backfills.db.ts";
import { readPageOrAgain } from "./read-register.ts";
import { readUnknownItems } from "./unknown-items.ts";

/** So many rows wait at most to be saved, and one transaction takes them all: more gain nothing, and hold the feed longer. */
const mostRowsAhead = 1500;
/** An order may be begun days before it is paid; the months overlap by so much. */
const earlierDays = 1;

export type Month = Omit<BackfillMonth, "sales" | "doneAt">;
/** The month of which the next page is, and those that come after it. */
export type Step = { runId: string; placeId: string; month: Month; earlier: Month[] };
export type Page = { rows: RegisterRow[]; cursor: string | null; readTo: Date; isPartDone: boolean };
export type ReadPage = Page & { month: Month };

export type PagesAhead = {
  /** The pages that were read and not taken yet, one at least; none when the time is up. A fault counts when its turn comes. */
  take(): Promise<ReadPage[]>;
  /** Whether the next page is that of the step. */
  isAt(step: Step): boolean;
  /** Nothing more is read. */
  stop(): void;
};

/** Reads from the step on until the time, as far ahead as the rows that wait allow. */
export function readAhead(
  request: StoreRequest,
  { id, step, endsAt }: { id: string; step: Step; endsAt: number },
): PagesAhead {
  const waiting: { step: Step; page: Page }[] = [];
  let next: Step | null = step;
  let fault: { error: unknown } | null = null;
  let reading: Promise<void> | null = null;

  function readOn(): void {
    const rows = waiting.reduce((sum, { page }) => sum + page.rows.length, 0);
    if (reading === null && next !== null && rows < mostRowsAhead && Date.now() < endsAt) {
      reading = readNext(next);
    }
  }

  async function readNext(current: Step): Promise<void> {
    try {
      const page = await readPage(request, { id, step: current });
      waiting.push({ step: current, page });
      next = next === current ? stepAfter(current, page) : null;
    } catch (error) {
      fault = { error };
      next = null;
    }
    reading = null;
    readOn();
  }

  return {
    async take() {
      readOn();
      if (waiting.length === 0) {
        await reading;
      }
      const taken = waiting.splice(0).map(({ step: { month }, page }) => ({ ...page, month }));
      if (taken.length === 0 && fault !== null) {
        throw fault.error;
      }
      readOn();
      return taken;
    },
    isAt: (given) => isDeepStrictEqual(waiting[0]?.step ?? next, given),
    stop() {
      next = null;
    },
  };
}

/** The page, with all the items that it names. */
async function readPage(request: StoreRequest, { id, step }: { id: string; step: Step }): Promise<Page> {
  const { month, placeId } = step;
  const { store } = request;
  const part = partOf(month);
  const from = instantOf(addDays(month.from, -earlierDays), store.boundaryMinutes, store.timeZone);
  const to = instantOf(addDays(month.to, 1), store.boundaryMinutes, store.timeZone);
  const ask = { placeId, by: "made" as const, from: month.cursor === null ? (month.readTo ?? from) : from, to };
  const page = await readPageOrAgain(request, { id, part, ask, cursor: month.cursor });
  if (page === null) {
    // Without its cursor the part goes on from where its last page certainly reached.
    return { rows: [], cursor: null, readTo: month.readTo ?? from, isPartDone: false };
  }
  await readUnknownItems(request, { id, rows: page.rows });
  return { ...page, isPartDone: page.cursor === null };
}

function partOf({ part }: Month): RegisterPart {
  return dayParts.find((each) => each === part) ?? dayParts[0];
}

/** What is next once a page is in; null after the last one. */
function stepAfter(step: Step, page: Page): Step | null {
  const { part, ...reach } = reachAfter(step.month, page);
  if (part !== null) {
    return { ...step, month: { ...step.month, ...reach, part } };
  }
  const [month, ...earlier] = step.earlier;
  return month === undefined ? null : { ...step, month, earlier };
}

/** How far a month is once a page is in; the part is null after the last one. */
export function reachAfter(
  { part }: Pick<Month, "part">,
  { isPartDone, readTo, cursor }: Omit<Page, "rows">,
): { part: string | null } & Pick<Month, "readTo" | "cursor"> {
  if (!isPartDone) {
    return { part, readTo, cursor };
  }
  const next = dayParts[dayParts.findIndex((each) => each === part) + 1] ?? null;
  return { part: next, readTo: null, cursor: null };
}
