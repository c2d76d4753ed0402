import { Link } from "@tanstack/react-router";
import type { CSSProperties } from "react";
import { usePerson } from "#web/platform/person/person.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { text } from "./compare-text.ts";
import { placeOnLine, valueText } from "./compare-words.ts";
import type { ComparedStore, MeasureComparison, StoresComparison } from "./compare.queries.ts";
import classes from "./compare.module.css";

/** A row for each store, a column for each measure: the number, and where it stands beside the usual spread. */
export function CompareTable({ comparison }: { comparison: StoresComparison }) {
  const { measures, stores, neededDays, dayCount } = comparison;
  return (
    <WideTable label={text("title")}>
      <table className={classes.table} aria-label={text("title")}>
        <thead>
          <tr>
            <th scope="col">{text("store")}</th>
            {measures.map(({ measure, dayCount: count }) => (
              <th key={measure} scope="col">
                <ExplainedName name={text(`measure.${measure}`)} explanation={text(`made.${measure}`)} />
                {count > 0 && count < dayCount && <small>{text("measure.days", { count })}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {stores.map((store) => (
            <tr key={store.storeId} data-few={!store.isCompared || undefined}>
              <th scope="row">
                <StoreBadge store={store} />
              </th>
              {store.isCompared ? (
                measures.map((column) => (
                  <td key={column.measure}>
                    <ComparedCell column={column} store={store} neededDays={neededDays} />
                  </td>
                ))
              ) : (
                <td colSpan={measures.length}>
                  <strong>{text("fewDaysStore")}</strong>{" "}
                  {text("fewDaysStoreCount", { count: store.dayCount, needed: neededDays })}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

function StoreBadge({ store: { storeId, name } }: { store: ComparedStore }) {
  const own = usePerson()?.stores.find(({ id }) => id === Number(storeId));
  return (
    <Link to="/s/$storeId/reports/weekly" params={{ storeId: Number(storeId) }} className={classes.name}>
      <span className={classes.badge} style={{ "--store": own?.color }} aria-hidden="true">
        {own?.initials}
      </span>
      {name}
    </Link>
  );
}

type ComparedCellProps = { column: MeasureComparison; store: ComparedStore; neededDays: number };

function ComparedCell({ column, store, neededDays }: ComparedCellProps) {
  const { measure, values } = column;
  const shown = values.find(({ storeId }) => storeId === store.storeId);
  if (shown === undefined || shown.value === null) {
    return <MissingValue column={column} count={shown?.dayCount ?? 0} neededDays={neededDays} />;
  }
  const words = valueText(measure, shown.value);
  const tone = toneOf(shown);
  return (
    <div className={classes.cell}>
      <Link
        from="/s/$storeId/stores"
        search={(now) => ({ ...now, measure, daysOf: Number(store.storeId) })}
        resetScroll={false}
        data-tone={tone}
        aria-label={text("open", { measure: text(`measure.${measure}`), store: store.name, value: words })}
      >
        {words}
      </Link>
      <Spread column={column} value={shown.value} tone={tone} />
      <Unseen>{text(tone === "inside" ? "standing.INSIDE" : `standing.${tone}`)}</Unseen>
    </div>
  );
}

type MissingValueProps = { column: MeasureComparison; count: number; neededDays: number };

/** Why a store has no number: its days, no other store to stand beside, or nobody who waited on any of them. */
function MissingValue({ column, count, neededDays }: MissingValueProps) {
  const hasEnough = count >= neededDays;
  const enough = text(column.dayCount === 0 ? "onlyStore" : "noSellers");
  return (
    <span className={classes.few}>
      {hasEnough ? enough : text("fewDays")}
      <small>{hasEnough ? text("measure.days", { count }) : text("fewDaysCount", { count, needed: neededDays })}</small>
    </span>
  );
}

type Tone = "inside" | "weak" | "strong";

function toneOf({ standing, isWeak }: MeasureComparison["values"][number]): Tone {
  if (standing !== "BELOW" && standing !== "ABOVE") {
    return "inside";
  }
  return isWeak ? "weak" : "strong";
}

/** The usual spread as a band, the value as a mark on the line. */
function Spread({ column, value, tone }: { column: MeasureComparison; value: number; tone: Tone }) {
  const { low, high } = column;
  if (low === null || high === null) {
    return null;
  }
  const place = placeOnLine(column);
  const places: CSSProperties = { "--low": place(low), "--high": place(high), "--at": place(value) };
  return (
    <span className={classes.line} style={places} aria-hidden="true">
      <span className={classes.mark} data-tone={tone} />
    </span>
  );
}
