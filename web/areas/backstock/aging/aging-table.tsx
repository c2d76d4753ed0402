import { AgingTableRow } from "./aging-table-row.tsx";
import { text } from "./aging-text.ts";
import type { Aging } from "./aging.queries.ts";
import classes from "./aging.module.css";

/** Categories by age bands; each figure opens the bins that it counts. */
export function AgingTable({ found }: { found: Aging }) {
  const { bands, rows, total } = found;
  const isPast = found.date !== found.today;
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix} aria-label={text("table.title")}>
        <thead>
          <tr>
            <th scope="col">{text("column.category")}</th>
            {bands.map((band) => (
              <th key={band} scope="col" data-band>
                {band}
              </th>
            ))}
            <th scope="col">{text("column.total")}</th>
            <th scope="col">{text("column.average")}</th>
            <th scope="col">{text("column.oldest")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <AgingTableRow key={row.categoryId} row={row} bands={bands} isPast={isPast} />
          ))}
        </tbody>
        <tfoot>
          <AgingTableRow row={{ ...total, categoryName: text("total") }} bands={bands} isPast={isPast} />
        </tfoot>
      </table>
    </div>
  );
}
