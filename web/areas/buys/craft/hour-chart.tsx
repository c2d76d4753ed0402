import { IconClock } from "@tabler/icons-react";
import { formatNumber } from "#common/number-format.ts";
import { formatWholePercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { text } from "./craft-text.ts";
import { isReal, realShares, shareName } from "./craft-words.ts";
import type { Comparison, Craft, Share } from "./craft.queries.ts";
import { axisOf, placed, placeOn, shareStyle, ticksOf } from "./share-axis.ts";
import type { Axis } from "./share-axis.ts";
import classes from "./hour-chart.module.css";

type HoursProps = { craft: Craft; comparison: Comparison };

/** The day from left to right: what is taken in each hour beside what chance alone gives; the figures stand below. */
export function HoursOfDay({ craft, comparison }: HoursProps) {
  const advice = adviceOf(comparison);
  return (
    <>
      <HourChart comparison={comparison} />
      {advice !== null && (
        <p className={classes.advice}>
          <IconClock size={20} aria-hidden="true" />
          {advice}
        </p>
      )}
      <HourTable craft={craft} comparison={comparison} />
    </>
  );
}

/** Drawn for the eye alone: the table says the same. */
function HourChart({ comparison }: { comparison: Comparison }) {
  const axis = axisOf(comparison);
  const { shares } = comparison;
  return (
    <div className={classes.plot} style={placed({ "--hours": String(shares.length) })} aria-hidden="true">
      <div className={classes.marks}>
        {ticksOf(axis).map((mark) => (
          <span key={mark} style={placed({ "--at": placeOn(axis, mark) })}>
            {formatWholePercent(mark)}
          </span>
        ))}
      </div>
      {shares.map((share, at) => (
        <HourColumn key={share.key} share={share} axis={axis} label={hourLabel(Number(share.key), at === 0)} />
      ))}
    </div>
  );
}

function HourColumn({ share, axis, label }: { share: Share; axis: Axis; label: string }) {
  const isDifferent = isReal(share);
  return (
    <span className={classes.hour} style={shareStyle(share, axis)} data-real={isDifferent || undefined}>
      <span className={classes.column} data-chart>
        {share.verdict === "FEW" ? (
          <em>{unknownText}</em>
        ) : (
          <>
            <i />
            <u />
            <b />
            {isDifferent && <strong>{formatWholePercent(share.share)}</strong>}
          </>
        )}
      </span>
      <span className={classes.label}>{label}</span>
    </span>
  );
}

/** `10 AM`, `11`, `12 PM`, `1`: which half of the day is said where it begins. */
function hourLabel(hour: number, isFirst: boolean): string {
  const short = String(hour % 12 === 0 ? 12 : hour % 12);
  return isFirst || hour === 12 ? text(hour < 12 ? "hour.am" : "hour.pm", { hour: short }) : short;
}

function HourTable({ craft, comparison }: HoursProps) {
  return (
    <table className={classes.hours}>
      <thead>
        <tr>
          <th scope="col">{text("column.group")}</th>
          <th scope="col">{text("column.pieces")}</th>
          <th scope="col">{text("column.taken")}</th>
          <th scope="col">{text("column.chance")}</th>
          <th scope="col">{text("legend.others")}</th>
        </tr>
      </thead>
      <tbody>
        {comparison.shares.map((share) => (
          <tr key={share.key} data-real={isReal(share) || undefined}>
            <th scope="row">
              {shareName(craft, comparison, share)}
              {isReal(share) && <small>{text(share.verdict === "FEWER" ? "verdict.fewer" : "verdict.more")}</small>}
            </th>
            <td>{formatNumber(share.pieces)}</td>
            <td>{share.verdict === "FEW" ? unknownText : <b>{formatWholePercent(share.share)}</b>}</td>
            <td>{chanceText(share)}</td>
            <td>{share.verdict === "FEW" ? unknownText : formatWholePercent(share.others)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function chanceText({ low, high, verdict }: Share): string {
  if (verdict === "FEW" || low === null || high === null) {
    return unknownText;
  }
  return text("range", { low: formatWholePercent(low), high: formatWholePercent(high) });
}

/** What a store may do about an hour in which less is taken than chance explains; the last one is often hurry. */
function adviceOf(comparison: Comparison): string | null {
  const [real] = realShares(comparison);
  if (real?.verdict !== "FEWER") {
    return null;
  }
  const judged = comparison.shares.filter(({ verdict }) => verdict !== "FEW");
  return text(judged.at(-1)?.key === real.key ? "hour.adviceLast" : "hour.advice");
}
