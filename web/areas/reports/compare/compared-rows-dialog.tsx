import { Link } from "@tanstack/react-router";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { text } from "./compare-text.ts";
import { partText, valueText, wholeText } from "./compare-words.ts";
import { comparedDaysQuery } from "./compare.queries.ts";
import type { ComparedRows, Measure } from "./compare.queries.ts";
import classes from "./compare.module.css";

type ComparedRowsDialogProps = { measure: Measure; storeId: number; to: string; onClose: () => void };

/** The days that a compared number is the sum of, each leading to its daybook, and the way to the store's report. */
export function ComparedRowsDialog({ measure, storeId, to, onClose }: ComparedRowsDialogProps) {
  const read = useRead(comparedDaysQuery, { variables: { measure, storeId: String(storeId) } });
  const all = read.status === "ready" ? read.data.compareStores : null;
  const isOurs = (store: { storeId: string }) => Number(store.storeId) === storeId;
  const rows = all?.measures[0]?.values.find(isOurs);
  const store = all?.stores.find(isOurs)?.name ?? "";
  return (
    <Dialog
      title={text("rows.title", { measure: text(`measure.${measure}`), store })}
      onClose={onClose}
      actions={
        <ButtonLink to="/s/$storeId/reports/monthly" params={{ storeId }} search={{ d: to }}>
          {text("rows.report")}
        </ButtonLink>
      }
    >
      <ReadState read={read} loading={<LoadingState lines={8} />} />
      {all !== null && <Rows rows={rows} measure={measure} storeId={storeId} />}
    </Dialog>
  );
}

type RowsProps = { rows: ComparedRows | undefined; measure: Measure; storeId: number };

function Rows({ rows, measure, storeId }: RowsProps) {
  if (rows === undefined || rows.days.length === 0) {
    return <EmptyState title={text("rows.none")} />;
  }
  const { days, value } = rows;
  const sum = (side: "part" | "whole") => days.reduce((total, day) => total + day[side], 0);
  return (
    <table className={classes.rows}>
      <thead>
        <tr>
          <th scope="col">{text("rows.date")}</th>
          <th scope="col">{text(`rows.part.${measure}`)}</th>
          <th scope="col">{text(`rows.whole.${measure}`)}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ date, part, whole }) => (
          <tr key={date}>
            <th scope="row">
              <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date }}>
                {formatWeekday(date)}, {formatDayOfMonth(date)}
              </Link>
            </th>
            <td>{partText(measure, part)}</td>
            <td>{wholeText(measure, whole)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            {text("rows.total", { count: days.length })}: {valueText(measure, value)}
          </th>
          <td>{partText(measure, sum("part"))}</td>
          <td>{wholeText(measure, sum("whole"))}</td>
        </tr>
      </tfoot>
    </table>
  );
}
