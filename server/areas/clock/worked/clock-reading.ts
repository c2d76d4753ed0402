import type { BusinessDate } from "#common/business-date.ts";
import { businessDateAt } from "#common/store-time.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { oncePerContext } from "#server/platform/context/once-per-context.ts";
import { runningDate } from "#server/platform/pos/running-date.ts";
import { listMembersById, listTeamMembers } from "./team-members.db.ts";
import type { TeamMember } from "./team-members.db.ts";
import { listClockPunches } from "#server/areas/clock/provider-times/clock-punches.db.ts";
import type { EmployeePunch } from "#server/areas/clock/punches.db.ts";
import { getClockSettings } from "#server/areas/clock/clock-settings.db.ts";

type ClockRules = { openDates: string[]; breaksPaid: boolean; clockSource: "app" | "provider" };

/** How the store's clock is read. For reads alone: a write may change it. */
export const clockRules = oncePerContext(async (context: StoreContext): Promise<ClockRules> => {
  const storeId = context.store.id;
  const [today, { breaksPaid, clockSource }] = await Promise.all([
    runningDate(context),
    getClockSettings(context.sql, storeId),
  ]);
  // After an early Day Close people of the date before may still be in.
  const night = businessDateAt(context.now, { ...context.store, hasDayClose: () => false });
  return { openDates: [...new Set([today, night])], breaksPaid, clockSource };
});

/** Returns the punches of the dates on which a person may still be in. For reads only. */
export const openClock = oncePerContext(
  async (context: StoreContext): Promise<{ openDates: string[]; punches: EmployeePunch[] }> => {
    const { openDates, clockSource } = await clockRules(context);
    const filter = { storeId: context.store.id, businessDates: openDates, clockSource };
    return { openDates, punches: await listClockPunches(context.sql, filter) };
  },
);

/** The punches of one date; those of an open one are read together with the others. */
export async function punchesOn(context: StoreContext, date: BusinessDate): Promise<EmployeePunch[]> {
  const { openDates, clockSource } = await clockRules(context);
  if (openDates.includes(date)) {
    const { punches } = await openClock(context);
    return punches.filter(({ businessDate }) => businessDate === date);
  }
  return listClockPunches(context.sql, { storeId: context.store.id, businessDates: [date], clockSource });
}

/** Everybody who is active, with no more than a screen of the day shows of them. For reads alone. */
export const teamMembers = oncePerContext((context: StoreContext) => listTeamMembers(context.sql, context.store.id));

/** The same, with those of these ids who have left since. */
export async function withFormerMembers(
  context: StoreContext,
  team: readonly TeamMember[],
  employeeIds: readonly number[],
): Promise<TeamMember[]> {
  const present = new Set(team.map(({ id }) => id));
  const leftIds = employeeIds.filter((id) => !present.has(id));
  return [...team, ...(await listMembersById(context.sql, { storeId: context.store.id, employeeIds: leftIds }))];
}
