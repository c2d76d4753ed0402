import { Link, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { text } from "#web/areas/daybook/daybook-text.ts";
import classes from "./goal-panel.module.css";

/** Says that nobody has set a goal for the day, and leads those who may to where one is set. */
export function NoGoal() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  return can("goals:edit") ? (
    <Link to="/s/$storeId/goal/settings" params={{ storeId }} className={classes.setUp} data-no-print>
      {text("goal.setUp")}
    </Link>
  ) : (
    <small>{text("goal.none")}</small>
  );
}
