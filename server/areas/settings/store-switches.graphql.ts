import { HistoryEntryType } from "#server/areas/history/history.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { toConnection, listArgs } from "#server/platform/graphql/list-connection.ts";
import { listSettingChanges } from "./setting-changes.ts";
import { changeStoreSwitches, viewStoreSwitches } from "./store-switches.ts";
import type { StoreSwitches } from "./store-switches.ts";

const TradeBasis = builder.enumType("TradePctBasis", {
  values: { AMOUNT: { value: "amount" }, COUNT: { value: "count" } } as const,
});

const WagesVisibleTo = builder.enumType("WagesVisibleTo", {
  values: { MANAGERS: { value: "managers" }, OWNERS: { value: "owners" } } as const,
});

const StoreSwitchesType = builder.objectRef<StoreSwitches>("StoreSwitches").implement({
  description: "How a store wants the program to behave.",
  fields: (field) => ({
    showSalesToEmployees: field.exposeBoolean("showSalesToEmployees"),
    idleSeconds: field.exposeInt("idleSeconds", { description: "Seconds without input until the screen locks." }),
    anyoneMayResetPin: field.exposeBoolean("anyoneMayResetPin"),
    allowSelfFirstPin: field.exposeBoolean("allowSelfFirstPin"),
    pinDigitsMin: field.exposeInt("pinDigitsMin", { description: "A new PIN has at least so many digits." }),
    breaksPaid: field.exposeBoolean("breaksPaid"),
    tradePctBasis: field.expose("tradePctBasis", { type: TradeBasis }),
    weekStart: field.exposeInt("weekStart", { description: "0 Sunday, 1 Monday." }),
    wagesVisibleTo: field.expose("wagesVisibleTo", { type: WagesVisibleTo }),
    businessDayBoundaryMinutes: field.exposeInt("businessDayBoundaryMinutes", {
      description: "Minutes after midnight until which activity belongs to the day before.",
    }),
    historyYears: field.exposeInt("historyYears", {
      description: "For how many years after the end of a year its history is kept; 0 for ever.",
    }),
  }),
});

const StoreSwitchChangesInput = builder.inputType("StoreSwitchChanges", {
  description: "An absent switch stays as it is.",
  fields: (field) => ({
    showSalesToEmployees: field.boolean(),
    idleSeconds: field.int(),
    anyoneMayResetPin: field.boolean(),
    allowSelfFirstPin: field.boolean(),
    pinDigitsMin: field.int(),
    breaksPaid: field.boolean(),
    tradePctBasis: field.field({ type: TradeBasis }),
    weekStart: field.int(),
    wagesVisibleTo: field.field({ type: WagesVisibleTo }),
    businessDayBoundaryMinutes: field.int(),
    historyYears: field.int(),
  }),
});

const SettingKind = builder.enumType("SettingKind", {
  values: {
    STORE: { value: "Store" },
    HOURS: { value: "StoreHours" },
    SWITCHES: { value: "StoreSwitches" },
    REPORTS: { value: "ReportSettings" },
    DEVICES: { value: "device" },
    USERS: { value: "User" },
    AUTOMATIONS: { value: "Integration" },
  } as const,
});

builder.queryFields((field) => ({
  storeSwitches: field.field({
    type: StoreSwitchesType,
    resolve: (_root, _args, request) => viewStoreSwitches(request, {}),
  }),
  settingChanges: field.connection({
    type: HistoryEntryType,
    description: "Who changed which setting of the store, newest first. For managers.",
    args: {
      ...listArgs,
      kind: field.arg({ type: SettingKind }),
      from: field.arg({ type: "BusinessDate" }),
      to: field.arg({ type: "BusinessDate" }),
    },
    resolve: async (_root, args, request) => {
      const { page, totalItems } = await listSettingChanges(request, args);
      return toConnection(page, totalItems);
    },
  }),
}));

builder.mutationFields((field) => ({
  changeStoreSwitches: field.field({
    type: StoreSwitchesType,
    args: { changes: field.arg({ type: StoreSwitchChangesInput, required: true }) },
    resolve: (_root, { changes }, request) => {
      const present = Object.entries(changes).filter(([, value]) => value !== null && value !== undefined);
      return changeStoreSwitches(request, Object.fromEntries(present));
    },
  }),
}));
