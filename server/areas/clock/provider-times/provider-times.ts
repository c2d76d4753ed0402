import { z } from "zod";
import { inputText, instantDate, recordNumber } from "#common/inputs/input-ranges.ts";
import type { BusinessDate } from "#common/business-date.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { recomputeLabor } from "#server/areas/clock/labor.ts";
import * as db from "./provider-times.db.ts";

const provider = inputText.min(1).max(40);

const providerTime = z.object({
  externalId: inputText.min(1).max(100),
  employeeId: recordNumber,
  startsAt: instantDate,
  endsAt: instantDate.nullable(),
  unpaidBreakMinutes: z.int().min(0).max(10_000),
  hourlyWageCents: z.int().min(0).max(1_000_000).nullable(),
  isApproved: z.boolean(),
});

/** What a scheduling service says of a range; the hours and wages of its days are recalculated in the same transaction. */
export const saveProviderTimes = operation({
  name: "team.saveProviderTimes",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    provider,
    from: instantDate,
    to: instantDate,
    times: z.array(providerTime).max(20_000),
  }),
  async run(context, input): Promise<void> {
    const range = { storeId: context.store.id, ...input };
    const before = await db.listDatesOfTimes(context.sql, range);
    const after = await db.replaceTimes(context.sql, range);
    await recalculate(context, [...before, ...after]);
  },
});

/** The service is not connected any more: who was in there is in no longer. What was worked stays. */
export const dropProviderTimes = operation({
  name: "team.dropProviderTimes",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({ provider }),
  async run(context, input): Promise<void> {
    await recalculate(context, await db.deleteTimes(context.sql, { storeId: context.store.id, ...input }));
  },
});

async function recalculate(context: StoreContext, dates: readonly BusinessDate[]): Promise<void> {
  const [from, to] = [dates.toSorted().at(0), dates.toSorted().at(-1)];
  if (from !== undefined && to !== undefined) {
    await recomputeLabor(context, { from, to });
    // Where people punch there, its times are who is here now.
    await sendNotice(context, { name: "provider-times.changed", recordKind: "Employee", recordId: null });
  }
}
