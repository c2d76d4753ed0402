import { addDays } from "#common/business-date.ts";
import { WeeklyReportType } from "#server/areas/reports/periods/periods.graphql.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { weekAhead } from "./week-ahead.ts";
import type { PlannedDay, WeekAhead } from "./week-ahead.ts";

const minutes = "Minutes after midnight; null when the store is closed.";

const PlannedDayType = builder.objectRef<PlannedDay>("PlannedDay").implement({
  description: "What is known of a day before it begins.",
  fields: (field) => ({
    date: field.expose("date", { type: "BusinessDate" }),
    goal: field.expose("goalCents", { type: "Money", nullable: true }),
    isShut: field.exposeBoolean("isShut"),
    opensMinutes: field.exposeInt("opensMinutes", { nullable: true, description: minutes }),
    closesMinutes: field.exposeInt("closesMinutes", { nullable: true, description: minutes }),
    hoursName: field.exposeString("hoursName", {
      nullable: true,
      description: "Of hours that are the day's own, such as those of a holiday.",
    }),
    people: field.exposeInt("people", { description: "Employees with a shift." }),
    events: field.exposeStringList("events", { description: "Names of the store's own events." }),
  }),
});

const WeekNoticeType = builder.objectRef<WeekAhead["notices"][number]>("WeekNotice").implement({
  description: "A note for everybody that is pinned into the week.",
  fields: (field) => ({ id: field.exposeID("id"), body: field.exposeString("body") }),
});

const WeekAheadType = builder.objectRef<WeekAhead>("WeekAhead").implement({
  description: "Goals, hours and people of a week, and what everybody should know of it.",
  fields: (field) => ({
    from: field.expose("from", { type: "BusinessDate" }),
    to: field.expose("to", { type: "BusinessDate" }),
    days: field.expose("days", { type: [PlannedDayType] }),
    notices: field.expose("notices", { type: [WeekNoticeType] }),
  }),
});

builder.objectField(WeeklyReportType, "nextWeek", (field) =>
  field.field({
    type: WeekAheadType,
    description: "The week after the report's.",
    resolve: ({ to }, _args, request) => weekAhead(request, { date: addDays(to, 1) }),
  }),
);
