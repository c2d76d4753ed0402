import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Writes down the goals of the days that are over. As good as once however often it runs. */
export const keepPastGoalsJob = {
  name: "goals.keep-past-goals",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** Makes the season of a store without a year of its own. */
export const borrowSeasonJob = {
  name: "goals.borrow-season",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** When the day before is closed everywhere in the company. */
export const borrowSeasonSchedule = {
  name: borrowSeasonJob.name,
  atMinutes: 4 * 60 + 20,
  job: borrowSeasonJob,
} as const;

/** A day ends at the store's own boundary, which the run after midnight books. */
export const pastGoalsSchedule = {
  ...{ name: "goals.past-goals", atMinutes: 5, job: keepPastGoalsJob },
  inTraining: true,
} as const;
