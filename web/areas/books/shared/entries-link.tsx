import { Link, useParams } from "@tanstack/react-router";
import { EntryMarks } from "./entry-marks.tsx";
import type { DateStates } from "./entry-states.ts";
import classes from "./entry-marks.module.css";

/** How a date's entries stand, and the way to them; nothing for a date without any. */
export function EntriesLink({ date, states }: { date: string; states: DateStates | undefined }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    states !== undefined && (
      <Link to="/s/$storeId/reports/ledger" params={{ storeId }} search={{ d: date }} className={classes.link}>
        <EntryMarks states={states} />
      </Link>
    )
  );
}
