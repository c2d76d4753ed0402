import { IntegrationType } from "#server/areas/automations/automations.ts";
import { CustomerType } from "#server/areas/customers/customers.ts";
import type { LoyaltyPlace } from "#server/adapters/loyalty/loyalty.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { listAwards, listCustomerAwards, viewHousePoints, viewLoyalty } from "./loyalty.ts";
import type { Award, LoyaltyRun, LoyaltySettings, LoyaltyShares, LoyaltyView } from "./loyalty.ts";
import {
  chooseLoyaltyPlace,
  disconnectLoyalty,
  finishLoyaltySignIn,
  listLoyaltyPlaces,
  lookForProgram,
  runLoyaltyNow,
  saveLoyaltyRates,
  startLoyalty,
} from "./setup.ts";

const Kind = builder.enumType("LoyaltyKind", { values: { SALE: { value: "sale" }, BUY: { value: "buy" } } as const });

const State = builder.enumType("LoyaltyState", {
  values: {
    PENDING: { value: "pending" },
    AWARDED: { value: "awarded", description: "Also of a transaction that earns nothing; the reason says why." },
    NO_CUSTOMER: { value: "no_customer" },
    NO_PHONE: { value: "no_phone" },
    NO_ACCOUNT: { value: "no_account", description: "The customer did not join within a day." },
    REVERSED: { value: "reversed", description: "All points went back." },
    ERROR: { value: "error" },
  } as const,
});

const Reason = builder.enumType("LoyaltyReason", {
  values: {
    TOO_LITTLE: { value: "too_little" },
    EMPLOYEE_PURCHASE: { value: "employee_purchase" },
    WHOLESALE: { value: "wholesale" },
    NO_CUSTOMER: { value: "no_customer" },
    NO_PHONE: { value: "no_phone" },
    NOT_JOINED: { value: "not_joined" },
    RETURNED: { value: "returned" },
    PART_RETURNED: { value: "part_returned" },
    REFUSED: { value: "refused" },
    NO_ANSWER: { value: "no_answer", description: "Sent, and never answered: a person has to look at the service." },
  } as const,
});

const Cause = builder.enumType("LoyaltyRunCause", {
  values: { DAY_CLOSE: { value: "day-close" }, NIGHT: { value: "night" }, PERSON: { value: "person" } } as const,
});

const SettingsType = builder.objectRef<LoyaltySettings>("LoyaltySettings").implement({
  fields: (field) => ({
    salesPerPoint: field.expose("salesCentsPerPoint", {
      type: "Money",
      nullable: true,
      description: "What a point costs in sales; null where they earn none.",
    }),
    buysPerPoint: field.expose("buysCentsPerPoint", { type: "Money", nullable: true }),
    startOn: field.expose("startOn", { type: "BusinessDate", nullable: true }),
  }),
});

const SharesType = builder.objectRef<LoyaltyShares>("LoyaltyShares").implement({
  description: "Of the last 30 days.",
  fields: (field) => ({
    sales: field.exposeInt("sales"),
    salesWithoutCustomer: field.exposeInt("salesWithoutCustomer"),
    awarded: field.exposeInt("awarded"),
    points: field.exposeInt("points", { description: "Less those that went back." }),
    waiting: field.exposeInt("waiting"),
    failed: field.exposeInt("failed"),
  }),
});

const RunType = builder.objectRef<LoyaltyRun>("LoyaltyRun").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    cause: field.expose("cause", { type: Cause }),
    startedBy: field.exposeString("startedBy", { description: "Empty where nobody did." }),
    startedAt: field.expose("startedAt", { type: "Instant" }),
    isRunning: field.boolean({ resolve: ({ endedAt }) => endedAt === null }),
    transactions: field.exposeInt("transactions", { description: "That were new to it." }),
    awarded: field.exposeInt("awarded"),
    points: field.exposeInt("points"),
    reversedPoints: field.exposeInt("reversedPoints"),
  }),
});

const LoyaltyType = builder.objectRef<LoyaltyView>("Loyalty").implement({
  description: "A loyalty service as its page shows it.",
  fields: (field) => ({
    integration: field.expose("integration", { type: IntegrationType }),
    isHouse: field.exposeBoolean("isHouse", { description: "Points that Hangtag keeps itself." }),
    today: field.expose("today", { type: "BusinessDate" }),
    settings: field.expose("settings", { type: SettingsType, nullable: true }),
    shares: field.expose("shares", { type: SharesType }),
    runs: field.expose("runs", { type: [RunType], description: "The newest first." }),
  }),
});

const PlaceType = builder.objectRef<LoyaltyPlace>("LoyaltyPlace").implement({
  fields: (field) => ({
    id: field.exposeID("id"),
    name: field.exposeString("name"),
    address: field.exposeString("address"),
    isActive: field.exposeBoolean("isActive"),
  }),
});

