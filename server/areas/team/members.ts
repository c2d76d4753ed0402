import { z } from "zod";
import { recordNumberText } from "#common/inputs/input-ranges.ts";
import { may, personOf } from "#common/permissions.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { employeeNeeded, forbidden, notFound } from "#server/platform/refusals/refusal.ts";
import { versionOf } from "#server/platform/operations/version-of.ts";
import { standing } from "#common/clock/standing.ts";
import type { ClockState } from "#common/clock/standing.ts";
import { employeeId } from "./employee-input.ts";
import * as db from "./employees.db.ts";
import type { EmployeeRow } from "./employees.db.ts";
import { workedMinutes } from "#common/clock/entries.ts";
import { listPosEmployees } from "./pos-links.db.ts";
import { posLinkOf } from "./pos-links.rules.ts";
import type { PosLink } from "./pos-links.rules.ts";
import { listRatesInForce } from "./pay-rates.db.ts";
import { findOpenDates, getClockSettings, listClockPunches } from "#server/areas/clock/clock.ts";
import type { ClockSettings, EmployeePunch } from "#server/areas/clock/clock.ts";
import { fullName } from "#common/people/full-name.ts";
import { safeAvatarUrl } from "#common/people/safe-avatar-url.ts";
import { getTeamSettings } from "./team-settings.db.ts";
import type { TeamSettings } from "./team-settings.db.ts";
import * as rules from "./team.rules.ts";
import type { Viewer } from "./team.rules.ts";

/** A person on the floor as the asking person may see them: what they may not see is null. */
export type Employee = EmployeeRow & {
  fullName: string;
  safeAvatarUrl: string | null;
  /** Cents an hour now; null where it is not known, for salaried people, and for those who may not see it. */
  hourlyWageCents: number | null;
  /** `inactive`: the point of sale has switched the linked employee off. Only linked people check in or sort a buy. */
  posLink: PosLink;
  clockState: ClockState;
  /** When the state began; null for a person who has not been in today. */
  since: Date | null;
  minutesToday: number;
  /** Of the details that a manager edits; null for who may not. */
  version: string | null;
};

const employeeFilter = z.enum(["all", "clockedIn", "notLinked", "inactive"]);

/** The team of the store, by name; or of another store of the same people, for those who manage several. */
export const listEmployees = operation({
  name: "team.listEmployees",
  kind: "read",
  permission: "team:view",
  on: "store",
  plans: "kept",
  input: z.object({ filter: employeeFilter.default("all"), storeId: recordNumberText.optional() }),
  async run(context, { filter, storeId }): Promise<Employee[]> {
    const shownStoreId = reachableStoreId(context, storeId);
    const team = await loadTeam(context, { storeId: shownStoreId, isActive: filter !== "inactive" });
    switch (filter) {
      case "clockedIn":
        return team.filter((employee) => employee.clockState !== "out");
      case "notLinked":
        return team.filter((employee) => employee.posLink !== "linked");
      default:
        return team;
    }
  },
});

export const viewEmployee = operation({
  name: "team.viewEmployee",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({ employeeId }),
  async run(context, { employeeId: id }): Promise<Employee> {
    return loadEmployee(context, id);
  },
});

/** Who is here now: clocked in or on a break, the longest first. */
export const listPresent = operation({
  name: "team.listPresent",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<Employee[]> {
    const team = await loadTeam(context, { storeId: context.store.id, isActive: true });
    return team
      .filter((employee) => employee.clockState !== "out")
      .toSorted((left, right) => (left.since?.getTime() ?? 0) - (right.since?.getTime() ?? 0));
  },
});

/** The switches that the lock screen and the clock go by. */
export const viewTeamSettings = operation({
  name: "team.viewTeamSettings",
  kind: "read",
  permission: "team:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<TeamSettings & ClockSettings> {
    const [team, clock] = await Promise.all([
      getTeamSettings(context.sql, context.store.id),
      getClockSettings(context.sql, context.store.id),
    ]);
    return { ...team, ...clock };
  },
});

/**
 * One person of the active store as the caller may see them.
 *
 * @throws Refusal 404 when there is nobody with this id in the store
 */
export async function loadEmployee(context: StoreContext, id: number): Promise<Employee> {
  const storeId = context.store.id;
  const row = await db.findEmployee(context.sql, { storeId, employeeId: id });
  if (!row) {
    throw notFound("Employee");
  }
  const [employee] = await asSeen(context, { storeId, rows: [row] });
  if (!employee) {
    throw notFound("Employee");
  }
  return employee;
}

