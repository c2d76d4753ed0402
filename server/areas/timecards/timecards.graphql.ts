import { builder } from "#server/platform/graphql/builder.ts";
import { safeAvatarUrl } from "#common/people/safe-avatar-url.ts";
import { confirmClockOut, declineClockOut, listMissingClockOuts, sayWhenLeft } from "./clock-outs.ts";
import type { MissingClockOut } from "./clock-outs.ts";
import { correctTimecard, restoreTimecard } from "./corrections.ts";
import {
  approveTimecards,
  exportTimecards,
  viewTimecardHistory,
  viewTimecards,
  withdrawTimecardApproval,
} from "./timecards.ts";
import type { Timecard, TimecardDay, Timecards } from "./timecards.ts";

type Punch = TimecardDay["punches"][number];
type Entry = TimecardDay["entries"][number];
type Version = Awaited<ReturnType<typeof viewTimecardHistory>>[number];

const PunchTypeType = builder.enumType("PunchType", {
  values: {
    IN: { value: "in" },
    OUT: { value: "out" },
    BREAK_START: { value: "breakStart" },
    BREAK_END: { value: "breakEnd" },
  } as const,
});

const PunchType = builder.objectRef<Punch>("Punch").implement({
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    type: field.expose("type", { type: PunchTypeType }),
    at: field.expose("at", { type: "Instant" }),
    isEdit: field.boolean({ resolve: ({ source }) => source === "edit" }),
    reason: field.exposeString("reason", { nullable: true, description: "Why a manager put it there." }),
  }),
});

const BreakType = builder.objectRef<Entry["breaks"][number]>("TimecardBreak").implement({
  fields: (field) => ({
    startedAt: field.expose("startedAt", { type: "Instant" }),
    endedAt: field.expose("endedAt", { type: "Instant", nullable: true }),
  }),
});

const EntryStateType = builder.enumType("TimecardEntryState", {
  values: {
    CLOSED: { value: "closed" },
    RUNNING: { value: "running" },
    MISSING: { value: "missing", description: "Over without a clock-out: it counts nothing." },
  } as const,
});

const EntryType = builder.objectRef<Entry>("TimecardEntry").implement({
  description: "From a clock-in to its clock-out.",
  fields: (field) => ({
    id: field.field({ type: "Uuid", resolve: ({ clockIn }) => clockIn.id }),
    startedAt: field.field({ type: "Instant", resolve: ({ clockIn }) => clockIn.at }),
    endedAt: field.field({ type: "Instant", nullable: true, resolve: ({ clockOut }) => clockOut?.at ?? null }),
    breaks: field.expose("breaks", { type: [BreakType] }),
    minutes: field.exposeInt("minutes", { description: "Without unpaid breaks." }),
    state: field.expose("state", { type: EntryStateType }),
  }),
});

const DayType = builder.objectRef<TimecardDay>("TimecardDay").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    minutes: field.exposeInt("minutes"),
    breakMinutes: field.exposeInt("breakMinutes"),
    wages: field.expose("wagesCents", { type: "Money", nullable: true }),
    entries: field.expose("entries", { type: [EntryType] }),
    punches: field.expose("punches", { type: [PunchType] }),
    isEdited: field.exposeBoolean("isEdited"),
    isMissing: field.exposeBoolean("isMissing"),
    isApproved: field.boolean({ resolve: ({ approval }) => approval !== null }),
    approvedAt: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ approval }) => approval?.approvedAt ?? null,
    }),
    approvedBy: field.string({ nullable: true, resolve: ({ approval }) => approval?.approvedBy ?? null }),
  }),
});

