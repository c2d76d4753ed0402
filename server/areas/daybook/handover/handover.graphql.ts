import { builder } from "#server/platform/graphql/builder.ts";
import { DaybookPerson } from "#server/areas/daybook/daybook-person.graphql.ts";
import { SkipReason } from "#server/areas/daybook/tasks/tasks.graphql.ts";
import { handoverDay, handoverNow, signHandover, signHandoverRead } from "./handover.ts";
import type { Handover, HandoverDay } from "./handover.ts";
import type { HandoverSnapshot } from "./handover-snapshot.ts";

const at = (instant: string): Date => new Date(instant);

const HandoverBuyType = builder.objectRef<HandoverSnapshot["waiting"][number]>("HandoverBuy").implement({
  fields: (field) => ({
    number: field.exposeString("number"),
    since: field.field({ type: "Instant", resolve: (buy) => at(buy.since) }),
  }),
});

const HandoverTaskType = builder.objectRef<HandoverSnapshot["openTasks"][number]>("HandoverTask").implement({
  fields: (field) => ({
    name: field.exposeString("name"),
    list: field.exposeString("list", { nullable: true }),
    dueAt: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ dueAt }) => (dueAt === null ? null : at(dueAt)),
    }),
    isOverdue: field.exposeBoolean("isOverdue"),
    isMustDo: field.exposeBoolean("isMustDo"),
  }),
});

const HandoverSkipType = builder.objectRef<HandoverSnapshot["skippedTasks"][number]>("HandoverSkip").implement({
  fields: (field) => ({
    name: field.exposeString("name"),
    reason: field.expose("reason", { type: SkipReason }),
    note: field.exposeString("note"),
    by: field.exposeString("by"),
  }),
});

const HandoverBinType = builder.objectRef<HandoverSnapshot["bins"][number]>("HandoverBin").implement({
  fields: (field) => ({
    bin: field.exposeString("bin", { description: "Its number as it is written on it." }),
    category: field.exposeString("category"),
    location: field.exposeString("location"),
  }),
});

const HandoverTextsType = builder.objectRef<NonNullable<HandoverSnapshot["textsWaiting"]>>("HandoverTexts").implement({
  fields: (field) => ({
    count: field.exposeInt("count", { description: "Customers whose last text nobody has answered." }),
    since: field.field({
      type: "Instant",
      description: "When the first of them wrote.",
      resolve: ({ since }) => at(since),
    }),
  }),
});

const HandoverPersonType = builder.objectRef<HandoverSnapshot["people"][number]>("HandoverPerson").implement({
  fields: (field) => ({
    name: field.exposeString("name"),
    isOnBreak: field.boolean({ resolve: ({ state }) => state === "break" }),
    since: field.field({
      type: "Instant",
      nullable: true,
      resolve: ({ since }) => (since === null ? null : at(since)),
    }),
  }),
});

const HandoverNoteType = builder.objectRef<HandoverSnapshot["notes"][number]>("HandoverNote").implement({
  fields: (field) => ({ author: field.exposeString("author"), body: field.exposeString("body") }),
});

const HandoverSnapshotType = builder.objectRef<HandoverSnapshot>("HandoverSnapshot").implement({
  description: "The store's day at one moment. What is signed never changes.",
  fields: (field) => ({
    at: field.field({ type: "Instant", resolve: (snapshot) => at(snapshot.at) }),
    waiting: field.expose("waiting", { type: [HandoverBuyType], description: "Sellers whose buy is not ready." }),
    notCollected: field.expose("notCollected", { type: [HandoverBuyType], description: "Ready and not picked up." }),
    openTasks: field.expose("openTasks", { type: [HandoverTaskType] }),
    skippedTasks: field.expose("skippedTasks", { type: [HandoverSkipType], description: "Left out on purpose." }),
    logToFill: field.exposeStringList("logToFill", { description: "Required log fields that are still empty." }),
    bins: field.expose("bins", {
      type: [HandoverBinType],
      description: "Half moved: out of storage, not on the floor.",
    }),
    textsWaiting: field.expose("textsWaiting", { type: HandoverTextsType, nullable: true }),
    people: field.expose("people", { type: [HandoverPersonType] }),
    notes: field.expose("notes", { type: [HandoverNoteType], description: "Important or pinned." }),
    goalPercent: field.field({ type: "Percent", nullable: true, resolve: ({ goal }) => goal.percentTenths }),
    goalGap: field.field({ type: "Money", nullable: true, resolve: ({ goal }) => goal.gapCents }),
    ahead: field.field({ type: "Money", nullable: true, resolve: ({ goal }) => goal.aheadCents }),
  }),
});

const HandoverType = builder.objectRef<Handover>("Handover").implement({
  description: "What one lead handed to the next; signed by both.",
  fields: (field) => ({
    id: field.exposeID("id"),
    from: field.expose("from", { type: DaybookPerson }),
    note: field.exposeString("note"),
    snapshot: field.expose("snapshot", { type: HandoverSnapshotType }),
    signedAt: field.expose("signedAt", { type: "Instant" }),
    readBy: field.expose("readBy", { type: DaybookPerson, nullable: true }),
    readAt: field.expose("readAt", { type: "Instant", nullable: true }),
  }),
});

const HandoverDayType = builder.objectRef<HandoverDay>("HandoverDay").implement({
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    now: field.field({
      type: HandoverSnapshotType,
      nullable: true,
      description: "What would be signed now; null on other days than today.",
      resolve: (day, _args, request) => (day.isToday ? handoverNow(request, {}) : null),
    }),
    signed: field.expose("signed", { type: [HandoverType], description: "The newest first." }),
  }),
});

builder.queryField("handover", (field) =>
  field.field({
    type: HandoverDayType,
    args: { date: field.arg({ type: "BusinessDate" }) },
    resolve: (_root, { date }, request) => handoverDay(request, { date: date ?? null }),
  }),
);

builder.mutationFields((field) => ({
  signHandover: field.field({
    type: HandoverType,
    description: "Within a minute after confirmEmployee: the PIN is the signature.",
    args: {
      id: field.arg({ type: "Uuid", required: true, description: "Made by the client." }),
      note: field.arg.string({ required: true, defaultValue: "" }),
    },
    resolve: (_root, args, request) => signHandover(request, args),
  }),
  signHandoverRead: field.field({
    type: HandoverType,
    description: "Within a minute after confirmEmployee, by somebody else than who signed it.",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => signHandoverRead(request, args),
  }),
}));
