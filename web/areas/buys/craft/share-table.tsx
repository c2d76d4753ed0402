import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { fewestBuys, fewestPieces } from "#common/buys/real-differences.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent, percentOf } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import type { CraftSearch } from "./craft-search.ts";
import { text } from "./craft-text.ts";
import { agreedText, isReal, shareName } from "./craft-words.ts";
import type { Comparison, Craft, CraftDetail, Share } from "./craft.queries.ts";
import { axisOf, placed, placeOn, shareStyle, ticksOf } from "./share-axis.ts";
import type { Axis } from "./share-axis.ts";
import classes from "./share-table.module.css";

const spans = [30, 60, 90] as const;

type ShareTableProps = {
  craft: Craft;
  comparison: Comparison;
  /** Null for what no buyer stands behind. */
  sold: CraftDetail["sold"] | null;
  /** The buyer whose reasons are shown. */
  buyer: string | null;
  search: CraftSearch;
};

/** The shares of a comparison beside each other, each with the limits that chance gives it. */
export function ShareTable({ craft, comparison, sold, buyer, search }: ShareTableProps) {
  const isOfBuyers = comparison.by === "BUYER" || comparison.by === "CATEGORY";
  const named = comparison.shares.map((share) => ({ share, name: shareName(craft, comparison, share) }));
  const rows = isOfBuyers ? named.toSorted((left, right) => left.name.localeCompare(right.name)) : named;
  const axis = axisOf(comparison);
  const hasLooks = sold !== null && craft.agreement.length > 0;
  return (
    <WideTable label={text("column.chart")}>
      <table className={classes.shares}>
        <thead>
          <tr>
            <th scope="col">
              {text(isOfBuyers ? "column.buyer" : comparison.by === "SIZE" ? "column.size" : "column.group")}
            </th>
            <th scope="col">{text("column.pieces")}</th>
            <th scope="col" data-chart>
              <AxisMarks axis={axis} />
            </th>
            <th scope="col">{text("column.taken")}</th>
            {sold !== null &&
              spans.map((days) => (
                <th key={days} scope="col">
                  {text("column.sold", { days })}
                </th>
              ))}
            {hasLooks && <th scope="col">{text("column.agreed")}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ share, name }) => (
            <tr key={share.key} data-real={isReal(share) || undefined}>
              <th scope="row">
                {isOfBuyers ? (
                  <Link
                    from="/s/$storeId/reports/buyer_craft"
                    to="."
                    search={{ ...search, buyer: share.key }}
                    replace
                    resetScroll={false}
                    aria-current={share.key === buyer ? "true" : undefined}
                  >
                    <Avatar name={name} size={28} />
                    {name}
                  </Link>
                ) : (
                  name
                )}
                {isReal(share) && <small>{text(share.verdict === "FEWER" ? "verdict.fewer" : "verdict.more")}</small>}
              </th>
              <td>{formatNumber(share.pieces)}</td>
              <td data-chart>
                <ShareChart share={share} axis={axis} />
              </td>
              <td>{share.verdict === "FEW" ? unknownText : <b>{formatWholePercent(share.share)}</b>}</td>
              {sold !== null && spans.map((days) => <td key={days}>{soldCell(sold, { buyer: share.key, days })}</td>)}
              {hasLooks && (
                <td>{agreedText(craft, { buyer: share.key, category: comparison.group }) ?? unknownText}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  );
}

/** A share of too few pieces would say more than it knows. */
function soldCell(sold: CraftDetail["sold"], { buyer, days }: { buyer: string; days: number }): ReactNode {
  const row = sold.find((each) => each.buyer === buyer && each.days === days);
  if (row === undefined || row.pieces < fewestPieces) {
    return unknownText;
  }
  return (
    <span title={text("row.sold", { sold: row.sold, pieces: row.pieces })}>
      {formatWholePercent(percentOf(row.sold, row.pieces))}
    </span>
  );
}

function AxisMarks({ axis }: { axis: Axis }) {
  return (
    <span className={classes.axis}>
      {ticksOf(axis).map((mark) => (
        <span key={mark} style={placed({ "--at": placeOn(axis, mark) })}>
          {formatWholePercent(mark)}{" "}
        </span>
      ))}
    </span>
  );
}

/** The band of chance, the others as a line in it, and the share as a point. */
function ShareChart({ share, axis }: { share: Share; axis: Axis }) {
  if (share.verdict === "FEW") {
    return <span className={classes.fewText}>{text("row.few", { pieces: fewestPieces, buys: fewestBuys })}</span>;
  }
  const label = text("row.chart", {
    share: formatWholePercent(share.share),
    others: formatWholePercent(share.others),
    low: formatWholePercent(share.low),
    high: formatWholePercent(share.high),
  });
  return (
    <>
      <span
        className={classes.chart}
        style={shareStyle(share, axis)}
        data-real={isReal(share) || undefined}
        aria-hidden="true"
      >
        <i />
        <u />
        <b />
      </span>
      <Unseen>{label}</Unseen>
    </>
  );
}
