import { CredentialInput, IntegrationType } from "#server/areas/automations/automations.ts";
import type { Employee } from "#server/areas/team/team.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import type { ScheduleLocation } from "#server/adapters/scheduling/scheduling.ts";
import {
  activateSchedule,
  chooseClockSource,
  chooseScheduleLocation,
  connectSchedule,
  disconnectSchedule,
  scheduleLocations,
  syncScheduleNow,
} from "./connect.ts";
import { countPunches, findSchedule, listScheduleNotices, viewProviderClock, viewSchedule } from "./scheduling.ts";
import type { Person, ProviderClock, Schedule, ScheduleNotice } from "./scheduling.ts";

const ClockSource = builder.enumType("ClockSource", {
  description: "Whether people punch here or by their scheduling service's clock.",
  values: { APP: { value: "app" }, PROVIDER: { value: "provider" } } as const,
});

/** Of one of ours as much as matching needs, by name. */
const ScheduleEmployeeType = builder.objectRef<Employee>("ScheduleEmployee").implement({
  fields: (field) => ({
    id: field.id({ resolve: ({ id }) => id }),
    fullName: field.exposeString("fullName"),
    safeAvatarUrl: field.exposeString("safeAvatarUrl", { nullable: true }),
    isActive: field.exposeBoolean("isActive"),
    isClockedIn: field.boolean({ resolve: ({ clockState }) => clockState !== "out" }),
  }),
});

const MatchedBy = builder.enumType("ScheduleMatchedBy", {
  values: {
    CODE: { value: "code" },
    EMAIL: { value: "email" },
    PHONE: { value: "phone" },
    NAME: { value: "name" },
    CHOSEN: { value: "chosen" },
    CREATED: { value: "created" },
  } as const,
});

const PersonType = builder.objectRef<Person>("SchedulePerson").implement({
  description: "A person whom a scheduling service knows, and who that is here.",
  fields: (field) => ({
    id: field.exposeID("id"),
    fullName: field.string({ resolve: ({ firstName, lastName }) => `${firstName} ${lastName}`.trim() }),
    email: field.exposeString("email", { nullable: true }),
    phone: field.exposeString("phone", { nullable: true }),
    code: field.exposeString("code", { nullable: true }),
    employee: field.expose("employee", { type: ScheduleEmployeeType, nullable: true }),
    matchedBy: field.expose("matchedBy", { type: MatchedBy, nullable: true }),
    isIgnored: field.exposeBoolean("isIgnored"),
    goneAt: field.expose("goneAt", {
      type: "Instant",
      nullable: true,
      description: "When the service first did not name them any more.",
    }),
    needsAnswer: field.boolean({
      description: "Gone there and still one of ours: a manager is asked what that means.",
      resolve: ({ goneAt, goneAnswer, employee }) =>
        goneAt !== null && goneAnswer === null && employee?.isActive === true,
    }),
  }),
});

const SendingType = builder.objectRef<Schedule["sendings"][number]>("PunchSending").implement({
  description: "A punch that the service has not heard of.",
  fields: (field) => ({
    id: field.id({ resolve: ({ punchId }) => punchId }),
    fullName: field.exposeString("fullName"),
    type: field.exposeString("type", { description: "in, out, breakStart or breakEnd" }),
    punchedAt: field.expose("punchedAt", { type: "Instant" }),
    isGivenUp: field.boolean({ resolve: ({ state }) => state === "given-up" }),
    lastError: field.exposeString("lastError", { nullable: true }),
  }),
});

export const ScheduleType = builder.objectRef<Schedule>("Schedule").implement({
  description: "A scheduling service as its page shows it.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    takesPunches: field.exposeBoolean("takesPunches"),
    clockSource: field.expose("clockSource", { type: ClockSource }),
    people: field.expose("people", { type: [PersonType] }),
    unmatched: field.expose("unmatched", { type: [ScheduleEmployeeType] }),
    ignored: field.expose("ignored", { type: [ScheduleEmployeeType] }),
    sendings: field.expose("sendings", { type: [SendingType] }),
    peopleSyncedAt: field.field({ type: "Instant", nullable: true, resolve: ({ syncedAt }) => syncedAt.get("people") }),
    shiftsSyncedAt: field.field({ type: "Instant", nullable: true, resolve: ({ syncedAt }) => syncedAt.get("shifts") }),
    timesSyncedAt: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ syncedAt }) => syncedAt.get("times") ?? syncedAt.get("all-times"),
    }),
  }),
});

