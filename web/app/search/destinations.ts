import type { Permission } from "#common/permissions.ts";
import { text } from "#web/app/app-text.ts";

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
    page("goals", "goal/settings", "settings:edit"),
    page("weekly", "reports/weekly", "settings:edit"),
    page("monthly", "reports/monthly", "settings:edit"),
    page("dayClose", "reports/day_close", "settings:edit"),
    page("timecards", "team/timecards", "settings:edit"),
    page("oddUse", "team/odd-use", "settings:edit"),
    page("newTask", "daybook/tasks/new", "daybook:view"),
    page("newNote", "daybook/notes/new", "daybook:view"),
    page("allNotes", "daybook/all-notes", "daybook:view"),
    page("handover", "daybook/handover", "daybook:view"),
    page("checkIn", "buys/checkin/new", "buys:view"),
    page("fillBin", "backstock/detail/new", "backstock:view"),
    page("pullList", "backstock/pull-list", "backstock:view"),
    page("hours", "settings/hours", "settings:edit"),
    page("storePage", "settings/store", "settings:edit"),
    page("switches", "settings/switches", "settings:edit"),
    page("devices", "settings/device", "settings:edit"),
    page("users", "settings/users", "settings:edit"),
    page("taskLists", "daybook/settings", "settings:edit"),
    page("automations", "settings/automations", "settings:edit"),
    page("history", "settings/history", "settings:edit"),
  ];
}

type DestinationId = Extract<Parameters<typeof text>[0], `to.${string}`> extends `to.${infer Id}` ? Id : never;

function page(id: DestinationId, path: string, permission: Permission): Destination {
  const [label = "", words = ""] = text(`to.${id}`).split("|");
  return { id, label, words, path, permission };
}
