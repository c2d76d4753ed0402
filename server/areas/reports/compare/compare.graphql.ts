import { builder } from "#server/platform/graphql/builder.ts";
import { compareMyStores } from "./compare.ts";
import type {
  ComparedStore,
  LeftOutDay,
  MeasureComparison,
  StandingOut,
  StoresComparison,
  StoreValue,
} from "./compare.ts";
import { measures } from "./measures.rules.ts";

const CompareMeasure = builder.enumType("CompareMeasure", {
  description: "Sales per labor hour, sales against last year, average transaction, average wait.",
  values: measures,
});

const CompareStanding = builder.enumType("CompareStanding", {
  description: "Whether a value stands out by more than chance makes among stores that are alike.",
  values: ["INSIDE", "BELOW", "ABOVE"] as const,
});

const ComparedDayType = builder.objectRef<StoreValue["days"][number]>("ComparedDay").implement({
  description:
    "What a day adds to both sides of a value: cents of sales, or seconds of waits, over minutes, customers, cents or waits.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    part: field.exposeFloat("part"),
    whole: field.exposeFloat("whole"),
  }),
});

const ComparedValueType = builder.objectRef<StoreValue>("ComparedValue").implement({
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    value: field.exposeInt("value", {
      nullable: true,
      description: "Cents, tenths of a percent or minutes; null where too few days are shared.",
    }),
    standing: field.expose("standing", { type: CompareStanding, nullable: true }),
    isWeak: field.exposeBoolean("isWeak", { description: "It stands out on the worse side." }),
    dayCount: field.exposeInt("dayCount"),
    days: field.field({
      type: [ComparedDayType],
      description: "The rows of the value.",
      resolve: ({ days }) => [...days],
    }),
  }),
});

const StandingOutType = builder.objectRef<StandingOut>("StandingOut").implement({
  description: "A store's value that stands out, beside those of all others.",
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    name: field.exposeString("name", { description: "Of the store." }),
    value: field.exposeInt("value", { nullable: true }),
    standing: field.expose("standing", { type: CompareStanding, nullable: true }),
    isWeak: field.exposeBoolean("isWeak"),
    othersLow: field.exposeInt("othersLow", { nullable: true }),
    othersHigh: field.exposeInt("othersHigh", { nullable: true }),
  }),
});

const MeasureComparisonType = builder.objectRef<MeasureComparison>("MeasureComparison").implement({
  fields: (field) => ({
    measure: field.expose("measure", { type: CompareMeasure }),
    dayCount: field.exposeInt("dayCount", {
      description: "Days that all its stores share; 0 where they share too few.",
    }),
    low: field.exposeInt("low", { nullable: true, description: "Between low and high a difference means nothing." }),
    high: field.exposeInt("high", { nullable: true }),
    least: field.exposeInt("least", { nullable: true, description: "Of the values of all stores." }),
    most: field.exposeInt("most", { nullable: true }),
    outside: field.field({
      type: [StandingOutType],
      description: "The values that stand out, of all stores.",
      resolve: ({ outside }) => outside,
    }),
    values: field.field({
      type: [ComparedValueType],
      description: "Of the listed stores.",
      resolve: ({ values }) => values,
    }),
  }),
});

const ComparedStoreType = builder.objectRef<ComparedStore>("ComparedStore").implement({
  fields: (field) => ({
    storeId: field.id({ resolve: ({ storeId }) => String(storeId) }),
    name: field.exposeString("name"),
    dayCount: field.exposeInt("dayCount"),
    isCompared: field.exposeBoolean("isCompared"),
  }),
});

const LeftOutDayType = builder.objectRef<LeftOutDay>("LeftOutDay").implement({
  description: "A day that counts for nobody, and the stores that did not trade on it or have no final figures.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    storeIds: field.idList({ resolve: ({ storeIds }) => storeIds.map(String) }),
    storeNames: field.stringList({ resolve: ({ names }) => names }),
    isOfAll: field.exposeBoolean("isOfAll", { description: "None of the compared stores traded." }),
  }),
});

const StoresComparisonType = builder.objectRef<StoresComparison>("StoresComparison").implement({
  description: "The last four weeks of several stores, on the days that all of them traded.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    windowDays: field.exposeInt("windowDays"),
    neededDays: field.exposeInt("neededDays"),
    dayCount: field.exposeInt("dayCount"),
    stores: field.field({
      type: [ComparedStoreType],
      description: "The first by name.",
      resolve: ({ stores }) => stores,
    }),
    storeCount: field.exposeInt("storeCount"),
    leftOut: field.field({ type: [LeftOutDayType], resolve: ({ leftOut }) => leftOut }),
    measures: field.field({
      type: [MeasureComparisonType],
      args: { measure: field.arg({ type: CompareMeasure, description: "Only this one." }) },
      resolve: ({ measures: all }, { measure }) =>
        all.filter((comparison) => (measure ?? comparison.measure) === comparison.measure),
    }),
  }),
});

builder.queryField("compareStores", (field) =>
  field.field({
    type: StoresComparisonType,
    description:
      "The stores of the company that the person reaches, compared fairly. For district managers and owners.",
    args: {
      first: field.arg.int({ description: "How many are listed, usually 100; all are compared." }),
      storeId: field.arg.id({ description: "Only this one is listed." }),
    },
    resolve: (_root, args, request) => compareMyStores(request, args),
  }),
);
