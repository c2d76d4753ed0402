import { personOf } from "#common/permissions.ts";
import type { Context } from "#server/platform/operations/context.ts";
import type { Viewer } from "./team.rules.ts";

/** Who asks, as far as the team's rules go by it. */
export function viewerOf(context: Context): Viewer {
  const person = context.user ? personOf({ ...context.user, employee: context.employee }) : "till";
  return { person, employeeId: context.employee?.id ?? null };
}
