export type WaitRange = { fromMinutes: number; toMinutes: number };

type Queue = {
  /** Containers of the open buys that were there before, and of this one. */
  ahead: number;
  own: number;
  minutesPerContainer: number;
  sorters: number;
};

const stepMinutes = 5;

/** The wait of a pile as a range for people. */
export function estimateOf({ ahead, own, sorters, ...queue }: Queue): WaitRange {
  const minutes = ((ahead + own) * queue.minutesPerContainer) / Math.max(1, sorters);
  const from = upTo5(minutes);
  return { fromMinutes: from, toMinutes: upTo5(from * 1.5) };
}

/** The wait between two instants of a simulated line, as a range for people. */
export function rangeOf({ middle, far }: { middle: number; far: number }): WaitRange {
  const fromMinutes = upTo5(middle);
  return { fromMinutes, toMinutes: Math.max(fromMinutes + stepMinutes, upTo5(far)) };
}

const promiseStepMs = 15 * 60_000;

/** When a seller who waits is promised an offer: the far end of the estimate, up to the next quarter of an hour. */
export function promiseOf({ toMinutes }: WaitRange, now: Date): Date {
  return new Date(Math.ceil((now.getTime() + toMinutes * 60_000) / promiseStepMs) * promiseStepMs);
}

type Sample = { minutes: number; containers: number };

const fewestSamples = 20;
const usualMinutes = 10;

/** From what sorting took in the last two weeks; 10 with fewer than 20 samples, and never below 3 or above 30. */
export function minutesPerContainer(samples: readonly Sample[]): number {
  if (samples.length < fewestSamples) {
    return usualMinutes;
  }
  const each = samples.map(({ minutes, containers }) => minutes / Math.max(1, containers));
  return Math.min(30, Math.max(3, each.reduce((sum, minutes) => sum + minutes, 0) / each.length));
}

type Waited = {
  checkedInAt: Date;
  readyAt: Date | null;
  firstNotifiedAt: Date | null;
  completedAt: Date | null;
  isDropOff: boolean;
  outcome: string | null;
};

const longestWaitMs = 8 * 3_600_000;

/**
 * Minutes between check-in and the offer (ready, else the first text, else completed); null for what says nothing of the queue: drop-offs, canceled ones, over 8 h.
 */
export function waitMinutes(buy: Waited): number | null {
  const { checkedInAt, isDropOff, outcome } = buy;
  const until = offeredAt(buy);
  const ms = until === null ? Number.NaN : until.getTime() - checkedInAt.getTime();
  const counts = !isDropOff && outcome !== "cancelled" && ms >= 0 && ms <= longestWaitMs;
  return counts ? Math.round(ms / 60_000) : null;
}

export type FinishedBuy = Waited & { promisedAt: Date | null };

export type DaySoFar = {
  completeCount: number;
  /** Null when no finished buy says how long the line was. */
  averageWaitMinutes: number | null;
  /** Of the finished buys with a promise, those whose offer came in time. */
  onTimeCount: number;
  promisedCount: number;
};

/** What the day's finished buys say about the counter. */
export function daySoFar(buys: readonly FinishedBuy[]): DaySoFar {
  const waits = buys.map(waitMinutes).filter((minutes) => minutes !== null);
  const promised = buys.filter(({ promisedAt }) => promisedAt !== null);
  return {
    completeCount: buys.length,
    averageWaitMinutes:
      waits.length === 0 ? null : Math.round(waits.reduce((sum, wait) => sum + wait, 0) / waits.length),
    onTimeCount: promised.filter(isOnTime).length,
    promisedCount: promised.length,
  };
}

function isOnTime(buy: FinishedBuy): boolean {
  const { promisedAt } = buy;
  const at = offeredAt(buy);
  return promisedAt !== null && at !== null && at <= promisedAt;
}

function offeredAt({ readyAt, firstNotifiedAt, completedAt }: Waited): Date | null {
  return readyAt ?? firstNotifiedAt ?? completedAt;
}

function upTo5(minutes: number): number {
  return Math.ceil(minutes / stepMinutes) * stepMinutes;
}
