import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import classes from "./goal-panel.module.css";

type ClosedDayProps = {
  date: string;
  /** The holiday last year without sales, while nobody has said whether the store opens this time. */
  closedLikeOn: string | null;
};

/** Says that the day has no goal; where only last year's sales say so, a manager is asked. */
export function ClosedDay({ date, closedLikeOn }: ClosedDayProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  if (closedLikeOn === null || !can("goals:edit")) {
    return <small>{text("goal.closed")}</small>;
  }
  return (
    <Link
      to="/s/$storeId/goal/settings"
      params={{ storeId }}
      search={{ day: date, month: date.slice(0, 7) }}
      className={classes.setUp}
      data-no-print
    >
      {text("goal.closedLike", { date: formatDate(closedLikeOn) })}
    </Link>
  );
}
