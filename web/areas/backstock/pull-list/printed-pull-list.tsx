import { formatDate } from "#common/date-format.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import type { PullList } from "./pull-list.queries.ts";
import { text } from "./pull-list-text.ts";
import { inWalkingOrder, reasonText, sectionOf } from "./reason.ts";
import classes from "./pull-list.module.css";

/** Printed only: the bins in walking order, each with a box to tick. */
export function PrintedPullList({ list }: { list: PullList }) {
  return (
    <div className={classes.printed}>
      <PrintedHead beside={formatDate(list.date)} />
      <table>
        <thead>
          <tr>
            <th scope="col">{text("print.box")}</th>
            <th scope="col">{text("print.bin")}</th>
            <th scope="col">{text("print.where")}</th>
            <th scope="col">{text("print.what")}</th>
            <th scope="col">{text("print.why")}</th>
          </tr>
        </thead>
        <tbody>
          {inWalkingOrder(list.bins).map((bin) => (
            <tr key={bin.backstockId}>
              <td aria-label={text("print.box")}>
                <i className={classes.box} />
              </td>
              <td className={classes.printedNumber}>{bin.bin}</td>
              <td>{bin.locationName}</td>
              <td>
                {bin.categoryName}, {text("age", { count: bin.ageDays })}
              </td>
              <td>
                {sectionOf(list, bin)?.name}: {reasonText(sectionOf(list, bin) ?? { missing: null, sellThrough: null })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
