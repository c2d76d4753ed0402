import { expect, test } from "vitest";
import type { DayLinesData, OwnLinesData, PeopleLinesData, StoreLinesData } from "./home.queries.ts";
import { listNeeds } from "./needs.ts";
import type { HomeData } from "./needs.ts";
import { dayLines, outreachLines, ownLines, peopleLines } from "./other-lines.ts";
import { storeLines } from "./store-lines.ts";

/** Saturday, Nov 21, 3:41 PM in Chicago. */
const at = { now: new Date("2026-11-21T21:41:00Z"), timeZone: "America/Chicago" };
const month = "2026-11-01";
const closed = { opensMinutes: null, closesMinutes: null };
const open = { opensMinutes: 600, closesMinutes: 1260 };
const thanksgiving = { __typename: "HoursException", date: "2026-11-26", name: "Thanksgiving", ...closed } as const;

function aRegister(
  id: string,
  more: Partial<StoreLinesData["devices"][number]> = {},
): StoreLinesData["devices"][number] {
  return { id, name: `Register ${id}`, type: "pos", revokedAt: null, lastSeenAt: "2026-11-21T19:12:00Z", ...more };
}

function storeData(more: Partial<StoreLinesData> = {}): StoreLinesData {
  return {
    storeProfile: { id: "1", number: "40217", timeZone: "America/New_York", country: "US" },
    storeHours: {
      week: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, ...open })),
      exceptions: [thanksgiving],
    },
    storeSwitches: { idleSeconds: 90 },
    devices: [aRegister("1"), aRegister("2"), aRegister("3", { type: "browser" })],
    printJobs: [],
    ...more,
  };
}

function peopleData(more: Partial<PeopleLinesData> = {}): PeopleLinesData {
  return {
    employees: [
      { id: "4", fullName: "Amy Okafor" },
      { id: "5", fullName: "Sofia Delgado" },
    ],
    employeeIdsWithoutPayRate: [],
    users: [
      { id: "1", isActive: true },
      { id: "2", isActive: false },
    ],
    integrations: [aService({})],
    ...more,
  };
}

type Service = PeopleLinesData["integrations"][number];

function aService(more: Partial<Service>): Service {
  const lastOkAt = "2026-11-21T21:30:00Z";
  return { id: "homebase", name: "Homebase", state: "ACTIVE", needsAction: null, lastOkAt, ...more };
}

function dayData(more: Partial<DayLinesData> = {}): DayLinesData {
  return {
    taskLists: [
      { id: "1", list: { id: "1", isActive: true } },
      { id: "2", list: { id: "2", isActive: false } },
    ],
    daybook: {
      id: "2026-11-21",
      groups: [
        {
          tasks: [
            { __typename: "Task", id: "1" },
            { __typename: "Todo", id: "2" },
          ],
        },
      ],
    },
    storeProfile: { id: "1", openToBuyOn: null, grandOpeningOn: null },
    goalMonth: { goal: null, total: 17_450_000 },
    buySettings: { minimumAge: 18 },
    buyPolicy: { id: "1", createdAt: "2026-03-02T15:00:00Z" },
    binOverview: { total: 1312 },
    backstockCategories: [
      { id: "1", isArchived: false },
      { id: "2", isArchived: true },
    ],
    reportSettings: { columns: ["sales"], allColumns: ["sales", "buys"] },
    ...more,
  };
}

function ownData(more: Partial<OwnLinesData> = {}): OwnLinesData {
  const change = { id: "1", name: "store.hours-changed", at: "2026-11-19T15:00:00Z", by: "Maya Torres" };
  return {
    ownSessions: [{ id: "1" }, { id: "2" }],
    settingChanges: { edges: [{ node: change }] },
    releases: [{ id: "1", version: "25.9.2", isUnread: true }],
    backupState: { lastMadeAt: "2026-11-21T08:00:00Z" },
    ...more,
  };
}

const lockText = (idleSeconds: number): string =>
  storeLines(storeData({ storeSwitches: { idleSeconds } }), { ...at, offlineIds: null }).switches.text;

