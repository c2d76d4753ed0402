import { builder } from "#server/platform/graphql/builder.ts";
import {
  answerRemovedPerson,
  createScheduleEmployee,
  ignoreEmployee,
  ignoreSchedulePerson,
  linkSchedulePerson,
  unlinkSchedulePerson,
} from "./people.ts";
import { ScheduleType } from "./scheduling.graphql.ts";
import { viewSchedule } from "./scheduling.ts";

const RemovalAnswer = builder.enumType("RemovedPersonAnswer", {
  values: { DEACTIVATED: { value: "deactivated" }, KEPT: { value: "kept" } } as const,
});

builder.mutationFields((field) => {
  const id = field.arg.id({ required: true });
  const person = { id, personId: field.arg.id({ required: true }) };
  return {
    linkSchedulePerson: field.field({
      type: ScheduleType,
      args: { ...person, employeeId: field.arg.id({ required: true }) },
      resolve: async (_root, args, request) => {
        await linkSchedulePerson(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
    unlinkSchedulePerson: field.field({
      type: ScheduleType,
      args: person,
      resolve: async (_root, args, request) => {
        await unlinkSchedulePerson(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
    createScheduleEmployee: field.field({
      type: ScheduleType,
      args: person,
      resolve: async (_root, args, request) => {
        await createScheduleEmployee(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
    ignoreSchedulePerson: field.field({
      type: ScheduleType,
      args: { ...person, isIgnored: field.arg.boolean({ required: true }) },
      resolve: async (_root, args, request) => {
        await ignoreSchedulePerson(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
    ignoreScheduleEmployee: field.field({
      type: ScheduleType,
      args: { id, employeeId: field.arg.id({ required: true }), isIgnored: field.arg.boolean({ required: true }) },
      resolve: async (_root, args, request) => {
        await ignoreEmployee(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
    answerRemovedPerson: field.field({
      type: ScheduleType,
      args: { ...person, answer: field.arg({ type: RemovalAnswer, required: true }) },
      resolve: async (_root, args, request) => {
        await answerRemovedPerson(request, args);
        return viewSchedule(request, { id: args.id });
      },
    }),
  };
});
