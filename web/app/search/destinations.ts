import type { Permission } from "#common/permissions.ts";
import { text } from "./search-text.ts";

type Destination = {
  id: string;
  label: string;
  /** Other words a person may type for it. */
  words: string;
  /** Below the store's own address. */
  path: string;
  permission: Permission;
};

/** What a person may look for that has no place in the rail: pages of areas, and things to do. */
export function destinations(): readonly Destination[] {
  return [
    page("goals", "goal/settings", "goals:edit"),
    page("weekly", "reports/weekly", "reports:view-manager-reports"),
    page("monthly", "reports/monthly", "reports:view-manager-reports"),
    page("dayClose", "reports/day_close", "reports:view-manager-reports"),
    page("timecards", "team/timecards", "team:manage"),
    page("oddUse", "team/odd-use", "team:manage"),
    page("newTask", "daybook/tasks/new", "daybook:view"),
    page("newNote", "daybook/notes/new", "daybook:view"),
    page("allNotes", "daybook/all-notes", "daybook:view"),
    page("handover", "daybook/handover", "daybook:view"),
    page("checkIn", "buys/checkin/new", "buys:view"),
    page("fillBin", "backstock/detail/new", "backstock:view"),
    page("pullList", "backstock/pull-list", "backstock:view"),
    page("coupons", "bounceback", "bounceback:view"),
    page("newCoupon", "bounceback/detail/new", "bounceback:issue"),
    page("scanCoupon", "bounceback/scan", "bounceback:view"),
    page("campaigns", "bounceback/settings", "bounceback:settings"),
    page("newCampaign", "bounceback/settings/campaigns/new", "bounceback:settings"),
    page("bouncebackReport", "reports/bounceback", "reports:view"),
    page("hours", "settings/hours", "settings:edit"),
    page("storePage", "settings/store", "settings:edit"),
    page("switches", "settings/switches", "settings:edit"),
    page("historyImport", "settings/history-import", "settings:edit"),
    page("devices", "settings/device", "devices:manage"),
    page("users", "settings/users", "users:manage"),
    page("taskLists", "daybook/settings", "daybook:settings"),
    page("automations", "settings/automations", "automations:manage"),
    page("history", "settings/history", "audit:view"),
  ];
}

type DestinationId = Extract<Parameters<typeof text>[0], `to.${string}`> extends `to.${infer Id}` ? Id : never;

function page(id: DestinationId, path: string, permission: Permission): Destination {
  const [label = "", words = ""] = text(`to.${id}`).split("|");
  return { id, label, words, path, permission };
}