test("the store's lines say its number and zone, its hours, its lock and its registers", () => {
  const lines = storeLines(storeData(), { ...at, offlineIds: new Set() });
  expect(lines.store).toEqual({ text: "40217, Eastern time" });
  expect(lines.hours).toEqual({ text: "10:00 AM – 9:00 PM today, Thursday closed" });
  expect(lines.switches).toEqual({ text: "Locks after 90 seconds" });
  expect(lockText(300)).toBe("Locks after 5 minutes");
  expect(lines.devices).toEqual({ text: "2 registers online" });
});

test("a day far ahead, or with other times, is named as such; a day that differs later than two weeks is not", () => {
  // Saturday, which is today, is closed.
  const week = storeData().storeHours.week.slice(0, 6);
  const hoursText = (exceptions: StoreLinesData["storeHours"]["exceptions"]): string =>
    storeLines(storeData({ storeHours: { week, exceptions } }), { ...at, offlineIds: null }).hours.text;
  expect(hoursText([])).toBe("Closed today");
  expect(hoursText([{ ...thanksgiving, date: "2026-12-25" }])).toBe("Closed today");
  expect(hoursText([{ ...thanksgiving, date: "2026-11-21", ...open }])).toBe("10:00 AM – 9:00 PM today");
  expect(hoursText([{ ...thanksgiving, date: "2026-12-01", ...open }])).toBe(
    "Closed today, Tue, Dec 1 10:00 AM – 9:00 PM",
  );
});

test("a register that is off is said in red; nothing is said of it while the channel has not told who is there", () => {
  const registers = (offlineIds: ReadonlySet<string> | null) => storeLines(storeData(), { ...at, offlineIds }).devices;
  expect(registers(new Set(["2"]))).toEqual({ text: "", alert: { tone: "bad", text: "1 of 2 registers offline" } });
  expect(registers(null)).toEqual({ text: "2 registers" });
  const none = storeLines(storeData({ devices: [] }), { ...at, offlineIds: new Set() });
  expect(none.devices).toEqual({ text: "No registers paired yet" });
});

test("people's lines count them, and say who has no pay rate to those who may know", () => {
  expect(peopleLines(peopleData(), at)).toEqual({
    team: { text: "2 employees" },
    users: { text: "1 signs in by email" },
    automations: { text: "Homebase, up to date 3:30 PM" },
  });
  const without = peopleLines(peopleData({ employeeIdsWithoutPayRate: ["5"] }), at).team;
  expect(without).toEqual({ text: "2 employees,", alert: { tone: "warn", text: "1 without a pay rate" } });
  expect(peopleLines(peopleData({ employeeIdsWithoutPayRate: null }), at).team).toEqual({ text: "2 employees" });
  expect(peopleLines(peopleData({ employees: [] }), at).team).toEqual({ text: "No employees yet" });
});

test.each([
  [[], { text: "No service connected" }],
  [[aService({ state: "NOT_CONNECTED" })], { text: "No service connected" }],
  [[aService({ lastOkAt: null })], { text: "Homebase active" }],
  [[aService({}), aService({ id: "other" })], { text: "2 services active" }],
  [[aService({ state: "ERROR" })], { text: "", alert: { tone: "bad", text: "Homebase isn't responding" } }],
  [
    [aService({ state: "CONNECTED", needsAction: "CHOOSE_PLACE" })],
    { text: "", alert: { tone: "warn", text: "Homebase isn't set up yet" } },
  ],
])("services %#: the line says whether they work", (integrations, line) => {
  expect(peopleLines(peopleData({ integrations }), at).automations).toEqual(line);
});

test("the day's lines say what is set for today and this month", () => {
  expect(dayLines(dayData(), { ...at, month })).toEqual({
    daybook: { text: "1 task list, 2 tasks today" },
    goals: { text: "November $174,500" },
    buys: { text: "Sellers 18 and over, policy of Mar 2, 2026" },
    backstock: { text: "1,312 bins, 1 category" },
    reports: { text: "1 of 2 figures shown" },
  });
  const bare = dayLines(dayData({ goalMonth: { goal: null, total: null }, buyPolicy: null }), {
    ...at,
    month,
  });
  expect(bare.goals).toEqual({ text: "", alert: { tone: "warn", text: "No goal for November" } });
  expect(bare.buys).toEqual({ text: "Sellers 18 and over, no policy to sign" });
});