/** What a person's details say now, to be named when they are saved. */
export function employeeVersion(row: EmployeeRow): string {
  const { firstName, lastName, email, phoneNumber, emergencyName, emergencyPhone, isManager, userId } = row;
  const { drsEmployeeCode, drsUserId } = row;
  const contact = { email, phoneNumber, emergencyName, emergencyPhone };
  return versionOf({ firstName, lastName, ...contact, isManager, userId, drsEmployeeCode, drsUserId });
}

export function viewerOf(context: StoreContext): Viewer {
  const person = context.user ? personOf({ ...context.user, employee: context.employee }) : "till";
  return { person, employeeId: context.employee?.id ?? null };
}

/** Whether the caller may see wages here; some stores keep them to the owner. */
export async function maySeeWages(context: StoreContext): Promise<boolean> {
  const { wagesVisibleTo } = await getTeamSettings(context.sql, context.store.id);
  return rules.mayViewWages(viewerOf(context), wagesVisibleTo);
}

/**
 * Lets everybody act on themselves, and managers on others.
 *
 * @throws Refusal asking for an employee at a register where nobody stands, else 403
 */
export function refuseUnlessOwn(context: StoreContext, id: number | null | undefined): void {
  const { person, employeeId: own } = viewerOf(context);
  if (may(person, "team:manage")) {
    return;
  }
  if (own === null) {
    throw employeeNeeded();
  }
  if (id !== own) {
    throw forbidden();
  }
}

function notThere(): never {
  throw notFound("Store");
}

function reachableStoreId(context: StoreContext, storeId: number | undefined): number {
  const own = context.store.id;
  if (storeId === undefined || storeId === own) {
    return own;
  }
  if (!may(viewerOf(context).person, "team:manage")) {
    throw forbidden();
  }
  return context.scope !== "system" && context.scope.storeIds.includes(storeId) ? storeId : notThere();
}

async function loadTeam(context: StoreContext, filter: { storeId: number; isActive: boolean }): Promise<Employee[]> {
  const rows = await db.listEmployees(context.sql, filter);
  return asSeen(context, { storeId: filter.storeId, rows });
}

async function asSeen(
  context: StoreContext,
  { storeId, rows }: { storeId: number; rows: readonly EmployeeRow[] },
): Promise<Employee[]> {
  const [{ wagesVisibleTo }, clock, dates] = await Promise.all([
    getTeamSettings(context.sql, storeId),
    getClockSettings(context.sql, storeId),
    findOpenDates(context.sql, { storeId, at: context.now }),
  ]);
  const viewer = viewerOf(context);
  const isRegister = context.user?.type === "PosUser";
  const [punches, posEmployees, rates] = await Promise.all([
    listClockPunches(context.sql, { storeId, businessDates: dates.open, clockSource: clock.clockSource }),
    listPosEmployees(context.sql, storeId),
    rules.mayViewWages(viewer, wagesVisibleTo)
      ? listRatesInForce(context.sql, { storeId, date: dates.today })
      : Promise.resolve(new Map<number, number | null>()),
  ]);
  const byEmployee = Map.groupBy(punches, (punch) => punch.employeeId);
  return rows.map((row) => {
    const own = byEmployee.get(row.id) ?? [];
    return {
      ...visible(row, viewer),
      // Only a register has a keypad; nobody else learns how long a colleague's PIN is.
      pinDigits: isRegister ? row.pinDigits : null,
      version: may(viewer.person, "team:manage") ? employeeVersion(row) : null,
      hourlyWageCents: rates.get(row.id) ?? null,
      posLink: posLinkOf(row, posEmployees),
      ...onTheClock(own, { now: context.now, dates, breaksPaid: clock.breaksPaid }),
    };
  });
}

function visible(row: EmployeeRow, viewer: Viewer): EmployeeRow & { fullName: string; safeAvatarUrl: string | null } {
  const seesContact = rules.mayViewEmergencyContact(viewer, row.id);
  return {
    ...row,
    fullName: fullName(row),
    safeAvatarUrl: safeAvatarUrl(row.avatarUrl),
    emergencyName: seesContact ? row.emergencyName : null,
    emergencyPhone: seesContact ? row.emergencyPhone : null,
  };
}

function onTheClock(
  punches: readonly EmployeePunch[],
  { now, dates, breaksPaid }: { now: Date; dates: { today: string; open: string[] }; breaksPaid: boolean },
): Pick<Employee, "clockState" | "since" | "minutesToday"> {
  const { state, since } = standing(punches, { now, openDates: dates.open });
  const today = punches.filter((punch) => punch.businessDate === dates.today);
  return {
    clockState: state,
    since,
    minutesToday: workedMinutes(today, { now, openDates: [dates.today], breaksPaid }),
  };
}
