import { EmployeeType, viewEmployee } from "#server/areas/team/team.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { changePin, confirmEmployee, lockScreen, resetPin, setFirstPin } from "./pins.ts";
import type { PinAnswer } from "./pins.ts";

builder.mutationFields((field) => ({
  confirmEmployee: field.field({
    type: EmployeeType,
    description: "Proves by PIN who stands at this screen.",
    args: { employeeId: field.arg.id({ required: true }), pin: field.arg.string({ required: true }) },
    async resolve(_root, { employeeId, pin }, request) {
      refuseUnlessRight(await confirmEmployee(request, { employeeId, pin }));
      return viewEmployee(request, { employeeId });
    },
  }),
  lockScreen: field.boolean({
    description: "Nobody stands at this screen any more.",
    async resolve(_root, _args, request) {
      await lockScreen(request, {});
      return true;
    },
  }),
  setFirstPin: field.boolean({
    args: {
      employeeId: field.arg.id({ required: true }),
      pin: field.arg.string({ required: true }),
      pinRepeat: field.arg.string({ required: true }),
    },
    async resolve(_root, args, request) {
      await setFirstPin(request, args);
      return true;
    },
  }),
  changePin: field.boolean({
    args: {
      oldPin: field.arg.string({ required: true }),
      pin: field.arg.string({ required: true }),
      pinRepeat: field.arg.string({ required: true }),
    },
    async resolve(_root, args, request) {
      refuseUnlessRight(await changePin(request, args));
      return true;
    },
  }),
  resetPin: field.boolean({
    args: {
      employeeId: field.arg.id({ required: true }),
      pin: field.arg.string({ required: true }),
      pinRepeat: field.arg.string({ required: true }),
    },
    async resolve(_root, args, request) {
      await resetPin(request, args);
      return true;
    },
  }),
}));

function refuseUnlessRight(answer: PinAnswer): void {
  if (answer.outcome === "wrong") {
    const { triesLeft } = answer;
    const fields = { pin: [`${triesLeft} ${triesLeft === 1 ? "try" : "tries"} left`] };
    throw new Refusal("invalid-pin", { message: "Invalid PIN", status: 422, fields });
  }
  if (answer.outcome === "blocked") {
    const { waitSeconds } = answer;
    const message = `Too many tries. Wait ${waitSeconds} s`;
    throw new Refusal("too-many-tries", { message, status: 429, details: { waitSeconds } });
  }
}