const TimecardType = builder.objectRef<Timecard>("Timecard").implement({
  description: "The hours of one person in a period.",
  fields: (field) => ({
    employeeId: field.id({ resolve: ({ employee }) => String(employee.id) }),
    fullName: field.string({ resolve: ({ employee }) => employee.fullName }),
    avatarUrl: field.string({ nullable: true, resolve: ({ employee }) => safeAvatarUrl(employee.avatarUrl) }),
    isActive: field.boolean({ resolve: ({ employee }) => employee.isActive }),
    days: field.expose("days", { type: [DayType], description: "Days with punches, oldest first." }),
    minutes: field.exposeInt("minutes"),
    breakMinutes: field.exposeInt("breakMinutes"),
    overtimeMinutes: field.exposeInt("overtimeMinutes", { description: "Over 40 hours, of whole weeks." }),
    wages: field.expose("wagesCents", {
      type: "Money",
      nullable: true,
      description: "Of the hours with a pay rate.",
    }),
    wageUnknownMinutes: field.exposeInt("wageUnknownMinutes", { nullable: true }),
    missingClockOuts: field.exposeInt("missingClockOuts"),
    approvedDays: field.exposeInt("approvedDays"),
  }),
});

const TimecardsType = builder.objectRef<Timecards>("Timecards").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    today: field.expose("today", { type: "BusinessDate" }),
    seesWages: field.exposeBoolean("seesWages"),
    timecards: field.expose("timecards", { type: [TimecardType] }),
  }),
});

const VersionType = builder.objectRef<Version>("PunchVersion").implement({
  description: "A punch as it was once written; one that an edit stands for counts no more.",
  fields: (field) => ({
    id: field.expose("id", { type: "Uuid" }),
    type: field.field({
      type: PunchTypeType,
      nullable: true,
      description: "Null when the row takes a punch away.",
      resolve: ({ type }) => (type === "removed" ? null : type),
    }),
    at: field.expose("at", { type: "Instant" }),
    isEdit: field.boolean({ resolve: ({ source }) => source === "edit" }),
    reason: field.exposeString("reason", { nullable: true }),
    replacesId: field.expose("replacesId", { type: "Uuid", nullable: true }),
    writtenAt: field.expose("writtenAt", { type: "Instant" }),
    writtenBy: field.exposeString("writtenBy", { nullable: true, description: "Of edits." }),
  }),
});

const SuggestionType = builder.objectRef<MissingClockOut["suggestions"][number]>("ClockOutSuggestion").implement({
  fields: (field) => ({
    basis: field.exposeString("basis", { description: "lastAction, shiftEnd or storeClose" }),
    at: field.expose("at", { type: "Instant" }),
    minutes: field.exposeInt("minutes", { description: "What the entry would count, without unpaid breaks." }),
  }),
});

const MissingClockOutType = builder.objectRef<MissingClockOut>("MissingClockOut").implement({
  description: "An entry that is over without a clock-out; it counts nothing until a manager has confirmed its end.",
  fields: (field) => ({
    punchId: field.expose("punchId", { type: "Uuid" }),
    employeeId: field.id({ resolve: ({ employee }) => String(employee.id) }),
    fullName: field.string({ resolve: ({ employee }) => employee.fullName }),
    avatarUrl: field.string({ nullable: true, resolve: ({ employee }) => safeAvatarUrl(employee.avatarUrl) }),
    date: field.expose("date", { type: "BusinessDate" }),
    clockedInAt: field.expose("clockedInAt", { type: "Instant" }),
    suggestions: field.expose("suggestions", { type: [SuggestionType] }),
    claimedLeftAt: field.field({ type: "Instant", nullable: true, resolve: ({ claim }) => claim?.leftAt ?? null }),
    claimedMinutes: field.exposeInt("claimedMinutes", {
      nullable: true,
      description: "What the entry would count with the claim.",
    }),
    claimedBasis: field.string({ nullable: true, resolve: ({ claim }) => claim?.basis ?? null }),
  }),
});

const PunchInput = builder.inputType("PunchInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", description: "Null for a punch that was not there." }),
    type: field.field({ type: PunchTypeType, required: true }),
    at: field.field({ type: "Instant", required: true }),
  }),
});

