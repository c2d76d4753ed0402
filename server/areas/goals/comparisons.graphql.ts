import { builder } from "#server/platform/graphql/builder.ts";
import { removeCalendarEvent, saveCalendarEvent } from "./calendar-events.ts";
import { confirmComparison, copyExclusions, excludeComparison } from "./comparisons.ts";

const CalendarEventInput = builder.inputType("CalendarEventInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the caller." }),
    name: field.string({ required: true }),
    startsOn: field.field({ type: "BusinessDate", required: true }),
    endsOn: field.field({ type: "BusinessDate", required: true }),
    isPromotion: field.boolean({
      required: true,
      defaultValue: false,
      description: "Its days sell by the factor that the store's promotion days have taught.",
    }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.mutationFields((field) => ({
  excludeComparison: field.field({
    type: "BusinessDate",
    args: {
      date: field.arg({ type: "BusinessDate", required: true }),
      reason: field.arg.string({ description: "Null lets the day serve as a comparison again." }),
    },
    resolve: async (_root, { date, reason }, request) => {
      await excludeComparison(request, { date, reason: reason ?? null });
      return date;
    },
  }),
  confirmComparison: field.field({
    type: "BusinessDate",
    description: "Lets a day stand that was proposed to be left out.",
    args: {
      date: field.arg({ type: "BusinessDate", required: true }),
      isConfirmed: field.arg.boolean({ required: true, defaultValue: true }),
    },
    resolve: async (_root, args, request) => {
      await confirmComparison(request, args);
      return args.date;
    },
  }),
  copyExclusions: field.field({
    type: ["BusinessDate"],
    description: "Leaves out in a month what was left out in it last year; answers the days that are new.",
    args: { month: field.arg({ type: "BusinessDate", required: true, description: "Any day of it." }) },
    resolve: (_root, args, request) => copyExclusions(request, args),
  }),
  saveCalendarEvent: field.field({
    type: "Uuid",
    args: { event: field.arg({ type: CalendarEventInput, required: true }) },
    resolve: async (_root, { event }, request) => {
      await saveCalendarEvent(request, event);
      return event.id;
    },
  }),
  removeCalendarEvent: field.field({
    type: "Uuid",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, args, request) => {
      await removeCalendarEvent(request, args);
      return args.id;
    },
  }),
}));
