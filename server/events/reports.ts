import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";

/** A day was open, is over, and no Day Close has come: its figures stay provisional. */
export const dayCloseMissing = {
  name: "report.day-close-missing",
  payload: z.object({ businessDate }),
} as const;

const shownColumns = z.object({ columns: z.string() });

/** A manager chose which figures the reports show, and in which order: their names, with commas between. */
export const reportColumnsChosen = {
  name: "report.columns-chosen",
  payload: z.object({ before: shownColumns, after: shownColumns }),
} as const;

const alertAnswer = z.object({ answer: z.string().nullable() });

/** The night found a figure far from the store's usual: which kind. */
export const alertRaised = { name: "report.alert-raised", payload: z.object({ alert: z.string() }) } as const;

/** A manager said what an alert is: explained, to be watched, or wrong. */
export const alertAnswered = {
  name: "report.alert-answered",
  payload: z.object({ alert: z.string(), before: alertAnswer, after: alertAnswer }),
} as const;
