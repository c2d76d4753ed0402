import { isLongBreak } from "#common/clock/standing.ts";
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

/** How the same is colored: a break that is likely forgotten stands out. */
export function stateColor({ clockState, since }: Pick<TeamEmployee, "clockState" | "since">, now: Date): string {
  const isLong = clockState === "ON_BREAK" && since !== null && isLongBreak(new Date(since), now);
  return isLong ? "LONG_BREAK" : clockState;
}
