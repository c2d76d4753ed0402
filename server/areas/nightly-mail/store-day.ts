/** Everything the mail says of one store's day, as the program itself sees it. What a reader may not see goes later. */
import type { BusinessDate } from "#common/business-date.ts";
import type { NightlyFigures } from "#server/areas/reports/reports.ts";
import type { ActingStore } from "#server/platform/context/context.ts";
import type { Standing } from "./standing.ts";
import type { DayNote, DayTask, StoreFacts } from "./store-facts.db.ts";

export type { DayNote, DayTask } from "./store-facts.db.ts";

/** What waits for a person, with what to do about it; the path begins below the store's address. */
export type WaitingLine = { text: string; action: string; path: string };

export type StoreReport = {
  store: ActingStore;
  date: BusinessDate;
  figures: NightlyFigures;
  facts: StoreFacts;
  isShut: boolean;
  standing: Standing;
  /** Null where this part could not be read; the mail goes out without it and says so. */
  tasks: readonly DayTask[] | null;
  notes: readonly DayNote[] | null;
  /** How many of both a long mail has no room for. */
  leftOut?: { notes: number; tasks: number };
  waiting: readonly WaitingLine[];
};
