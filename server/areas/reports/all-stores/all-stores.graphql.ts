import { builder } from "#server/platform/graphql/builder.ts";
import { allStores } from "./all-stores.ts";
import type { AllStores } from "./all-stores.ts";
import type { MissingPerson, StoreNow } from "./store-now.ts";
import type { StoreNeed } from "./store-now.rules.ts";

const StoreNeedKind = builder.enumType("StoreNeedKind", {
  values: ["DAY_CLOSE", "CLOCK_OUT", "REGISTER", "EXPORT", "ALERT"] as const,
});

const StoreUrgency = builder.enumType("StoreUrgency", {
  description: "What is wrong first.",
  values: ["WAITS", "MISSING", "NEEDS", "BEHIND", "NONE"] as const,
});

const StoreNeedType = builder.objectRef<StoreNeed>("StoreNeed").implement({
  description:
    "A matter that waits for a person: days without a Day Close, missing clock-outs, a silent register, one that does not read its exports, alerts without an answer.",
  fields: (field) => ({
    kind: field.expose("kind", { type: StoreNeedKind }),
    count: field.exposeInt("count"),
    date: field.expose("date", { type: "BusinessDate", nullable: true, description: "The oldest of the days." }),
  }),
});

const MissingPersonType = builder.objectRef<MissingPerson>("MissingPerson").implement({
  description: "Scheduled for now and not clocked in.",
  fields: (field) => ({ name: field.exposeString("name"), since: field.expose("since", { type: "Instant" }) }),
});

const StoreNowType = builder.objectRef<StoreNow>("StoreNow").implement({
  description: "How a store stands at this moment.",
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    name: field.exposeString("name"),
    date: field.expose("date", { type: "BusinessDate" }),
    timeZone: field.exposeString("timeZone"),
    isShut: field.exposeBoolean("isShut"),
    sales: field.expose("salesCents", { type: "Money", nullable: true }),
    goal: field.expose("goalCents", { type: "Money", nullable: true }),
    goalPct: field.expose("goalTenths", { type: "Percent", nullable: true }),
    usualPct: field.expose("usualTenths", {
      type: "Percent",
      nullable: true,
      description: "Of a day's sales, as much as is usual by now.",
    }),
    ahead: field.expose("aheadCents", { type: "Money", nullable: true, description: "Below 0 behind the pace." }),
    comp: field.expose("compCents", { type: "Money", nullable: true, description: "Last year up to the same time." }),
    compPct: field.expose("compTenths", { type: "Percent", nullable: true }),
    here: field.exposeInt("here"),
    expected: field.exposeInt("expected"),
    missing: field.field({ type: [MissingPersonType], resolve: ({ missing }) => missing }),
    waiting: field.exposeInt("waiting", { description: "Sellers without an offer." }),
    longestWaitMinutes: field.exposeInt("longestWaitMinutes", { nullable: true }),
    needs: field.field({ type: [StoreNeedType], resolve: ({ needs }) => needs }),
    urgency: field.expose("urgency", { type: StoreUrgency }),
    daysMade: field.exposeInt("daysMade", { description: "Of the last two weeks." }),
    judgedPcts: field.expose("judgedTenths", {
      type: ["Percent"],
      description: "Sales in parts of the goal, the oldest first, of the last two weeks' days that have both.",
    }),
  }),
});

const LongestWaitType = builder.objectRef<NonNullable<AllStores["longestWait"]>>("LongestWait").implement({
  fields: (field) => ({
    name: field.exposeString("name", { description: "Of the store." }),
    minutes: field.exposeInt("minutes"),
    urgency: field.expose("urgency", { type: StoreUrgency }),
  }),
});

const MostUrgentStoreType = builder.objectRef<NonNullable<AllStores["mostUrgent"]>>("MostUrgentStore").implement({
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    name: field.exposeString("name"),
  }),
});

const AllStoresType = builder.objectRef<AllStores>("AllStores").implement({
  fields: (field) => ({
    stores: field.field({
      type: [StoreNowType],
      description: "The first that match, those that need a person on top.",
      resolve: ({ stores }) => stores,
    }),
    matchCount: field.exposeInt("matchCount"),
    attentionCount: field.exposeInt("attentionCount", { description: "Of those that match, how many need a person." }),
    storeCount: field.exposeInt("storeCount", { description: "Of all stores, like everything below." }),
    sales: field.expose("salesCents", { type: "Money", nullable: true }),
    goal: field.expose("goalCents", { type: "Money", nullable: true }),
    ahead: field.expose("aheadCents", { type: "Money", nullable: true }),
    compPct: field.expose("compTenths", { type: "Percent", nullable: true }),
    comparedStores: field.exposeInt("comparedStores"),
    comparedSales: field.expose("comparedSalesCents", {
      type: "Money",
      description: "Of the stores that have a figure of last year.",
    }),
    comp: field.expose("compCents", { type: "Money", description: "That figure." }),
    waiting: field.exposeInt("waiting", { description: "Sellers without an offer." }),
    longestWait: field.expose("longestWait", { type: LongestWaitType, nullable: true }),
    missing: field.exposeInt("missing", { description: "People who are scheduled for now and not clocked in." }),
    needs: field.exposeInt("needs"),
    mostUrgent: field.expose("mostUrgent", { type: MostUrgentStoreType, nullable: true }),
  }),
});

builder.queryField("allStores", (field) =>
  field.field({
    type: AllStoresType,
    args: {
      search: field.arg.string({ description: "A part of a name, or how a number begins." }),
      first: field.arg.int({ description: "How many are listed, usually 100; the sums are of all." }),
    },
    description: "The stores of the company that the person reaches, now. For district managers and owners.",
    resolve: (_root, args, request) => allStores(request, args),
  }),
);
