import { text } from "./pick-list-text.ts";
import type { PickList } from "./pick-list.queries.ts";
import classes from "./pick-list.module.css";

export function PickListTable({ bins }: { bins: PickList["bins"] }) {
  return (
    <table className={classes.list} aria-label={text("count", { count: bins.length })}>
      <thead>
        <tr>
          <th scope="col">{text("column.done")}</th>
          <th scope="col">{text("column.bin")}</th>
          <th scope="col">{text("column.category")}</th>
          <th scope="col" data-wide>
            {text("column.age")}
          </th>
          <th scope="col" data-wide>
            {text("column.notes")}
          </th>
        </tr>
      </thead>
      <tbody>
        {bins.map(({ backstockId, bin, categoryName, ageDays, notes }) => (
          <tr key={backstockId}>
            <td>
              <input type="checkbox" aria-label={text("box", { bin })} />
            </td>
            <td className={classes.number}>{bin}</td>
            <td>
              {categoryName}
              <small>{[text("age", { count: ageDays }), notes].filter((part) => part !== "").join(" · ")}</small>
            </td>
            <td data-wide>{text("age", { count: ageDays })}</td>
            <td data-wide>{notes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
