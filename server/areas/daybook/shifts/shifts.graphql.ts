import { builder } from "#server/platform/graphql/builder.ts";
import { DaybookPerson } from "#server/areas/daybook/daybook-person.graphql.ts";
import {
  addShift,
  deleteShift,
  editShift,
  overlappingShifts,
  restoreShift,
  shiftVersion,
  viewShift,
} from "./shifts.ts";
import type { Shift, ShiftAnswer } from "./shifts.ts";

export const ShiftType = builder.objectRef<Shift>("Shift").implement({
  description: "When a person is scheduled to work.",
  fields: (field) => ({
    id: field.exposeID("id"),
    employee: field.expose("employee", { type: DaybookPerson }),
    date: field.expose("date", { type: "BusinessDate" }),
    startsAt: field.expose("startsAt", { type: "Instant" }),
    endsAt: field.expose("endsAt", { type: "Instant" }),
    position: field.exposeString("position"),
    note: field.exposeString("note"),
    version: field.string({ description: "Of what it says; to be named in a change of it.", resolve: shiftVersion }),
    isOfProvider: field.boolean({
      description: "Comes from a scheduling service and is changed there.",
      resolve: (shift) => shift.source === "provider",
    }),
  }),
});

const ShiftAnswerType = builder.objectRef<ShiftAnswer>("ShiftAnswer").implement({
  fields: (field) => ({
    shift: field.expose("shift", { type: ShiftType }),
    overlaps: field.exposeBoolean("overlaps", { description: "The person is planned elsewhere in that time." }),
  }),
});

const ShiftInput = builder.inputType("ShiftInput", {
  fields: (field) => ({
    id: field.field({ type: "Uuid", required: true, description: "Made by the client." }),
    employeeId: field.int({ required: true }),
    date: field.field({ type: "BusinessDate", required: true }),
    startMinutes: field.int({ required: true, description: "After midnight, store time." }),
    endMinutes: field.int({ required: true, description: "Not after the start means on the next day." }),
    position: field.string({ required: true, defaultValue: "" }),
    note: field.string({ required: true, defaultValue: "" }),
    version: field.string({ description: "The one that was read; a change of another is refused." }),
  }),
});

builder.queryFields((field) => ({
  shift: field.field({
    type: ShiftType,
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: (_root, args, request) => viewShift(request, args),
  }),
  overlappingShifts: field.field({
    type: [ShiftType],
    description: "Where else the person is planned in that time.",
    args: { shift: field.arg({ type: ShiftInput, required: true }) },
    resolve: (_root, args, request) => overlappingShifts(request, args.shift),
  }),
}));

builder.mutationFields((field) => ({
  addShift: field.field({
    type: ShiftAnswerType,
    args: { shift: field.arg({ type: ShiftInput, required: true }) },
    resolve: (_root, { shift }, request) => addShift(request, shift),
  }),
  editShift: field.field({
    type: ShiftAnswerType,
    args: { shift: field.arg({ type: ShiftInput, required: true }) },
    resolve: (_root, { shift }, request) => editShift(request, shift),
  }),
  deleteShift: field.field({
    type: "ID",
    args: { id: field.arg({ type: "Uuid", required: true }) },
    resolve: async (_root, { id }, request) => {
      await deleteShift(request, { id });
      return id;
    },
  }),
  restoreShift: field.field({
    type: ShiftType,
    args: {
      id: field.arg({ type: "Uuid", required: true }),
      eventId: field.arg({ type: "Uuid", description: "Of the history; without it one's own last change." }),
    },
    resolve: (_root, { id, eventId }, request) => restoreShift(request, { id, eventId: eventId ?? null }),
  }),
}));
