import { IdTypeEnum } from "#server/areas/customers/customers.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { listArgs, toConnection } from "#server/platform/graphql/list-connection.ts";
import { idTypes } from "#common/buys/id-kinds.ts";
import { secondHandNeeds } from "#common/buys/second-hand-fields.ts";
import {
  exportSecondHand,
  reportSecondHand,
  saveSecondHandDetails,
  secondHandPaper,
  viewSecondHandDetails,
  viewSecondHandEntry,
  viewSecondHandRegister,
} from "./register.ts";
import type { SecondHandDetails } from "./register.ts";
import { maskedNumber } from "./register.rules.ts";
import type { RegisterCounts, RegisterEntry } from "./register.rules.ts";
import { listSecondHandCategories, listSecondHandRules, saveSecondHandRule } from "./second-hand-rules.ts";
import type { GoodsCategory, SecondHandRule } from "./second-hand-rules.ts";
import { missingNeeds } from "./second-hand.rules.ts";

const Need = builder.enumType("SecondHandNeed", {
  description: "What a rule wants written down of a buy.",
  values: {
    ID_TYPE: { value: "idType" },
    PHOTO: { value: "photo", description: "Where the store keeps it." },
    PLATE: { value: "plate", description: "The seller's license plate." },
    SIGNATURE: { value: "signature" },
    SERIAL: { value: "serial", description: "Serial numbers of the pieces." },
  } as const,
});

const Form = builder.enumType("SecondHandExportForm", {
  values: {
    BUYS: { value: "buys", description: "A line for each buy." },
    PIECES: { value: "pieces", description: "A line for each piece." },
  } as const,
});

const VoidReason = builder.enumType("SecondHandVoidReason", {
  values: {
    REOPENED: { value: "reopened" },
    REGISTER: { value: "register", description: "Voided or removed at the register." },
    DUPLICATE: { value: "duplicate", description: "The buy has another entry." },
  } as const,
});

const RuleType = builder.objectRef<SecondHandRule>("SecondHandRule").implement({
  description: "A second-hand rule as the store's lawyer worded it. Hangtag gives no legal advice.",
  fields: (field) => ({
    id: field.exposeID("id"),
    version: field.exposeInt("version"),
    name: field.exposeString("name"),
    wording: field.exposeString("wording", { description: "The rule in the lawyer's words." }),
    categoryCodes: field.exposeStringList("categoryCodes", { description: "Empty for everything." }),
    holdDays: field.exposeInt("holdDays"),
    requiredFields: field.field({ type: [Need], resolve: ({ requiredFields }) => needsOf(requiredFields) }),
    reportHours: field.exposeInt("reportHours", { nullable: true }),
    exportForm: field.expose("exportForm", { type: Form }),
    isActive: field.exposeBoolean("isActive"),
    startsOn: field.expose("startsOn", {
      type: "BusinessDate",
      description: "Buys of earlier dates are not under it.",
    }),
  }),
});

const CategoryType = builder.objectRef<GoodsCategory>("SecondHandCategory").implement({
  description: "What the register bought in a year.",
  fields: (field) => ({
    code: field.exposeString("code"),
    name: field.exposeString("name"),
    pieces: field.exposeInt("pieces"),
  }),
});

const EntryType = builder.objectRef<RegisterEntry>("SecondHandEntry").implement({
  description: "A line of the second-hand register. A void one stays under its number.",
  fields: (field) => ({
    number: field.exposeInt("number"),
    buyId: field.exposeString("buyId", { nullable: true }),
    buyKey: field.string({ resolve: ({ buyId, posBuyId }) => buyId ?? posBuyId ?? "" }),
    buyNumber: field.exposeString("buyNumber"),
    date: field.expose("businessDate", { type: "BusinessDate" }),
    completedAt: field.expose("completedAt", { type: "Instant", nullable: true }),
    holdUntil: field.expose("holdUntil", {
      type: "BusinessDate",
      description: "The first date on which the goods may go to the floor.",
    }),
    ruleNames: field.exposeStringList("ruleNames"),
    categoryCodes: field.exposeStringList("categoryCodes", { description: "Only these are held; empty for all." }),
    requiredFields: field.field({ type: [Need], resolve: ({ requiredFields }) => needsOf(requiredFields) }),
    missing: field.field({
      type: [Need],
      description: "What a rule asks for and nobody has written down.",
      resolve: (entry) => missingNeeds(entry.requiredFields, entry),
    }),
    reportDueAt: field.expose("reportDueAt", { type: "Instant", nullable: true }),
    reportedAt: field.expose("reportedAt", { type: "Instant", nullable: true }),
    reportedBy: field.exposeString("reportedBy", { nullable: true }),
    voidReason: field.expose("voidReason", { type: VoidReason, nullable: true }),
    customerId: field.exposeString("customerId", { nullable: true }),
    customerName: field.exposeString("customerName", { nullable: true }),
    idType: field.field({
      type: IdTypeEnum,
      nullable: true,
      resolve: ({ idType }) => idTypes.find((type) => type === idType) ?? null,
    }),
    idState: field.exposeString("idState"),
    idMasked: field.string({
      description: "The last four characters; the customer shows the whole number to managers, who are written down.",
      resolve: ({ idLast4 }) => maskedNumber(idLast4),
    }),
    itemsTaken: field.exposeInt("itemsTaken", { nullable: true }),
    paid: field.expose("paid", { type: "Money", nullable: true }),
    handledBy: field.exposeString("handledBy", { nullable: true }),
    plate: field.exposeString("plate"),
    serials: field.exposeString("serials"),
    photo: field.exposeString("photo"),
  }),
});

