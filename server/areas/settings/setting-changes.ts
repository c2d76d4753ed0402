import { z } from "zod";
import { businessDate } from "#common/inputs/date-inputs.ts";
import { historyPage } from "#server/areas/history/history.ts";
import type { HistoryPage } from "#server/areas/history/history.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { pageFields } from "#server/platform/paging/list-order.ts";

/** The kinds of record whose events are changes of settings. */
const settingKinds = [
  "Store",
  "StoreHours",
  "StoreSwitches",
  "ReportSettings",
  "device",
  "User",
  "Integration",
  "NightlyMail",
] as const;

/** The nightly report is one of the automations on its page, and in the list's filter. */
const kindsOf = (kind: (typeof settingKinds)[number]) =>
  kind === "Integration" ? (["Integration", "NightlyMail"] as const) : [kind];

/** Leaves out what nobody changed, such as a device's connection or a call to the store. */
const exceptNames = [
  ...["device.connection-changed", "device.log-sent", "device.printer-changed"],
  ...["call.answered", "call.missed"],
];

/** Returns the part of the history about settings: who changed which, from what to what. */
export const listSettingChanges = operation({
  name: "settings.listSettingChanges",
  kind: "read",
  permission: "audit:view",
  on: "store",
  input: z.object({
    kind: z.enum(settingKinds).nullish(),
    from: businessDate.nullish(),
    to: businessDate.nullish(),
    ...pageFields,
  }),
  run: (context, { kind, from, to, ...page }): Promise<HistoryPage> =>
    historyPage(context, { kinds: kind ? kindsOf(kind) : settingKinds, exceptNames, from, to }, page),
});
