import { builder } from "#server/platform/graphql/builder.ts";
import { compareMyStores } from "./compare.ts";
import type { ComparedStore, MeasureComparison, StoresComparison, StoreValue } from "./compare.ts";
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
    days: field.field({ type: [ComparedDayType], description: "The rows of the value.", resolve: ({ days }) => days }),
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
    values: field.field({ type: [ComparedValueType], resolve: ({ values }) => values }),
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

const LeftOutDayType = builder.objectRef<StoresComparison["leftOut"][number]>("LeftOutDay").implement({
  description: "A day that counts for nobody, and the stores that did not trade on it or have no final figures.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    storeIds: field.idList({ resolve: ({ storeIds }) => storeIds.map(String) }),
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
    stores: field.field({ type: [ComparedStoreType], resolve: ({ stores }) => stores }),
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
    resolve: (_root, _args, request) => compareMyStores(request, {}),
  }),
);
