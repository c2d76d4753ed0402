import type { ActingEmployee, Context } from "#server/platform/context/context.ts";
import { employeeNeeded } from "#server/platform/refusals/refusal.ts";

/** The person who signs. Operations that ask for one have been refused without already; this says so to the compiler. */
export function employeeOf(context: Context): ActingEmployee {
  if (!context.employee) {
    throw employeeNeeded();
  }
  return context.employee;
}