builder.queryFields((field) => {
  const period = {
    from: field.arg({ type: "BusinessDate", required: true }),
    to: field.arg({ type: "BusinessDate", required: true }),
    employeeId: field.arg.id(),
  };
  return {
    timecards: field.field({
      type: TimecardsType,
      description: "Of this week unless both days are named.",
      args: {
        from: field.arg({ type: "BusinessDate" }),
        to: field.arg({ type: "BusinessDate" }),
        employeeId: field.arg.id(),
      },
      resolve: (_root, { from, to, employeeId }, request) =>
        viewTimecards(request, { period: from && to ? { from, to } : null, employeeId }),
    }),
    timecardsCsv: field.string({
      description: "One line for each entry, for a spreadsheet.",
      args: period,
      resolve: (_root, { from, to, employeeId }, request) => exportTimecards(request, { from, to, employeeId }),
    }),
    timecardHistory: field.field({
      type: [VersionType],
      args: {
        employeeId: field.arg.id({ required: true }),
        date: field.arg({ type: "BusinessDate", required: true }),
      },
      resolve: (_root, { employeeId, date }, request) => viewTimecardHistory(request, { employeeId, date }),
    }),
    missingClockOuts: field.field({
      type: [MissingClockOutType],
      args: { own: field.arg.boolean({ description: "Only of the person who works at this screen." }) },
      resolve: (_root, { own }, request) => listMissingClockOuts(request, { own: own ?? false }),
    }),
  };
});

builder.mutationFields((field) => ({
  correctTimecard: field.field({
    type: [VersionType],
    args: {
      employeeId: field.arg.id({ required: true }),
      date: field.arg({ type: "BusinessDate", required: true }),
      reason: field.arg.string({ required: true }),
      seenPunchIds: field.arg({ type: ["Uuid"], required: true, description: "The punches that were seen." }),
      punches: field.arg({ type: [PunchInput], required: true }),
    },
    resolve: (_root, { employeeId, date, reason, seenPunchIds, punches }, request) =>
      correctTimecard(request, {
        employeeId,
        date,
        reason,
        seenPunchIds,
        punches: punches.map(({ id, type, at }) => ({ id: id ?? null, type, at })),
      }),
  }),
  restoreTimecard: field.boolean({
    description: "Takes a correction back: one's own last within moments, or one named from the history.",
    args: {
      employeeId: field.arg.id({ required: true }),
      date: field.arg({ type: "BusinessDate", required: true }),
      eventId: field.arg({ type: "Uuid" }),
    },
    async resolve(_root, { employeeId, date, eventId }, request) {
      await restoreTimecard(request, { employeeId, date, eventId: eventId ?? null });
      return true;
    },
  }),
  sayWhenLeft: field.boolean({
    args: {
      punchId: field.arg({ type: "Uuid", required: true }),
      leftAt: field.arg({ type: "Instant", required: true }),
      basis: field.arg.string({ required: true, description: "lastAction, shiftEnd, storeClose or typed" }),
    },
    async resolve(_root, { punchId, leftAt, basis }, request) {
      const suggested = (["lastAction", "shiftEnd", "storeClose"] as const).find((name) => name === basis);
      await sayWhenLeft(request, { punchId, leftAt, basis: suggested ?? "typed" });
      return true;
    },
  }),
  confirmClockOut: field.boolean({
    args: {
      punchId: field.arg({ type: "Uuid", required: true }),
      leftAt: field.arg({ type: "Instant", required: true }),
    },
    async resolve(_root, { punchId, leftAt }, request) {
      await confirmClockOut(request, { punchId, leftAt });
      return true;
    },
  }),
  declineClockOut: field.boolean({
    args: { punchId: field.arg({ type: "Uuid", required: true }) },
    async resolve(_root, { punchId }, request) {
      await declineClockOut(request, { punchId });
      return true;
    },
  }),
}));

const approvals = { approveTimecards, withdrawTimecardApproval } as const;

for (const [name, act] of Object.entries(approvals)) {
  builder.mutationField(name, (field) =>
    field.boolean({
      args: {
        from: field.arg({ type: "BusinessDate", required: true }),
        to: field.arg({ type: "BusinessDate", required: true }),
        employeeIds: field.arg.idList({ required: true }),
      },
      async resolve(_root, { from, to, employeeIds }, request) {
        await act(request, { from, to, employeeIds });
        return true;
      },
    }),
  );
}
