import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { bandStart } from "./aging-search.ts";
import { text } from "./aging-text.ts";
import type { AgingRow } from "./aging.queries.ts";
import { BinsLink } from "./bins-link.tsx";
import { OldestBin } from "./oldest-bin.tsx";

type AgingTableRowProps = { row: AgingRow; bands: readonly string[]; isPast: boolean };

/** The list of bins shows what is there now, so a day in the past opens nothing. */
export function AgingTableRow({ row, bands, isPast }: AgingTableRowProps) {
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