const AwardType = builder.objectRef<Award>("LoyaltyAward").implement({
  description: "What became of a transaction's points.",
  fields: (field) => ({
    id: field.exposeID("id"),
    storeId: field.exposeInt("storeId"),
    kind: field.expose("kind", { type: Kind }),
    number: field.exposeString("number"),
    businessDate: field.expose("businessDate", { type: "BusinessDate" }),
    happenedAt: field.expose("happenedAt", { type: "Instant" }),
    base: field.expose("baseCents", { type: "Money", description: "What counted for points." }),
    points: field.exposeInt("points"),
    reversedPoints: field.exposeInt("reversedPoints"),
    state: field.expose("state", { type: State }),
    reason: field.expose("reason", { type: Reason, nullable: true }),
    problem: field.exposeString("problem", { description: "In the service's own words." }),
    nextTryAt: field.expose("nextTryAt", { type: "Instant", nullable: true }),
    customerId: field.expose("customerId", { type: "Uuid", nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
  }),
});

builder.objectField(CustomerType, "housePoints", (field) =>
  field.int({
    nullable: true,
    description: "Points that the customer has in the company; null where this store keeps none.",
    resolve: ({ id }, _args, request) => viewHousePoints(request, { customerId: id }),
  }),
);

builder.queryFields((field) => ({
  loyalty: field.field({
    type: LoyaltyType,
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewLoyalty(request, args),
  }),
  loyaltyPlaces: field.field({
    type: [PlaceType],
    description: "The places of the account, as the service lists them now.",
    args: { id: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => listLoyaltyPlaces(request, args),
  }),
  loyaltyAwards: field.connection({
    type: AwardType,
    args: { ...listArgs, state: field.arg({ type: State }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listAwards(request, args);
      return toConnection(page, totalItems);
    },
  }),
  customerLoyalty: field.connection({
    type: AwardType,
    args: { ...listArgs, customerId: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listCustomerAwards(request, args);
      return toConnection(page, totalItems);
    },
  }),
}));

const ReturnedToLoyalty = builder.inputType("ReturnedToLoyalty", {
  description: "A query parameter with which a loyalty service sent a person back.",
  fields: (field) => ({ name: field.string({ required: true }), value: field.string({ required: true }) }),
});

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  const rates = {
    id,
    salesPerPoint: field.arg({ type: "Money" }),
    buysPerPoint: field.arg({ type: "Money" }),
    startOn: field.arg({ type: "BusinessDate", required: true }),
  };
  return {
    finishLoyaltySignIn: field.field({
      type: LoyaltyType,
      args: { id, returned: field.arg({ type: [ReturnedToLoyalty], required: true }) },
      resolve: async (_root, args, request) => {
        const returned = Object.fromEntries(args.returned.map(({ name, value }) => [name, value]));
        await finishLoyaltySignIn(request, { id: args.id, returned });
        return viewLoyalty(request, { id: args.id });
      },
    }),
    lookForLoyaltyProgram: field.field({
      type: LoyaltyType,
      description: "Looks again whether the account has a program, for up to a day.",
      args: { id },
      resolve: async (_root, args, request) => {
        await lookForProgram(request, args);
        return viewLoyalty(request, args);
      },
    }),
    chooseLoyaltyPlace: field.field({
      type: LoyaltyType,
      args: { id, placeId: field.arg.id({ required: true }) },
      resolve: async (_root, args, request) => {
        await chooseLoyaltyPlace(request, args);
        return viewLoyalty(request, { id: args.id });
      },
    }),
    startLoyalty: field.field({
      type: LoyaltyType,
      description: "Gives points from a date on. Refused while no point has a value.",
      args: rates,
      resolve: async (_root, args, request) => {
        await startLoyalty(request, toRates(args));
        return viewLoyalty(request, { id: args.id });
      },
    }),
    saveLoyaltyRates: field.field({
      type: LoyaltyType,
      description: "What a point costs from the next run on.",
      args: rates,
      resolve: async (_root, args, request) => {
        await saveLoyaltyRates(request, toRates(args));
        return viewLoyalty(request, { id: args.id });
      },
    }),
    runLoyaltyNow: field.boolean({
      description: "What the night does, also for today.",
      resolve: async (_root, _args, request) => {
        await runLoyaltyNow(request, {});
        return true;
      },
    }),
    disconnectLoyalty: field.field({
      type: LoyaltyType,
      description: "Gives the sign-in back. Points that were given stay.",
      args: { id },
      resolve: async (_root, args, request) => {
        await disconnectLoyalty(request, args);
        return viewLoyalty(request, args);
      },
    }),
  };
});

type Rates = {
  id: string;
  salesPerPoint?: number | null | undefined;
  buysPerPoint?: number | null | undefined;
  startOn: string;
};

/** No value and a zero both say that such transactions earn nothing. */
function toRates({ id, salesPerPoint, buysPerPoint, startOn }: Rates) {
  return { id, startOn, salesCentsPerPoint: salesPerPoint || null, buysCentsPerPoint: buysPerPoint || null };
}
