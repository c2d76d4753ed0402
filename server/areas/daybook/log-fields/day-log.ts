import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { isLogValue } from "#common/log-value.ts";
import { orNull } from "#common/or-null.ts";
import { taskDates } from "#server/areas/daybook/tasks/tasks.rules.ts";
import { seesManagerContent } from "#server/areas/daybook/viewer.rules.ts";
import { logValueFilled } from "#server/events/daybook.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { invalidInput, notFound, Refusal } from "#server/platform/refusals/refusal.ts";
import * as db from "./log-fields.db.ts";
import type { LogEntry } from "./log-fields.db.ts";

export type { LogEntry } from "./log-fields.db.ts";

/** What the store writes down each day, with what is filled in. A day before a field was made does not ask for it. */
export const dayLog = operation({
  name: "daybook.dayLog",
  kind: "read",
  permission: "daybook:view",
  on: "store",
  input: z.object({ date: businessDate }),
  async run(context, { date }): Promise<LogEntry[]> {
    const entries = await db.listLogEntries(context.sql, { storeId: context.store.id, date });
    return entries.filter(({ value, since }) => value !== null || since <= date);
  },
});

/** Fills in a field of a day, or empties it. On days that are over only managers do; on days to come nobody. */
export const fillLogValue = operation({
  name: "daybook.fillLogValue",
  kind: "write",
  permission: "daybook:write",
  on: "store",
  employee: "required",
  input: z.object({
    fieldId: z.uuid(),
    date: businessDate,
    value: inputText.trim().max(500).nullish().transform(orNull),
  }),
  async run(context, { fieldId, date, value }): Promise<LogEntry> {
    const store = context.store;
    const dates = taskDates(context.now, store);
    const entry = await find();
    if (date > dates.calendar || (date < dates.current && !seesManagerContent(context))) {
      const message =
        date > dates.calendar ? "This day hasn't started yet" : "This day is over. A manager can change it.";
      throw new Refusal("day-is-fixed", { message, status: 403 });
    }
    if (value !== null && !isLogValue(entry.field.kind, value)) {
      throw invalidInput({ value: ["Use a value that fits this field"] });
    }
    if (value === entry.value) {
      return entry;
    }
    if (value === null) {
      await db.deleteLogValue(context.sql, { storeId: store.id, fieldId, date });
    } else {
      const filling = { field: entry.field, date, value, employeeId: context.employee.id, at: context.now };
      await db.saveLogValue(context.sql, { storeId: store.id, ...filling });
    }
    const payload = { field: entry.field.name, date };
    const change = { before: { ...payload, value: entry.value }, after: { ...payload, value } };
    await context.emit(logValueFilled, change, { kind: "LogValue", id: `${date}.${fieldId}` });
    return find();

    async function find(): Promise<LogEntry> {
      const entries = await db.listLogEntries(context.sql, { storeId: store.id, date });
      const dayEntry = entries.find(({ field }) => field.id === fieldId);
      if (!dayEntry) {
        throw notFound("Field");
      }
      return dayEntry;
    }
  },
});
