import { GoalDay } from "#server/areas/goals/goals.ts";
import type { WhatMoved } from "#server/areas/goals/goals.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import type { Measure } from "./goal-panel.rules.ts";
import type { BuyTotals, GoalPanel, OpenToBuy, PanelPoint } from "./goal-panel.ts";

const DayStatus = builder.enumType("DayStatus", {
  values: {
    OPEN: { value: "open" },
    CLOSED: { value: "closed" },
    NOT_CLOSED: { value: "notClosed", description: "Over, with figures, but without a Day Close." },
    NO_DATA: { value: "noData" },
  } as const,
});

const PosState = builder.enumType("PosState", {
  values: {
    FRESH: { value: "fresh" },
    STALE: { value: "stale", description: "Not heard of for more than 15 minutes." },
    WAITING: { value: "waiting", description: "Not heard of today." },
  } as const,
});

const MoneyMeasure = builder.objectRef<Measure>("MoneyMeasure").implement({
  description: "Only the percentage when the store does not show dollars to the one who asks.",
  fields: (field) => ({
    actual: field.expose("actual", { type: "Money", nullable: true }),
    target: field.expose("target", { type: "Money", nullable: true }),
    difference: field.expose("difference", { type: "Money", nullable: true }),
    percent: field.expose("percent", { type: "Percent", nullable: true }),
  }),
});

const CountMeasure = builder.objectRef<Measure>("CountMeasure").implement({
  fields: (field) => ({
    actual: field.exposeInt("actual", { nullable: true }),
    target: field.exposeInt("target", { nullable: true }),
    difference: field.exposeInt("difference", { nullable: true }),
    percent: field.expose("percent", { type: "Percent", nullable: true }),
  }),
});

const PercentMeasure = builder.objectRef<Measure>("PercentMeasure").implement({
  fields: (field) => ({
    actual: field.expose("actual", { type: "Percent", nullable: true }),
    target: field.expose("target", { type: "Percent", nullable: true }),
    difference: field.expose("difference", { type: "Percent", nullable: true }),
    percent: field.expose("percent", { type: "Percent", nullable: true }),
  }),
});

const PacePoint = builder.objectRef<PanelPoint>("PacePoint").implement({
  fields: (field) => ({
    minutes: field.exposeInt("minutes", { description: "After midnight, store time." }),
    sold: field.expose("soldCents", { type: "Money", nullable: true }),
    expected: field.expose("expectedCents", { type: "Money", nullable: true }),
    soldPercent: field.expose("soldTenths", { type: "Percent", nullable: true, description: "Of the day's goal." }),
    expectedPercent: field.expose("expectedTenths", { type: "Percent", nullable: true }),
  }),
});

const BuyTotalsType = builder.objectRef<BuyTotals>("BuyTotals").implement({
  fields: (field) => ({
    buys: field.exposeInt("buys"),
    itemsBought: field.exposeInt("itemsBought"),
    paid: field.expose("paidCents", { type: "Money", nullable: true }),
  }),
});

const OpenToBuyType = builder.objectRef<OpenToBuy>("OpenToBuy").implement({
  description: "What a store that does not sell yet watches instead of sales.",
  fields: (field) => ({
    today: field.expose("today", { type: BuyTotalsType }),
    total: field.expose("total", { type: BuyTotalsType }),
    grandOpeningOn: field.expose("grandOpeningOn", { type: "BusinessDate", nullable: true }),
  }),
});

const WhatMovedType = builder.objectRef<WhatMoved>("WhatMoved").implement({
  description: "Why a day sold more or less than the same weekdays by this time; the five parts add up to the gap.",
  fields: (field) => ({
    usual: field.expose("usualCents", { type: "Money", description: "Their average by this time." }),
    gap: field.expose("gapCents", { type: "Money" }),
    customers: field.expose("customersCents", { type: "Money", description: "More or fewer customers an hour." }),
    itemsPerSale: field.expose("itemsPerSaleCents", {
      type: "Money",
      nullable: true,
      description: "Null where the register gives no pieces; pricePerItem is of an average sale then.",
    }),
    pricePerItem: field.expose("pricePerItemCents", { type: "Money" }),
    discounts: field.expose("discountsCents", { type: "Money", description: "Coupons and other discounts." }),
    hoursOpen: field.expose("hoursOpenCents", { type: "Money", description: "Opened earlier or later." }),
  }),
});

export const GoalPanelType = builder.objectRef<GoalPanel>("GoalPanel").implement({
  description: "A day's figures beside its goal.",
  fields: (field) => ({
    id: field.id({ resolve: (panel) => `${panel.storeId}.${panel.date}` }),
    status: field.expose("status", {
      type: DayStatus,
      nullable: true,
      description: "Null for a day that has not come.",
    }),
    closedAt: field.expose("closedAt", { type: "Instant", nullable: true }),
    asOf: field.expose("asOf", { type: "Instant", nullable: true, description: "When a register last reported." }),
    posName: field.exposeString("posName", { nullable: true }),
    posState: field.expose("posState", {
      type: PosState,
      nullable: true,
      description: "Null on other days than today.",
    }),
    posAgeMinutes: field.exposeInt("posAgeMinutes", { nullable: true }),
    showsDollars: field.exposeBoolean("showsDollars"),
    goal: field.expose("goal", { type: GoalDay }),
    sales: field.expose("sales", { type: MoneyMeasure }),
    averageTransaction: field.expose("averageTransaction", { type: MoneyMeasure }),
    customers: field.expose("customers", { type: CountMeasure }),
    trade: field.expose("trade", { type: PercentMeasure }),
    monthToDate: field.expose("monthToDate", {
      type: MoneyMeasure,
      description: "Since `goalsFrom`, against all goals of the month.",
    }),
    goalsFrom: field.expose("goalsFrom", {
      type: "BusinessDate",
      nullable: true,
      description: "The month's first day with a goal, where the store had sold before it.",
    }),
    neededToday: field.expose("neededTodayCents", { type: "Money", nullable: true }),
    pace: field.expose("pace", { type: [PacePoint] }),
    ahead: field.expose("aheadCents", { type: "Money", nullable: true }),
    aheadPercent: field.expose("aheadTenths", { type: "Percent", nullable: true, description: "Of the day's goal." }),
    usualPercent: field.expose("usualTenths", {
      type: "Percent",
      nullable: true,
      description: "Share of a day's sales that is usual by now: the median of the last eight same weekdays.",
    }),
    neededPerHour: field.expose("neededPerHourCents", {
      type: "Money",
      nullable: true,
      description: "Until closing, to reach the goal.",
    }),
    whatMoved: field.expose("whatMoved", { type: WhatMovedType, nullable: true }),
    missingDayCloses: field.expose("missingDayCloses", {
      type: ["BusinessDate"],
      description: "Open days of the last week without a Day Close, for managers on the running date.",
    }),
    openToBuy: field.expose("openToBuy", { type: OpenToBuyType, nullable: true }),
  }),
});