const CountsType = builder.objectRef<RegisterCounts>("SecondHandCounts").implement({
  fields: (field) => ({
    rows: field.exposeInt("rows"),
    voided: field.exposeInt("voided"),
    lastNumber: field.exposeInt("lastNumber", { description: "Of the whole register." }),
    unreported: field.exposeInt("unreported"),
    heldNow: field.exposeInt("heldNow"),
  }),
});

const DetailsType = builder.objectRef<SecondHandDetails>("SecondHandDetails").implement({
  fields: (field) => ({
    buyKey: field.exposeString("buyKey"),
    version: field.exposeInt("version"),
    plate: field.exposeString("plate"),
    serials: field.exposeString("serials"),
    photo: field.exposeString("photo", { description: "Where the store keeps the photo." }),
  }),
});

const ReportedType = builder.objectRef<{ count: number }>("SecondHandReported").implement({
  fields: (field) => ({ count: field.exposeInt("count") }),
});

const RuleInput = builder.inputType("SecondHandRuleInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    version: field.int({ required: true, description: "As it was read; 0 for a new one." }),
    name: field.string({ required: true }),
    wording: field.string({ required: true }),
    categoryCodes: field.stringList({ required: true }),
    holdDays: field.int({ required: true }),
    requiredFields: field.field({ type: [Need], required: true }),
    reportHours: field.int(),
    exportForm: field.field({ type: Form, required: true }),
    isActive: field.boolean({ required: true }),
  }),
});

function needsOf(names: readonly string[]) {
  return secondHandNeeds.filter((need) => names.includes(need));
}

builder.queryFields((field) => ({
  secondHandRules: field.field({
    type: [RuleType],
    resolve: (_root, _args, request) => listSecondHandRules(request, {}),
  }),
  secondHandCategories: field.field({
    type: [CategoryType],
    resolve: (_root, _args, request) => listSecondHandCategories(request, {}),
  }),
  secondHandRegister: field.connection(
    {
      type: EntryType,
      description: "The register of some dates, the newest first; for managers.",
      args: {
        ...listArgs,
        from: field.arg({ type: "BusinessDate" }),
        to: field.arg({ type: "BusinessDate" }),
      },
      resolve: async (_root, args, request) => {
        const register = await viewSecondHandRegister(request, args);
        return { ...toConnection(register.page, register.counts.rows), register };
      },
    },
    {
      fields: (connection) => ({
        today: connection.field({ type: "BusinessDate", resolve: ({ register }) => register.today }),
        counts: connection.field({ type: CountsType, resolve: ({ register }) => register.counts }),
      }),
    },
  ),
  secondHandEntry: field.field({
    type: EntryType,
    nullable: true,
    description: "The entry of a buy, by our id or the register's.",
    args: { buyKey: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewSecondHandEntry(request, args),
  }),
  secondHandDetails: field.field({
    type: DetailsType,
    args: { buyKey: field.arg.id({ required: true }) },
    resolve: (_root, args, request) => viewSecondHandDetails(request, args),
  }),
  secondHandPaper: field.string({
    description: "The register in sequence as a page to print.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => secondHandPaper(request, args),
  }),
}));

builder.mutationFields((field) => ({
  saveSecondHandRule: field.field({
    type: RuleType,
    args: { rule: field.arg({ type: RuleInput, required: true }) },
    resolve: (_root, { rule }, request) => saveSecondHandRule(request, rule),
  }),
  saveSecondHandDetails: field.field({
    type: DetailsType,
    args: {
      buyKey: field.arg.id({ required: true }),
      version: field.arg.int({ required: true }),
      plate: field.arg.string({ required: true }),
      serials: field.arg.string({ required: true }),
      photo: field.arg.string({ required: true }),
    },
    resolve: (_root, args, request) => saveSecondHandDetails(request, args),
  }),
  reportSecondHand: field.field({
    type: ReportedType,
    description: "Marks what is due as reported, up to a number of the register.",
    args: { through: field.arg.int({ required: true }) },
    resolve: (_root, args, request) => reportSecondHand(request, args),
  }),
  exportSecondHand: field.string({
    description: "The register in sequence as CSV; the history keeps who took it.",
    args: {
      from: field.arg({ type: "BusinessDate", required: true }),
      to: field.arg({ type: "BusinessDate", required: true }),
    },
    resolve: (_root, args, request) => exportSecondHand(request, args),
  }),
}));