test("a store that only buys so far has no goals to miss: the line says when they start, and nothing needs a person", () => {
  const goalMonth = { goal: null, total: null };
  const before = (grandOpeningOn: string | null) =>
    dayData({ goalMonth, storeProfile: { id: "1", openToBuyOn: "2026-11-02", grandOpeningOn } });
  const line = (day: DayLinesData) => dayLines(day, { ...at, month }).goals;
  expect(line(before("2026-12-05"))).toEqual({ text: "Start Dec 5, 2026, Grand Opening" });
  expect(line(before(null))).toEqual({ text: "Start at Grand Opening" });
  expect(needsOf({ day: before("2026-12-05") })).toEqual([]);
  expect(needsOf({ day: before("2026-11-21") }).map(([title]) => title)).toEqual(["November has no goal"]);
});

test("texting says its number and whether texts go out, coupons what is active", () => {
  const fall = { id: "1", name: "Fall thank-you", status: "ACTIVE", redeemEndOn: "2026-12-06" } as const;
  const active = { phone: "6085550190", registrationState: "active" };
  expect(outreachLines({ textingStatus: active, couponCampaigns: [fall, { ...fall, status: "ENDED" }] })).toEqual({
    texting: { text: "(608) 555-0190, ready to text" },
    bounceback: { text: "Fall thank-you, good through Dec 6" },
  });
  const pending = { ...active, registrationState: "brand_pending" };
  expect(outreachLines({ textingStatus: pending, couponCampaigns: [fall, fall] })).toEqual({
    texting: { text: "(608) 555-0190,", alert: { tone: "warn", text: "can't text yet" } },
    bounceback: { text: "2 active campaigns" },
  });
  expect(outreachLines({ textingStatus: { ...active, phone: null }, couponCampaigns: [] })).toEqual({
    texting: { text: "No number yet" },
    bounceback: { text: "No active campaign" },
  });
});

test("one's own lines say the newest change, the news and the newest backup", () => {
  expect(ownLines(ownData(), at)).toEqual({
    sessions: { text: "2 devices" },
    history: { text: "Usual week changed Nov 19 by Maya Torres" },
    updates: { text: "1 new update" },
    backups: { text: "Last saved 2:00 AM" },
  });
  const {
    ownSessions: _sessions,
    backupState: _backups,
    ...rest
  } = ownData({
    settingChanges: { edges: [] },
    releases: [{ id: "1", version: "25.9.2", isUnread: false }],
  });
  expect(ownLines(rest, at)).toEqual({
    history: { text: "No changes yet" },
    updates: { text: "Up to date, version 25.9.2" },
  });
  expect(ownLines(ownData({ releases: [], backupState: { lastMadeAt: "2026-11-01T08:00:00Z" } }), at)).toMatchObject({
    backups: { text: "", alert: { tone: "warn", text: "Last saved Nov 1" } },
  });
});

const needsOf = (data: Partial<HomeData>, more: { now?: Date; offlineIds?: ReadonlySet<string> } = {}) =>
  listNeeds(
    { store: null, people: null, day: null, own: null, setup: null, ...data },
    { ...at, offlineIds: null, month, ...more },
  ).map(({ title, text, act, to, person }) => [title, text, act, to, ...(person === undefined ? [] : [person])]);

test("where everything is as it should be, nothing needs a person", () => {
  expect(needsOf({ store: storeData(), people: peopleData(), day: dayData(), own: ownData() })).toEqual([]);
});

