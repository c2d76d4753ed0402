import type { ReactNode } from "react";
import { formatDuration } from "#common/duration.ts";
import { relativeTime } from "#common/relative-time.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { stateText } from "./state-text.ts";
import type { TeamEmployee } from "./shared/team.queries.ts";
import { text } from "./team-text.ts";
import classes from "./team-page.module.css";

/** How each column of the team shows a person. */
export function employeeCells(at: {
  timeZone: string;
  now: Date;
}): Record<string, (employee: TeamEmployee) => ReactNode> {
  const { timeZone, now } = at;
  return {
    fullName: (employee) => (
      <span className={classes.name}>
        <Avatar name={employee.fullName} url={employee.safeAvatarUrl} size={36} />
        {employee.fullName}
      </span>
    ),
    isManager: (employee) => text(employee.isManager ? "role.manager" : "role.employee"),
    clockState: (employee) => (
      <span className={classes.state} data-state={employee.clockState}>
        {stateText(employee, timeZone)}
      </span>
    ),
    minutesToday: (employee) => formatDuration(employee.minutesToday),
    drsEmployeeCode: (employee) => linkCell(employee),
    lastActionAt: (employee) =>
      employee.lastActionAt === null ? unknownText : relativeTime(new Date(employee.lastActionAt), { now, timeZone }),
  };
}

function linkCell({ drsEmployeeCode: code, posLink }: TeamEmployee): ReactNode {
  if (posLink === "LINKED") {
    return code;
  }
  return (
    <Badge tone="warn">
      {posLink === "INACTIVE" ? text("state.linkInactive", { code: code ?? "" }) : text("state.notLinked")}
    </Badge>
  );
}
