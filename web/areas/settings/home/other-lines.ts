import { formatDate, formatDayOfMonth, formatMonth } from "#common/date-format.ts";
import { formatWholeMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { localTimeAt } from "#common/store-time.ts";
import { eventName } from "#web/areas/settings/history/change-words.ts";
import type { DayLinesData, OutreachLinesData, OwnLinesData, PeopleLinesData } from "./home.queries.ts";
import { text } from "./home-text.ts";
import { shortTime } from "./line-state.ts";
import type { LineState, StoreMoment } from "./line-state.ts";

type Service = PeopleLinesData["integrations"][number];

export function peopleLines(
  { employees, employeeIdsWithoutPayRate, users, integrations }: PeopleLinesData,
  at: StoreMoment,
): Record<"team" | "users" | "automations", LineState> {
  const activeUsers = users.filter(({ isActive }) => isActive).length;
  return {
    team: teamLine(employees.length, employeeIdsWithoutPayRate?.length ?? 0),
    users: { text: text("line.users", { count: activeUsers }) },
    automations: automationsLine(integrations, at),
  };
}

export function dayLines(
  data: DayLinesData,
  { month, timeZone, now }: StoreMoment & { month: BusinessDate },
): Record<"daybook" | "goals" | "buys" | "backstock" | "reports", LineState> {
  const { goalMonth, buySettings, buyPolicy, binOverview, backstockCategories, reportSettings } = data;
  const goalCents = monthGoal(goalMonth);
  const age = buySettings.minimumAge;
  const categories = backstockCategories.filter(({ isArchived }) => !isArchived).length;
  const name = monthName(month);
  return {
    daybook: { text: daybookLine(data) },
    goals: isBeforeOpening(data, { timeZone, now }) ? { text: openingLine(data) } : goalLine(goalCents, name),
    buys: {
      text:
        buyPolicy === null
          ? text("line.buysNoPolicy", { age })
          : text("line.buys", { age, date: formatDate(localTimeAt(new Date(buyPolicy.createdAt), timeZone).date) }),
    },
    backstock: {
      text: text("line.bins", {
        count: binOverview.total,
        categories: text("line.categories", { count: categories }),
      }),
    },
    reports: {
      text: text("line.reports", { count: reportSettings.columns.length, all: reportSettings.allColumns.length }),
    },
  };
}

function goalLine(goalCents: number | null, month: string): LineState {
  return goalCents === null
    ? { text: "", alert: { tone: "warn", text: text("line.noGoal", { month }) } }
    : { text: text("line.goal", { month, goal: formatWholeMoney(goalCents) }) };
}

/** A store that only buys so far: it has no goals until it sells. */
export function isBeforeOpening({ storeProfile }: DayLinesData, { now, timeZone }: StoreMoment): boolean {
  const { openToBuyOn, grandOpeningOn } = storeProfile;
  const { date } = localTimeAt(now, timeZone);
  return grandOpeningOn === null ? openToBuyOn !== null : date < grandOpeningOn;
}

function openingLine({ storeProfile: { grandOpeningOn } }: DayLinesData): string {
  return grandOpeningOn === null
    ? text("line.goalsAtOpening")
    : text("line.goalsFrom", { date: formatDate(grandOpeningOn) });
}

/** How the store reaches people between their visits. */
export function outreachLines({
  textingStatus,
  couponCampaigns,
}: OutreachLinesData): Record<"texting" | "bounceback", LineState> {
  return { texting: numberLine(textingStatus), bounceback: campaignsLine(couponCampaigns) };
}

export function ownLines(
  { ownSessions, settingChanges, releases, backupState }: OwnLinesData,
  at: StoreMoment,
): Partial<Record<"sessions" | "history" | "updates" | "backups", LineState>> {
  return {
    ...(ownSessions === undefined ? {} : { sessions: { text: text("line.sessions", { count: ownSessions.length }) } }),
    history: { text: changeLine(settingChanges.edges[0]?.node, at) },
    ...updatesLine(releases),
    ...(backupState === undefined ? {} : { backups: backupLine(backupState, at) }),
  };
}

/** Returns what the month is to bring; null when no day of it has a goal. */
export function monthGoal({ goal, total }: DayLinesData["goalMonth"]): number | null {
  return goal ?? total;
}

/** `November`. */
export function monthName(month: BusinessDate): string {
  return formatMonth(month).replace(/ \d+$/, "");
}

/** Whether a service was connected and does not answer, or waits for a person. */
export function isTroubled({ state, needsAction }: Service): boolean {
  return state === "ERROR" || (state !== "NOT_CONNECTED" && needsAction !== null);
}

const oldBackupMs = 2 * 86_400_000;

/** Whether the newest backup is older than it may be. */
export function isBackupOld(lastMadeAt: string, now: Date): boolean {
  return now.getTime() - Date.parse(lastMadeAt) > oldBackupMs;
}

function teamLine(count: number, withoutRate: number): LineState {
  if (count === 0) {
    return { text: text("line.noEmployees") };
  }
  return withoutRate === 0
    ? { text: text("line.employees", { count }) }
    : {
        text: text("line.employeesAnd", { count }),
        alert: { tone: "warn", text: text("line.noPayRate", { count: withoutRate }) },
      };
}

function automationsLine(services: readonly Service[], at: StoreMoment): LineState {
  const troubled = services.find(isTroubled);
  if (troubled !== undefined) {
    return { text: "", alert: troubleOf(troubled) };
  }
  const active = services.filter(({ state }) => state === "ACTIVE");
  const [first] = active;
  if (first === undefined) {
    return { text: text("line.noAutomations") };
  }
  if (active.length > 1) {
    return { text: text("line.automations", { count: active.length }) };
  }
  const { name, lastOkAt } = first;
  return {
    text:
      lastOkAt === null
        ? text("line.automationActive", { name })
        : text("line.automation", { name, time: shortTime(lastOkAt, at) }),
  };
}

/** What is said of a service that does not work as it should. */
export function troubleOf({ name, state }: Service): { text: string; tone: "warn" | "bad" } {
  return state === "ERROR"
    ? { tone: "bad", text: text("line.automationStopped", { name }) }
    : { tone: "warn", text: text("line.automationNeeds", { name }) };
}

function daybookLine({ taskLists, daybook }: DayLinesData): string {
  const lists = text("line.lists", { count: taskLists.filter(({ list }) => list.isActive).length });
  const count = daybook.groups.reduce((sum, { tasks }) => sum + tasks.length, 0);
  return text("line.tasks", { lists, count });
}

function numberLine({ phone, registrationState }: OutreachLinesData["textingStatus"]): LineState {
  if (phone === null) {
    return { text: text("line.noNumber") };
  }
  const shown = formatPhone(phone);
  return registrationState === "active"
    ? { text: text("line.number", { phone: shown }) }
    : { text: text("line.numberAnd", { phone: shown }), alert: { tone: "warn", text: text("line.notApproved") } };
}

function campaignsLine(campaigns: OutreachLinesData["couponCampaigns"]): LineState {
  const active = campaigns.filter(({ status }) => status === "ACTIVE");
  const [first] = active;
  if (first === undefined) {
    return { text: text("line.noCampaign") };
  }
  return {
    text:
      active.length === 1
        ? text("line.campaign", { name: first.name, date: formatDayOfMonth(first.redeemEndOn) })
        : text("line.campaigns", { count: active.length }),
  };
}

type Change = OwnLinesData["settingChanges"]["edges"][number]["node"];

function changeLine(change: Change | undefined, at: StoreMoment): string {
  if (change === undefined) {
    return text("line.noChanges");
  }
  const values = { what: eventName(change.name), date: shortTime(change.at, at) };
  return change.by === null ? text("line.changeAlone", values) : text("line.change", { ...values, name: change.by });
}

/** Without any release there is nothing to say beyond what the page is for. */
function updatesLine(releases: OwnLinesData["releases"]): { updates?: LineState } {
  const [latest] = releases;
  if (latest === undefined) {
    return {};
  }
  const count = releases.filter(({ isUnread }) => isUnread).length;
  return {
    updates: {
      text: count === 0 ? text("line.version", { version: latest.version }) : text("line.updates", { count }),
    },
  };
}

function backupLine({ lastMadeAt }: NonNullable<OwnLinesData["backupState"]>, at: StoreMoment): LineState {
  if (lastMadeAt === null) {
    return { text: text("line.noBackup") };
  }
  const last = text("line.backup", { date: shortTime(lastMadeAt, at) });
  return isBackupOld(lastMadeAt, at.now) ? { text: "", alert: { tone: "warn", text: last } } : { text: last };
}
