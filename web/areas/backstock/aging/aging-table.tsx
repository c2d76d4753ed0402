import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { Link, useParams } from "@tanstack/react-router";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { bandStart } from "./aging-search.ts";
import { text } from "./aging-text.ts";
import type { Aging, AgingRow } from "./aging.queries.ts";
import classes from "./aging.module.css";

/** Bins by category and age band; each figure links to the bins it counts. */
export function AgingTable({ aging }: { aging: Aging }) {
  const { bands, rows, total } = aging;
  const isPast = aging.date !== aging.today;
  return (
    <div className={classes.scroll}>
      <table className={classes.matrix} aria-label={text("table.title")}>
        <thead>
          <tr>
            <th scope="col">{text("column.category")}</th>
            {bands.map((band) => (
              <th key={band} scope="col" data-band>
                <Head name={band} means="band" />
              </th>
            ))}
            {(["total", "average", "oldest"] as const).map((column) => (
              <th key={column} scope="col">
                <Head name={text(`column.${column}`)} means={column} />
              </th>
            ))}
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

type HeadProps = { name: string; means: "band" | "total" | "average" | "oldest" };

/** On a phone the heads are out of sight, so they hold nothing to press. */
function Head({ name, means }: HeadProps) {
  return useIsPhone() ? name : <ExplainedName name={name} explanation={text(`means.${means}`)} />;
}

type AgingTableRowProps = { row: AgingRow; bands: readonly string[]; isPast: boolean };

/** A day in the past has no links, because the list of bins shows only the present. */
function AgingTableRow({ row, bands, isPast }: AgingTableRowProps) {
  const { categoryId, categoryName, counts, bins, averageAge } = row;
  return (
    <tr>
      <th scope="row">
        {categoryId === null || isPast ? categoryName : <BinsLink categoryId={categoryId}>{categoryName}</BinsLink>}
      </th>
      {bands.map((band, at) => {
        const count = counts[at] ?? 0;
        return (
          <td key={band} data-label={band} data-empty={count === 0 || undefined}>
            {count === 0 || isPast ? (
              formatNumber(count)
            ) : (
              <BinsLink
                categoryId={categoryId}
                age={bandStart(band)}
                label={text("open.cell", { count, category: categoryName, band })}
              >
                {formatNumber(count)}
              </BinsLink>
            )}
          </td>
        );
      })}
      <td data-label={text("column.total")}>
        <strong>{formatNumber(bins)}</strong>
      </td>
      <td data-label={text("column.average")}>
        {averageAge === null ? unknownText : text("days", { count: averageAge })}
      </td>
      <td data-label={text("column.oldest")}>
        <OldestBin oldest={row.oldest} />
      </td>
    </tr>
  );
}

type BinsLinkProps = {
  /** Null for all categories. */
  categoryId: string | null;
  age?: number;
  label?: string;
  children: string;
};

/** Links to the bins that a figure counts. */
function BinsLink({ categoryId, age, label, children }: BinsLinkProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      to="/s/$storeId/backstock"
      params={{ storeId }}
      search={{ category: categoryId ?? undefined, age }}
      aria-label={label}
    >
      {children}
    </Link>
  );
}

/** Links to the bin that has waited longest. */
function OldestBin({ oldest }: Pick<AgingRow, "oldest">) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  if (oldest === null) {
    return unknownText;
  }
  return (
    <Link to="/s/$storeId/backstock/detail/edit/$backstockId" params={{ storeId, backstockId: oldest.backstockId }}>
      {text("oldest", { bin: oldest.bin, days: text("days", { count: oldest.ageDays }) })}
    </Link>
  );
}
