import { formatTime } from "#common/time-format.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";

/** In since, on break since, out, or inactive, in the store's time. */
export function stateText(employee: Pick<TeamEmployee, "clockState" | "since" | "isActive">, timeZone: string): string {
  if (!employee.isActive) {
    return text("state.inactive");
  }
  if (employee.clockState === "OUT" || employee.since === null) {
    return text("state.out");
  }
  const time = formatTime(new Date(employee.since), timeZone);
  return text(employee.clockState === "ON_BREAK" ? "state.break" : "state.in", { time });
}
