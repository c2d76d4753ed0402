import { IntegrationType } from "#server/areas/automations/automations.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { dropPastSales, resumePastSales, startPastSales, stopPastSales } from "./backfill.ts";
import { viewRegister } from "./registers.ts";
import type { RegisterView, RunningBackfill } from "./registers.ts";
import { viewSellingService } from "./selling-service.ts";
import type { SellingService } from "./selling-service.ts";
import { connectPlace, disconnectRegister, finishRegisterSignIn, listPlaces } from "./setup.ts";
import type { ChoosablePlace } from "./setup.ts";

const Goods = builder.enumType("RegisterGoods", {
  values: { USED: { value: "used" }, NEW: { value: "new" } } as const,
});

const PlaceType = builder.objectRef<ChoosablePlace>("RegisterPlace").implement({
  description: "Where the account sells; one of them is this store.",
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    address: field.exposeString("address"),
    problem: field.exposeString("problem", { nullable: true, description: "Why it cannot be chosen, for people." }),
  }),
});

const MonthType = builder.objectRef<RunningBackfill["months"][number]>("PastSalesMonth").implement({
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    sales: field.exposeInt("sales"),
    isDone: field.boolean({ resolve: ({ doneAt }) => doneAt !== null }),
  }),
});

const StateType = builder.enumType("PastSalesState", {
  values: {
    RUNNING: { value: "running" },
    STOPPED: { value: "stopped" },
    DONE: { value: "done" },
    DROPPED: { value: "dropped" },
  } as const,
});

const BackfillType = builder.objectRef<RunningBackfill>("PastSales").implement({
  description: "A run over past sales that a person started.",
  fields: (field) => ({
    id: field.exposeID("id"),
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    state: field.expose("state", { type: StateType }),
    startedBy: field.exposeString("startedBy"),
    sales: field.exposeInt("sales", { description: "That are in." }),
    daysDone: field.exposeInt("daysDone"),
    daysLeft: field.exposeInt("daysLeft"),
    salesPerMinute: field.exposeInt("salesPerMinute", { nullable: true }),
    minutesLeft: field.exposeInt("minutesLeft", { nullable: true }),
    months: field.expose("months", { type: [MonthType] }),
  }),
});

const ConnectionType = builder.objectRef<NonNullable<RegisterView["connection"]>>("RegisterConnection").implement({
  fields: (field) => ({
    placeName: field.exposeString("placeName"),
    deviceId: field.expose("deviceId", { type: "Uuid" }),
    goods: field.expose("goods", { type: Goods }),
    liveSince: field.expose("liveSince", { type: "BusinessDate" }),
  }),
});

const TodayType = builder.objectRef<NonNullable<RegisterView["salesToday"]>>("RegisterToday").implement({
  fields: (field) => ({
    net: field.expose("net", { type: "Money" }),
    tickets: field.exposeInt("tickets"),
  }),
});

const RegisterType = builder.objectRef<RegisterView>("RegisterService").implement({
  description: "A register service as its page shows it.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    today: field.expose("today", { type: "BusinessDate" }),
    connection: field.expose("connection", {
      type: ConnectionType,
      nullable: true,
      description: "Null before the store's place was chosen.",
    }),
    lookedAt: field.expose("lookedAt", { type: "Instant", nullable: true }),
    salesToday: field.expose("salesToday", { type: TodayType, nullable: true, description: "Of the whole store." }),
    backfill: field.expose("backfill", { type: BackfillType, nullable: true }),
  }),
});

const SellingServiceType = builder.objectRef<SellingService>("SellingService").implement({
  fields: (field) => ({
    name: field.exposeString("name"),
    isReading: field.exposeBoolean("isReading", { description: "False since it stopped, until sales come in again." }),
  }),
});

builder.queryFields((field) => ({
  sellingService: field.field({
    type: SellingServiceType,
    nullable: true,
    description: "The register service that brings the store's sales; null where a register does.",
    resolve: (_root, _args, request) => viewSellingService(request, {}),
  }),
  registerService: field.field({
    type: RegisterType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewRegister(request, args),
  }),
  registerPlaces: field.field({
    type: [PlaceType],
    description: "The places of the account, as the service lists them now.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => listPlaces(request, args),
  }),
}));

const ReturnedParameter = builder.inputType("ReturnedParameter", {
  description: "A query parameter with which a register service sent a person back.",
  fields: (field) => ({ name: field.string({ required: true }), value: field.string({ required: true }) }),
});

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  return {
    finishRegisterSignIn: field.field({
      type: RegisterType,
      args: { id, returned: field.arg({ type: [ReturnedParameter], required: true }) },
      resolve: async (_root, args, request) => {
        const returned = Object.fromEntries(args.returned.map(({ name, value }) => [name, value]));
        await finishRegisterSignIn(request, { id: args.id, returned });
        return viewRegister(request, { id: args.id });
      },
    }),
    connectRegisterPlace: field.field({
      type: RegisterType,
      description: "From now on the place's sales are the store's.",
      args: { id, placeId: field.arg.id({ required: true }), goods: field.arg({ type: Goods, required: true }) },
      resolve: async (_root, args, request) => {
        await connectPlace(request, args);
        return viewRegister(request, { id: args.id });
      },
    }),
    disconnectRegister: field.field({
      type: RegisterType,
      description: "Gives the sign-in back. What came in stays.",
      args: { id },
      resolve: async (_root, args, request) => {
        await disconnectRegister(request, args);
        return viewRegister(request, args);
      },
    }),
    startPastSales: field.boolean({
      args: {
        id: field.arg({ type: "Uuid", required: true }),
        from: field.arg({ type: "BusinessDate", required: true }),
      },
      resolve: async (_root, args, request) => {
        await startPastSales(request, args);
        return true;
      },
    }),
    stopPastSales: field.boolean({
      description: "Keeps its place.",
      resolve: async (_root, _args, request) => {
        await stopPastSales(request, {});
        return true;
      },
    }),
    resumePastSales: field.boolean({
      resolve: async (_root, _args, request) => {
        await resumePastSales(request, {});
        return true;
      },
    }),
    dropPastSales: field.boolean({
      description: "What came in stays.",
      resolve: async (_root, _args, request) => {
        await dropPastSales(request, {});
        return true;
      },
    }),
  };
});
