import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { text as storeText } from "#web/areas/settings/store/store-text.ts";
import { unsetHolidays } from "#web/areas/settings/hours/unset-holidays.ts";
import type { DayLinesData, OwnLinesData, PeopleLinesData, SetupLineData, StoreLinesData } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { shortTime } from "./line-state.ts";
import type { StoreMoment } from "./line-state.ts";
import { isBackupOld, isBeforeOpening, isTroubled, monthGoal, monthName, troubleOf } from "./other-lines.ts";
import { hasHours, isOpen, registersOf, timesOn } from "./store-lines.ts";
import type { Register } from "./store-lines.ts";

type NeedPlace =
  | "/s/$storeId/settings/device"
  | "/s/$storeId/settings/hours"
  | "/s/$storeId/settings/automations"
  | "/s/$storeId/settings/backups"
  | "/s/$storeId/goal/settings"
  | "/s/$storeId/team"
  | "/onboarding/$storeId";

/** One thing that a person has to put right, and the one place to do it. */
export type Need = { id: string; title: string; text: string; act: string; to: NeedPlace; person?: string };

/** What the page has read so far; a group that is not there yet needs nothing. */
export type HomeData = {
  store: StoreLinesData | null;
  people: PeopleLinesData | null;
  day: DayLinesData | null;
  own: OwnLinesData | null;
  setup: SetupLineData | null;
};

/** So many days before a holiday its hours should be set. */
const holidayDays = 30;

export function listNeeds(
  { store, people, day, own, setup }: HomeData,
  at: StoreMoment & { offlineIds: ReadonlySet<string> | null; month: BusinessDate },
): Need[] {
  return [
    ...(setup === null ? [] : unfinishedSetup(setup)),
    ...(store === null ? [] : [...offlineRegisters(store, at), ...hoursNeeds(store, at)]),
    ...(people === null ? [] : [...missingPayRates(people), ...stoppedServices(people)]),
    ...(day === null ? [] : missingGoal(day, at)),
    ...(own === null ? [] : oldBackup(own, at)),
  ];
}

/** Skipped steps are offered again here until they are done. */
function unfinishedSetup({ storeSetup: { startedAt, steps } }: SetupLineData): Need[] {
  const count = (state: string) => steps.filter((step) => step.state === state).length;
  const [open, skipped] = [count("OPEN"), count("SKIPPED")];
  if (startedAt === null || open + skipped === 0) {
    return [];
  }
  return [
    {
      id: "setup",
      title: open > 0 ? text("need.setup", { count: open }) : text("need.setupSkipped", { count: skipped }),
      text: open > 0 && skipped > 0 ? text("need.setupSkipped", { count: skipped }) : text("need.setupText"),
      act: text("need.setupAct"),
      to: "/onboarding/$storeId",
    },
  ];
}

/** A register that is off outside opening hours needs nobody, unless something waits to be printed on it. */
function offlineRegisters(
  { devices, storeHours, printJobs }: StoreLinesData,
  at: StoreMoment & { offlineIds: ReadonlySet<string> | null },
): Need[] {
  const { date, minutes } = localTimeAt(at.now, at.timeZone);
  const times = timesOn(date, storeHours);
  const isOpenNow = isOpen(times) && times.opensMinutes <= minutes && minutes < times.closesMinutes;
  const waitingAt = (id: string) =>
    printJobs.filter(({ deviceId, state }) => deviceId === id && state === "QUEUED").length;
  return registersOf(devices)
    .filter(({ id }) => at.offlineIds?.has(id) === true && (isOpenNow || waitingAt(id) > 0))
    .map((register) => ({
      id: `register-${register.id}`,
      title: text("need.offline", { name: register.name }),
      text: offlineText(register, { waiting: waitingAt(register.id), at }),
      act: text("need.offlineAct"),
      to: "/s/$storeId/settings/device",
    }));
}

function offlineText({ lastSeenAt }: Register, { waiting, at }: { waiting: number; at: StoreMoment }): string {
  const since =
    lastSeenAt === null ? text("need.offlineNever") : text("need.offlineSince", { time: shortTime(lastSeenAt, at) });
  return waiting === 0 ? since : text("need.labels", { since, count: waiting });
}

/** Before the usual week is set, a holiday's hours are the smaller gap. */
function hoursNeeds(store: StoreLinesData, at: StoreMoment): Need[] {
  if (hasHours(store.storeHours)) {
    return holidays(store, at);
  }
  const words = { title: text("need.hours"), text: text("need.hoursText"), act: text("need.holidayAct") };
  return [{ id: "hours", ...words, to: "/s/$storeId/settings/hours" }];
}

function holidays({ storeProfile, storeHours }: StoreLinesData, at: StoreMoment): Need[] {
  const { date: today } = localTimeAt(at.now, at.timeZone);
  return unsetHolidays({ country: storeProfile.country, ...storeHours }, { today, days: holidayDays }).map(
    ({ date, holiday }) => {
      const day = text("day.on", { weekday: formatWeekday(date), date: formatDayOfMonth(date) });
      return {
        id: `holiday-${date}`,
        title: text("need.holiday", { name: storeText(`holiday.${holiday}`) }),
        text: text("need.holidayText", { day }),
        act: text("need.holidayAct"),
        to: "/s/$storeId/settings/hours",
      };
    },
  );
}

function missingPayRates({ employees, employeeIdsWithoutPayRate }: PeopleLinesData): Need[] {
  const ids = employeeIdsWithoutPayRate ?? [];
  const [first] = ids;
  if (first === undefined) {
    return [];
  }
  const name = employees.find(({ id }) => id === first)?.fullName ?? "";
  const need = { id: "pay-rate", text: text("need.payRateText"), act: text("need.payRateAct") };
  return [{ ...need, title: text("need.payRate", { count: ids.length, name }), to: "/s/$storeId/team", person: first }];
}

function stoppedServices({ integrations }: PeopleLinesData): Need[] {
  return integrations.filter(isTroubled).map((service) => ({
    id: `service-${service.id}`,
    title: troubleOf(service).text,
    text: text(service.state === "ERROR" ? "need.stoppedText" : "need.setUpText"),
    act: text("need.automationAct"),
    to: "/s/$storeId/settings/automations",
  }));
}

function missingGoal(day: DayLinesData, at: StoreMoment & { month: BusinessDate }): Need[] {
  if (monthGoal(day.goalMonth) !== null || isBeforeOpening(day, at)) {
    return [];
  }
  const title = text("need.goal", { month: monthName(at.month) });
  return [
    { id: "goal", title, text: text("need.goalText"), act: text("need.goalAct"), to: "/s/$storeId/goal/settings" },
  ];
}

/** The first backup of a new installation is made in its first night, so none at all needs nobody yet. */
function oldBackup({ backupState }: OwnLinesData, at: StoreMoment): Need[] {
  const lastMadeAt = backupState?.lastMadeAt ?? null;
  if (lastMadeAt === null || !isBackupOld(lastMadeAt, at.now)) {
    return [];
  }
  const last = text("need.backupText", { date: shortTime(lastMadeAt, at) });
  const need = { id: "backup", title: text("need.backup"), text: last, act: text("need.backupAct") };
  return [{ ...need, to: "/s/$storeId/settings/backups" }];
}
