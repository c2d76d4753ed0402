import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** Closes the tasks of days that are over and makes those of the current ones. As good as once however often it runs. */
export const prepareTaskDayJob = {
  name: "daybook.prepare-task-day",
  payload: z.object({ storeId: z.int(), date: businessDate }),
} as const;

/** New tasks are there from five past midnight; that run books the one at the store's own boundary. */
export const taskDaySchedule = {
  ...{ name: "daybook.task-day", atMinutes: 5, job: prepareTaskDayJob },
  inTraining: true,
} as const;
