import { addDays, datesBetween } from "#common/business-date.ts";
import { instantOf } from "#common/store-time.ts";

/** A text to a seller who has not come yet, and until when it is of use. */
export type LadderStep = { kind: "reminder" | "last_call"; date: string; at: Date; notAfter: Date };

export type OpenDay = { date: string; opensMinutes: number; closesMinutes: number };

const hourMs = 3_600_000;
/** After the text that the offer is ready. */
const firstReminderMs = 2 * hourMs;
const lastCallMs = hourMs;
/** Nobody is texted earlier in the morning. */
const morningMinutes = 9 * 60;

/**
 * The texts to a seller who does not come: a reminder after two hours and a last call an hour before closing on the same
 * day, a reminder the next morning, and a last call on the last day. On closed days there is none.
 */
export function pickupLadder(
  { notifiedAt, date, lastDate }: { notifiedAt: Date; date: string; lastDate: string },
  { timeZone, openDays }: { timeZone: string; openDays: readonly OpenDay[] },
): LadderStep[] {
  const steps = datesBetween(date, lastDate < date ? date : lastDate).flatMap((day): LadderStep[] => {
    const hours = openDays.find((open) => open.date === day);
    if (hours === undefined) {
      return [];
    }
    const closesAt = instantOf(day, hours.closesMinutes, timeZone);
    const lastCall = {
      kind: "last_call",
      date: day,
      at: new Date(closesAt.getTime() - lastCallMs),
      notAfter: closesAt,
    } as const;
    const morning = instantOf(day, Math.max(hours.opensMinutes, morningMinutes), timeZone);
    const remindAt = day === date ? new Date(notifiedAt.getTime() + firstReminderMs) : morning;
    const reminder = { kind: "reminder", date: day, at: remindAt, notAfter: lastCall.at } as const;
    const isReminded = day === date || day === addDays(date, 1);
    const isCalled = day === date || day === lastDate;
    return [...(isReminded ? [reminder] : []), ...(isCalled ? [lastCall] : [])];
  });
  // Two texts within the hour would nag; a day that ends sooner keeps its last call.
  return steps.filter(({ kind, at, notAfter }) => {
    return kind === "reminder" ? at < notAfter : at.getTime() - notifiedAt.getTime() >= hourMs;
  });
}
