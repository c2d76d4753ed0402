import { useState } from "react";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import { text } from "./pick-list-text.ts";
import type { PickList } from "./pick-list.queries.ts";
import classes from "./pick-list.module.css";

/** Three thousand rows at once would hold the screen for seconds, and nobody reads them there. */
const step = 100;

/** On the screen the first hundred and more with a press, on paper all of them. */
export function PickListTable({ bins }: { bins: PickList["bins"] }) {
  const [unfolded, setUnfolded] = useState(step);
  const isPrinting = useIsPrinting();
  const shown = isPrinting ? bins : bins.slice(0, unfolded);
  return (
    <>
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
          {shown.map(({ backstockId, bin, categoryName, ageDays, notes }) => (
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
      {bins.length > step && (
        <ShowMore
          shown={Math.min(unfolded, bins.length)}
          totalItems={bins.length}
          step={step}
          onShowMore={() => setUnfolded(unfolded + step)}
        />
      )}
    </>
  );
}
