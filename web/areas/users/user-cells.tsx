import type { ReactNode } from "react";
import { relativeTime } from "#common/relative-time.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { roleText } from "./user-role.ts";
import { text } from "./users-text.ts";
import classes from "./users.module.css";
import type { User } from "./users.queries.ts";

/** How each column shows a sign-in. */
export function userCells(at: {
  ownId: number | undefined;
  storesText: (user: User) => string;
  timeZone: string;
  now: Date;
}): Record<string, (user: User) => ReactNode> {
  const { ownId, storesText, ...clock } = at;
  return {
    fullName: ({ id, fullName, email, hasPassword, isActive }) => (
      <span className={classes.name}>
        <Avatar name={fullName} size={36} />
        <span>
          {fullName} {Number(id) === ownId && <Badge>{text("state.you")}</Badge>}
          {!hasPassword && isActive && <Badge tone="warn">{text("state.invited")}</Badge>}
          <small>{email}</small>
        </span>
      </span>
    ),
    role: ({ role }) => roleText(role),
    storeIds: storesText,
    lastUsedAt: ({ lastUsedAt }) => (lastUsedAt === null ? unknownText : relativeTime(new Date(lastUsedAt), clock)),
  };
}
