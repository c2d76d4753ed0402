import { z } from "zod";
import { foreignText, inputText, instantDate, recordNumber } from "#common/inputs/input-ranges.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import * as db from "./provider-shifts.db.ts";

const longestShiftMs = 16 * 3_600_000;

const providerShift = z.object({
  providerShiftId: inputText.min(1).max(100),
  employeeId: recordNumber,
  startsAt: instantDate,
  endsAt: instantDate,
  position: foreignText(200),
  note: foreignText(2000),
});

/**
 * The shifts of a range as the scheduling service has them now. They are changed there only; what it does not name any
 * more goes. Nothing is written into the history, because the service has its own.
 */
export const saveProviderShifts = operation({
  name: "daybook.saveProviderShifts",
  kind: "write",
  permission: "automations:manage",
  on: "store",
  input: z.object({
    from: instantDate,
    to: instantDate,
    shifts: z.array(providerShift).max(20_000),
  }),
  async run(context, { from, to, shifts }): Promise<void> {
    const range = { storeId: context.store.id, at: context.now, from, to };
    const planned = shifts.filter(isPossible).map(fitted);
    const kept = planned.map((shift) => shift.providerShiftId);
    const dates = [
      ...(await db.upsertProviderShifts(context.sql, { ...range, shifts: planned })),
      ...(await db.removeMissingShifts(context.sql, { ...range, kept })),
      ...(await db.removeTypedTwins(context.sql, range)),
    ];
    if (dates.length > 0) {
      await sendNotice(context, { name: "provider-shifts.changed", recordKind: "Shift", recordId: null });
    }
  },
});

type ProviderShift = z.output<typeof providerShift>;

/** A shift of more than sixteen hours is a mistake made in the service. */
function isPossible({ startsAt, endsAt }: ProviderShift): boolean {
  return endsAt > startsAt && endsAt.getTime() - startsAt.getTime() <= longestShiftMs;
}

/** The service may write more than our table holds. */
function fitted(shift: ProviderShift): ProviderShift {
  return { ...shift, position: shift.position.slice(0, 40), note: shift.note.slice(0, 500) };
}
