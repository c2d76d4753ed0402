import { Link, useParams } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { text } from "./clock-outs-text.ts";
import classes from "./clock-outs.module.css";
import type { MissingClockOut } from "./clock-outs.queries.ts";
import { confirmClockOutMutation, declineClockOutMutation, missingClockOutsQuery } from "./clock-outs.queries.ts";

const refetches = [missingClockOutsQuery];

/** One forgotten clock-out: what the person says, and the manager's word on it. */
export function MissingLine({ missing }: { missing: MissingClockOut }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [confirm, isConfirming] = useChange(confirmClockOutMutation);
  const [decline, isDeclining] = useChange(declineClockOutMutation);
  const { punchId, fullName: name, claimedLeftAt, claimedBasis, date, employeeId } = missing;
  const timeOf = (at: string) => formatTime(new Date(at), timeZone);
  const decide = async (leftAt: string | null) => {
    const outcome =
      leftAt === null ? await decline({ punchId }, { refetches }) : await confirm({ punchId, leftAt }, { refetches });
    showSnackbar(
      outcome.isDone
        ? { text: text(leftAt === null ? "card.declined" : "card.confirmed", { name }), color: "good" }
        : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <li className={classes.line}>
      <Avatar name={name} url={missing.avatarUrl} size={34} />
      <div>
        <strong>{name}</strong>
        <small>
          {text("card.missing", { date: formatDayOfMonth(date), time: timeOf(missing.clockedInAt) })}
          {" · "}
          {claimedLeftAt === null
            ? text("card.notSaid")
            : text("card.said", { time: timeOf(claimedLeftAt), basis: basisText(claimedBasis) })}
        </small>
      </div>
      <span className={classes.decision}>
        {claimedLeftAt !== null && (
          <>
            <Button kind="quiet" isCompact isBusy={isDeclining} onClick={() => void decide(null)}>
              {text("card.decline")}
            </Button>
            <Button kind="primary" isCompact isBusy={isConfirming} onClick={() => void decide(claimedLeftAt)}>
              {text("card.confirm", { time: timeOf(claimedLeftAt) })}
            </Button>
          </>
        )}
        {claimedLeftAt === null && (
          <Link
            to="/s/$storeId/team/timecards/$employeeId"
            params={{ storeId, employeeId }}
            search={{ from: addDays(date, -6), to: date }}
            className={classes.link}
          >
            {text("card.fix")}
          </Link>
        )}
      </span>
    </li>
  );
}

function basisText(basis: string | null): string {
  const named = (["lastAction", "shiftEnd", "storeClose"] as const).find((name) => name === basis);
  return text(`said.${named ?? "typed"}`);
}
