import { clockIn, clockOut, endBreak, startBreak, undoPunch } from "#server/areas/clock/clock.ts";
import type { Request } from "#server/platform/context/context.ts";
import { builder } from "#server/platform/graphql/builder.ts";
import { employeeNeeded } from "#server/platform/refusals/refusal.ts";
import { viewEmployee } from "./members.ts";
import { EmployeeType } from "./team.graphql.ts";

// The clock's mutations stand here because they return the employee, whom the clock does not know.
const clockActs = { clockIn, clockOut, startBreak, endBreak } as const;

for (const [name, act] of Object.entries(clockActs)) {
  builder.mutationField(name, (field) =>
    field.field({
      type: EmployeeType,
      args: { deviceAt: field.arg({ type: "Instant" }) },
      async resolve(_root, { deviceAt }, request) {
        await act(request, { deviceAt: deviceAt ?? null });
        return viewActor(request);
      },
    }),
  );
}

builder.mutationField("undoPunch", (field) =>
  field.field({
    type: EmployeeType,
    description: "Takes back the own last press of the clock, within a minute of it.",
    async resolve(_root, _args, request) {
      await undoPunch(request, {});
      return viewActor(request);
    },
  }),
);

async function viewActor(request: Request) {
  if (!request.employee) {
    throw employeeNeeded();
  }
  return viewEmployee(request, { employeeId: String(request.employee.id) });
}
