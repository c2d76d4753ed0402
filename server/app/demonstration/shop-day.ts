import { v7 as uuidv7 } from "uuid";
import { addDays, datesBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { specialDay } from "#common/goals/holidays.ts";
import { instantOf, localTimeAt } from "#common/store-time.ts";
import { addNote, addShift, daybookDay, saveTaskList, taskLists, tickTask } from "#server/areas/daybook/daybook.ts";
import type { Attendance, DaybookDay } from "#server/areas/daybook/daybook.ts";
import { saveGoalDefaults, saveMonthGoal } from "#server/areas/goals/goals.ts";
import { clockIn, clockOut, startBreak } from "#server/areas/clock/clock.ts";
import { changeBuySettings } from "#server/areas/buys/settings/buy-settings.ts";
import { setStoreDay, viewStoreHours } from "#server/areas/settings/store-hours.ts";
import { listEmployees } from "#server/areas/team/team.ts";
import type { Employee } from "#server/areas/team/team.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import type { ActingStore, Platform, Request } from "#server/platform/context/context.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import type { FilledStore } from "./fill-company.ts";
import { beginGoals, hasGoals, lockShopDay } from "./shop-day.db.ts";
import { carryBins, sendOneBin } from "./shop-day-backstock.ts";
import {
  announcement,
  dayNotes,
  goalPlans,
  pinnedNote,
  shiftPlans,
  taskListPlans,
  weekdaysOf,
} from "./shop-day-plan.ts";

const minuteMs = 60_000;

const halfDayMs = 4 * 60 * minuteMs;

/** Before the boundary of the business day; after it a clock-out would be missing. */
const lastCallMinutes = 15;

const holidayHours = { opensMinutes: 10 * 60, closesMinutes: 18 * 60, buyingClosesMinutes: null };

/** Days ahead with scheduled shifts. */
const plannedDays = 7;

/**
 * Updates the demonstration's daybooks to the current time: lists, goals, notes, shifts and clock-ins. It leaves existing
 * records alone, so it may run any number of times.
 */
export async function fillShopDay(platform: Platform, stores: readonly FilledStore[]): Promise<void> {
  for (const { id, store } of stores) {
    const acting = await findActingStore(platform, id);
    if (acting) {
      const request = systemRequest(platform, { store: acting, reason: "the demonstration", requestId: uuidv7() });
      // The start and the daily jobs may overlap; the second finds the work of the first done.
      await platform.database.transaction(request.scope, async (sql) => {
        await lockShopDay(sql, id);
        await fillOne(request, { store: acting, goals: goalPlans[store.tillKind] });
      });
    }
  }
}

type Shop = { store: ActingStore; goals: (typeof goalPlans)["clothing"] };

async function fillOne(request: Request, shop: Shop): Promise<void> {
  const team = (await listEmployees(request, {})).toSorted((first, second) => first.id - second.id);
  const manager = team.find((employee) => employee.isManager);
  if (!manager) {
    return;
  }
  const byManager = as(request, manager);
  if ((await taskLists(byManager, {})).length === 0) {
    await changeBuySettings(byManager, { takesRequests: true, dropOffsPerHour: 4, drawerCash: 150_000 });
    await fillLists(byManager);
  }
  const day = await daybookDay(request, {});
  await openOnHoliday(byManager, day.today);
  await fillGoals(byManager, { day, shop });
  await fillNotes(request, { day, team, manager });
  await fillShifts(byManager, { from: day.today, team });
  const opens = instantOf(day.today, shop.store.boundaryMinutes, shop.store.timeZone);
  await sendHome(request, shop.store);
  await bringPeople(request, shop.store, { team, opens });
  await tickMorning(request, { team, opens });
  await carryBins(as(request, team.find((employee) => !employee.isManager) ?? manager));
  await sendOneBin(byManager);
}

async function fillLists(byManager: Request): Promise<void> {
  for (const { name, access, tasks } of taskListPlans) {
    await saveTaskList(byManager, {
      id: uuidv7(),
      name,
      access,
      tasks: tasks.map((task) => ({
        id: uuidv7(),
        name: task.name,
        dueMinutes: task.dueMinutes,
        repeatDays: weekdaysOf(task),
      })),
    });
  }
}

/** Its tills trade around the clock, while a holiday without sales last year would count as closed. */
async function openOnHoliday(byManager: Request, date: BusinessDate): Promise<void> {
  const { exceptions } = await viewStoreHours(byManager, {});
  const isHoliday = specialDay(date, { country: "US", events: [] })?.offset === 0;
  if (isHoliday && !exceptions.some((day) => day.date === date)) {
    await setStoreDay(byManager, { date, name: "Holiday sale", ...holidayHours });
  }
}

/** So long the demonstration's stores have had goals: a report of last month's has something to say. */
const goalDays = 120;

async function fillGoals(byManager: Request, { day, shop }: { day: DaybookDay; shop: Shop }): Promise<void> {
  const { database } = byManager.platform;
  if (await database.read(byManager.scope, hasGoals)) {
    return;
  }
  const { monthCents, ...defaults } = shop.goals;
  await saveGoalDefaults(byManager, { ...defaults, startsOn: day.today });
  const startsOn = addDays(day.today, -goalDays);
  await database.transaction(byManager.scope, (sql) => beginGoals(sql, startsOn));
  await saveMonthGoal(byManager, { month: day.today, goalCents: monthCents });
}

async function fillNotes(
  request: Request,
  { day, team, manager }: { day: DaybookDay; team: readonly Employee[]; manager: Employee },
): Promise<void> {
  if (day.notes.length === 0) {
    const until = addDays(day.today, plannedDays);
    await addNote(as(request, manager), { id: uuidv7(), body: pinnedNote, pinnedUntil: until });
    await addNote(as(request, manager), {
      id: uuidv7(),
      body: announcement,
      isAnnouncement: true,
      pinnedUntil: until,
    });
  }
  if (day.notes.some((note) => note.date === day.today)) {
    return;
  }
  const turn = Number(day.today.slice(8)) * 2;
  for (const place of [0, 1]) {
    const body = dayNotes[(turn + place) % dayNotes.length];
    const author = team[(place + 1) % team.length];
    if (body !== undefined && author) {
      await addNote(as(request, author), { id: uuidv7(), body });
    }
  }
}

async function fillShifts(
  byManager: Request,
  { from, team }: { from: BusinessDate; team: readonly Employee[] },
): Promise<void> {
  for (const date of datesBetween(from, addDays(from, plannedDays - 1))) {
    const { people } = await daybookDay(byManager, { date });
    if (people.some((person) => person.shifts.length > 0)) {
      continue;
    }
    // A different person is off each day.
    const turn = Number(date.slice(8));
    for (const [place, plan] of shiftPlans.slice(0, team.length - 1).entries()) {
      const employee = place === 0 ? team[0] : team[1 + ((place + turn) % (team.length - 1))];
      if (employee) {
        await addShift(byManager, { id: uuidv7(), employeeId: employee.id, date, ...plan });
      }
    }
  }
}

/** `opens` is the start of the business day; nothing of this day happens before it. */
type Crew = { team: readonly Employee[]; opens: Date };

/** Clocks people out at the end of their shift, after half a day without one, and before the next day starts. */
async function sendHome(request: Request, store: ActingStore): Promise<void> {
  const now = request.platform.clock();
  const isLast = isLastCall(store, now);
  const team = await listEmployees(request, {});
  const { people } = await daybookDay(request, {});
  for (const person of people.filter(({ state }) => state === "in" || state === "break")) {
    const member = team.find(({ id }) => id === person.person.employeeId);
    const left = isLast ? now : leftAt(person, now);
    if (member && left !== null) {
      await clockOut(as(earlier(request, left), member), {});
    }
  }
}

/** Returns whether the business day is about to end, when a new clock-in would miss its clock-out. */
function isLastCall({ boundaryMinutes, timeZone }: ActingStore, now: Date): boolean {
  const { minutes } = localTimeAt(now, timeZone);
  return minutes >= boundaryMinutes - lastCallMinutes && minutes < boundaryMinutes;
}

/** Returns when a clocked-in person should have left; null while they may stay. */
function leftAt(person: Attendance, now: Date): Date | null {
  const end = person.shifts.at(-1)?.endsAt;
  const since = person.since ?? now;
  // A clock-in after the shift, as a visitor may do, counts as one without a shift.
  if (end === undefined || end <= since) {
    return now.getTime() - since.getTime() > halfDayMs ? now : null;
  }
  return end > now ? null : end;
}

/** Clocks people in a few minutes before their shift; at night the first of the team work without one. */
async function bringPeople(request: Request, shop: ActingStore, { team, opens }: Crew): Promise<void> {
  const now = request.platform.clock();
  if (isLastCall(shop, now)) {
    return;
  }
  const { people } = await daybookDay(request, {});
  const isTrading = people.some((person) => person.shifts.some((shift) => shift.startsAt <= now && shift.endsAt > now));
  if (!isTrading) {
    await bringNightCrew(request, { team: team.slice(0, 3), opens });
    return;
  }
  const begun = people.filter((person) => person.since === null && Number(firstStart(person) ?? now) < now.getTime());
  for (const [place, person] of begun.entries()) {
    await bring(request, { person, employee: team.find((member) => member.id === person.person.employeeId), place });
  }
  const present = begun.filter((person) => person.shifts.some((shift) => shift.endsAt > now));
  // Only with another person left at the counter.
  if (present.length > 1) {
    await takeBreaks(request, present.at(-1)?.person.employeeId);
  }
}

async function bring(
  request: Request,
  { person, employee, place }: { person: Attendance; employee: Employee | undefined; place: number },
): Promise<void> {
  const [start, end] = [firstStart(person), person.shifts.at(-1)?.endsAt];
  if (!start || !end || !employee) {
    return;
  }
  await clockIn(as(earlier(request, new Date(start.getTime() - (place + 2) * minuteMs)), employee), {});
  if (end <= request.platform.clock()) {
    await clockOut(as(earlier(request, new Date(end.getTime() + place * minuteMs)), employee), {});
  }
}

async function bringNightCrew(request: Request, { team, opens }: Crew): Promise<void> {
  const now = request.platform.clock().getTime();
  const coming = team.filter((employee) => employee.since === null);
  for (const [place, employee] of coming.entries()) {
    const came = new Date(Math.max(now - (55 - 12 * place) * minuteMs, opens.getTime()));
    await clockIn(as(earlier(request, came), employee), {});
  }
  if (coming.length > 1) {
    await takeBreaks(request, coming.at(-1)?.id);
  }
}

/** Starts a break of eight minutes ago, if the person was in before. */
async function takeBreaks(request: Request, employeeId: number | undefined): Promise<void> {
  const since = new Date(request.platform.clock().getTime() - 8 * minuteMs);
  const employee = (await listEmployees(request, {})).find((member) => member.id === employeeId);
  if (employee?.clockState === "in" && employee.since !== null && employee.since < since) {
    await startBreak(as(earlier(request, since), employee), {});
  }
}

/** Ticks the due tasks except the last two, since a store is never quite on time. */
async function tickMorning(request: Request, { team, opens }: Crew): Promise<void> {
  const now = request.platform.clock();
  const { groups, people } = await daybookDay(request, {});
  const all = groups.flatMap((group) => (group.list?.access === "all" ? group.tasks : []));
  const presentIds = people.flatMap((person) =>
    person.since === null ? [] : team.filter((member) => member.id === person.person.employeeId),
  );
  if (all.some((task) => task.status === "done")) {
    return;
  }
  const due = all.filter((task) => task.dueAt !== null && task.dueAt < now);
  for (const [place, task] of due.slice(0, -2).entries()) {
    const employee = presentIds[place % presentIds.length];
    const at = new Date(Number(task.dueAt) - (3 + place) * minuteMs);
    if (employee && at > opens) {
      await tickTask(as(earlier(request, at), employee), { id: task.id });
    }
  }
}

function firstStart(person: Attendance): Date | null {
  return person.shifts[0]?.startsAt ?? null;
}

function as(request: Request, employee: Employee): Request {
  const { id, storeId, isManager, fullName } = employee;
  return { ...request, employee: { id, storeId, isManager, fullName } };
}

/** Returns the request at an earlier time, since people came before the program started. */
function earlier(request: Request, at: Date): Request {
  return { ...request, platform: { ...request.platform, clock: () => at } };
}
