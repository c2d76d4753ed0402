import type { BusinessDate } from "#common/business-date.ts";
import { listStagedBins } from "#server/areas/backstock/backstock.ts";
import { listCounterBuys } from "#server/areas/buys/buys.ts";
import { getPanelSettings } from "#server/areas/daybook/goal-panel/goal-panel.db.ts";
import { goalPanel } from "#server/areas/daybook/goal-panel/goal-panel.ts";
import { dayLog } from "#server/areas/daybook/log-fields/day-log.ts";
import { listNotesOfDay } from "#server/areas/daybook/notes/notes.db.ts";
import { listTaskLists } from "#server/areas/daybook/task-lists/task-lists.db.ts";
import { tasksOfDay } from "#server/areas/daybook/tasks/tasks.ts";
import { listEmployees } from "#server/areas/team/team.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { findTextsWaiting } from "./handover.db.ts";
import { openTasksOf, skippedTasksOf } from "./handover.rules.ts";
import type { HandoverSnapshot } from "./handover-snapshot.ts";

/**
 * Composes what the next lead must know of the store's day. Without managers' tasks and notes, the person who
 * signs: the next lead may be anybody, and reads the same paper.
 */
export async function composeHandover(context: StoreContext, date: BusinessDate): Promise<HandoverSnapshot> {
  const storeId = context.store.id;
  const { now } = context;
  const [buys, tasks, lists, notes, log, team, bins, panel, settings, texts] = await Promise.all([
    listCounterBuys(context, date),
    tasksOfDay(context, date),
    listTaskLists(context.sql, { storeId, withManagerLists: false, withArchived: true }),
    listNotesOfDay(context.sql, { storeId, date, withManagerNotes: false }),
    dayLog(context, { date }),
    listEmployees(context, { filter: "clockedIn" }),
    listStagedBins(context, {}),
    goalPanel(context, { date }),
    getPanelSettings(context.sql, { storeId, date }),
    findTextsWaiting(context.sql, storeId),
  ]);
  const nameOfList = new Map(lists.map(({ id, name }) => [id, name]));
  const forAll = tasks
    .filter(({ access }) => access === "all")
    .map((task) => ({ ...task, list: nameOfList.get(task.listId ?? "") ?? null }));
  return {
    at: now.toISOString(),
    waiting: buys
      .filter(({ readyAt }) => readyAt === null)
      .map(({ number, checkedInAt }) => ({ number, since: checkedInAt.toISOString() })),
    notCollected: buys.flatMap(({ number, readyAt }) => (readyAt ? [{ number, since: readyAt.toISOString() }] : [])),
    openTasks: openTasksOf(forAll, now),
    skippedTasks: skippedTasksOf(forAll),
    logToFill: log.flatMap(({ field, value }) => (field.isRequired && value === null ? [field.name] : [])),
    bins: bins.map(({ binLabel, categoryName, locationName }) => ({
      bin: binLabel,
      category: categoryName,
      location: locationName,
    })),
    textsWaiting: texts && { count: texts.count, since: texts.since.toISOString() },
    people: team.flatMap(({ fullName, clockState, since }) =>
      clockState === "out" ? [] : [{ name: fullName, state: clockState, since: since?.toISOString() ?? null }],
    ),
    notes: notes
      .filter((note) => note.isImportant || (note.pinnedUntil !== null && note.pinnedUntil >= date))
      .map(({ author, body }) => ({ author: author.firstName, body })),
    goal: {
      percentTenths: panel.sales.percent,
      // Everybody reads it: no dollars where the store keeps them to managers, though a manager signs.
      gapCents: settings.showsSalesToEmployees ? panel.sales.difference : null,
      aheadCents: settings.showsSalesToEmployees ? panel.aheadCents : null,
    },
  };
}