test("a register that is off needs a person while the store is open, or while something waits for it", () => {
  const offlineIds = new Set(["2"]);
  const place = ["See register", "/s/$storeId/settings/device"];
  expect(needsOf({ store: storeData() }, { offlineIds })).toEqual([
    ["Register 2 is offline", "Since 1:12 PM", ...place],
  ]);
  const night = new Date("2026-11-22T05:00:00Z");
  expect(needsOf({ store: storeData() }, { offlineIds, now: night })).toEqual([]);
  const jobs = ["QUEUED", "QUEUED", "DONE"] as const;
  const printJobs = jobs.map((state, index) => ({ id: String(index), state, deviceId: "2" }));
  const devices = [aRegister("2", { lastSeenAt: null })];
  expect(needsOf({ store: storeData({ printJobs, devices }) }, { offlineIds, now: night })).toEqual([
    ["Register 2 is offline", "Not connected yet, 2 labels waiting", ...place],
  ]);
});

test("a setup that was begun is offered until nothing of it is open or skipped", () => {
  const needOf = (startedAt: string | null, states: readonly ("DONE" | "OPEN" | "SKIPPED")[]) => {
    const steps = states.map((state, index) => ({ id: String(index), state }));
    return needsOf({ setup: { storeSetup: { id: "1", startedAt, steps } } });
  };
  const begun = "2026-11-20T15:00:00Z";
  const place = ["Open setup", "/onboarding/$storeId"];
  expect(needOf(begun, ["DONE", "OPEN", "OPEN"])).toEqual([["2 setup steps left", "Go on where you left", ...place]]);
  expect(needOf(begun, ["DONE", "OPEN", "SKIPPED"])).toEqual([["1 setup step left", "1 setup step skipped", ...place]]);
  expect(needOf(begun, ["DONE", "SKIPPED"])).toEqual([["1 setup step skipped", "Go on where you left", ...place]]);
  expect(needOf(begun, ["DONE", "DONE"])).toEqual([]);
  expect(needOf(null, ["OPEN"])).toEqual([]);
});

test("a holiday within thirty days that nobody has set needs its hours", () => {
  const week = storeData().storeHours.week;
  expect(needsOf({ store: storeData({ storeHours: { week, exceptions: [] } }) })).toEqual([
    ["Thanksgiving isn't set yet", "Thu, Nov 26 still has the usual hours", "Set hours", "/s/$storeId/settings/hours"],
  ]);
});

test("hours that nobody has told are not closed days: the line says so, and setting them comes before any holiday", () => {
  const week = storeData().storeHours.week.map(({ weekday }) => ({ weekday, ...closed }));
  const store = storeData({ storeHours: { week, exceptions: [] } });
  const line = { text: "", alert: { tone: "warn", text: "Not set yet" } };
  expect(storeLines(store, { ...at, offlineIds: null }).hours).toEqual(line);
  expect(needsOf({ store })).toEqual([
    [
      ...["Business hours aren't set", "Closed days, texts and due times follow them"],
      ...["Set hours", "/s/$storeId/settings/hours"],
    ],
  ]);
});

test("missing pay rates, stopped services, a month without a goal and old backups have one act each", () => {
  const troubledPeople = peopleData({ employeeIdsWithoutPayRate: ["5"], integrations: [aService({ state: "ERROR" })] });
  const day = dayData({ goalMonth: { goal: null, total: null } });
  const own = ownData({ backupState: { lastMadeAt: "2026-11-01T08:00:00Z" } });
  expect(needsOf({ people: troubledPeople, day, own })).toEqual([
    ["Sofia Delgado has no pay rate", "Hours count without wages", "Add rate", "/s/$storeId/team", "5"],
    [
      "Homebase isn't responding",
      "Nothing arrives from it right now",
      "See service",
      "/s/$storeId/settings/automations",
    ],
    ["November has no goal", "Days show sales without a goal", "Set goal", "/s/$storeId/goal/settings"],
    ["Backups are old", "Last saved Nov 1", "See backups", "/s/$storeId/settings/backups"],
  ]);
  const [two] = needsOf({ people: peopleData({ employeeIdsWithoutPayRate: ["4", "5"] }) });
  expect(two?.[0]).toBe("2 employees have no pay rate");
});