const LocationType = builder.objectRef<ScheduleLocation>("ScheduleLocation").implement({
  fields: (field) => ({ id: field.exposeID("id"), name: field.exposeString("name") }),
});

const ProviderClockType = builder.objectRef<ProviderClock>("ProviderClock").implement({
  description: "The scheduling service beside the clock.",
  fields: (field) => ({
    name: field.exposeString("name"),
    clockUrl: field.exposeString("clockUrl"),
    clockSource: field.expose("clockSource", { type: ClockSource }),
    waitingEmployeeIds: field.idList({ resolve: ({ waitingEmployeeIds }) => waitingEmployeeIds.map(String) }),
  }),
});

const RemovedPersonType = builder
  .objectRef<ScheduleNotice["removedPeople"][number]>("RemovedSchedulePerson")
  .implement({
    fields: (field) => ({ name: field.exposeString("name"), isClockedIn: field.exposeBoolean("isClockedIn") }),
  });

const NoticeType = builder.objectRef<ScheduleNotice>("ScheduleNotice").implement({
  description: "What of a scheduling service waits for a manager.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    stopped: field.exposeString("stopped", { nullable: true }),
    removedPeople: field.expose("removedPeople", { type: [RemovedPersonType] }),
    givenUpPunches: field.exposeInt("givenUpPunches"),
  }),
});

builder.objectFields(IntegrationType, (field) => ({
  pendingPunches: field.int({
    description: "Saved here, not yet in the service.",
    resolve: async ({ id }, _args, request) => (await countPunches(request, { id })).waiting,
  }),
}));

builder.queryFields((field) => ({
  schedule: field.field({
    type: ScheduleType,
    nullable: true,
    description: "Null for an id that no scheduling service of this program has.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => findSchedule(request, { id }),
  }),
  scheduleLocations: field.field({
    type: [LocationType],
    description: "The account's places, as the service has them now.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, { id }, request) => scheduleLocations(request, id),
  }),
  scheduleNotices: field.field({
    type: [NoticeType],
    resolve: (_root, _args, request) => listScheduleNotices(request, {}),
  }),
  providerClock: field.field({
    type: ProviderClockType,
    nullable: true,
    resolve: (_root, _args, request) => viewProviderClock(request, {}),
  }),
}));

builder.mutationFields((field) => ({
  connectSchedule: field.field({
    type: ScheduleType,
    description: "Tries what was typed; an earlier connection is replaced only when the service takes it.",
    args: {
      id: field.arg.id({ required: true }),
      credentials: field.arg({ type: [CredentialInput], required: true }),
    },
    resolve: async (_root, { id, credentials }, request) => {
      const typed = Object.fromEntries(credentials.map(({ name, value }) => [name, value]));
      await connectSchedule(request, { id, credentials: typed });
      return viewSchedule(request, { id });
    },
  }),
  chooseScheduleLocation: field.field({
    type: ScheduleType,
    args: { id: field.arg.id({ required: true }), locationId: field.arg.id({ required: true }) },
    resolve: async (_root, args, request) => {
      await chooseScheduleLocation(request, args);
      return viewSchedule(request, { id: args.id });
    },
  }),
  activateSchedule: field.field({
    type: ScheduleType,
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, request) => {
      await activateSchedule(request, { id });
      return viewSchedule(request, { id });
    },
  }),
  syncSchedule: field.field({
    type: ScheduleType,
    description: "Everything now. Refused with the service's words when it does not answer.",
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, request) => {
      await syncScheduleNow(request, id);
      return viewSchedule(request, { id });
    },
  }),
  disconnectSchedule: field.field({
    type: ScheduleType,
    args: { id: field.arg.id({ required: true }) },
    resolve: async (_root, { id }, request) => {
      await disconnectSchedule(request, { id });
      return viewSchedule(request, { id });
    },
  }),
  chooseClockSource: field.field({
    type: ScheduleType,
    args: {
      id: field.arg.id({ required: true }),
      clockSource: field.arg({ type: ClockSource, required: true }),
    },
    resolve: async (_root, args, request) => {
      await chooseClockSource(request, args);
      return viewSchedule(request, { id: args.id });
    },
  }),
}));
