import type { CSSProperties } from "react";
import { daysBetween } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { CampaignValues } from "./campaign-values.ts";
import { text } from "./campaigns-text.ts";
import type { Campaign } from "./campaigns.queries.ts";
import classes from "./campaign-form.module.css";

type Rival = Pick<Campaign, "name" | "earnStartOn" | "earnEndOn">;

type PeriodStripProps = {
  values: Pick<CampaignValues, "type" | "earnStartOn" | "earnEndOn" | "redeemStartOn" | "redeemEndOn">;
  /** The campaign whose earning days overlap with these. */
  rival: Rival | null;
};

type Periods = { earn: Span; redeem: Span };
type Span = { from: BusinessDate; to: BusinessDate };

/** The days of a campaign drawn as two bars, with the one it overlaps behind them. Nothing while they make no sense. */
export function PeriodStrip({ values, rival }: PeriodStripProps) {
  const periods = periodsOf(values);
  if (periods === null) {
    return null;
  }
  const { earn, redeem } = periods;
  const first = earliest([earn.from, redeem.from, ...(rival === null ? [] : [rival.earnStartOn])]);
  const days = daysBetween(first, redeem.to) + 1;
  const place = ({ from, to }: Span): CSSProperties => ({
    left: `${(daysBetween(first, from) / days) * 100}%`,
    width: `${((daysBetween(from, to) + 1) / days) * 100}%`,
  });
  const overlap = overlapOf(rival, earn);
  const hasRoom = (wide: number) => wide > days / 6;
  const label = text("strip.label", {
    earnFrom: formatDayOfMonth(earn.from),
    earnTo: formatDayOfMonth(earn.to),
    redeemFrom: formatDayOfMonth(redeem.from),
    redeemTo: formatDayOfMonth(redeem.to),
  });
  // Periods that overlap stand below each other.
  const look = classNames(classes.strip, redeem.from <= earn.to && classes.stacked);
  return (
    <figure className={look} aria-label={label}>
      {rival !== null && (
        <RivalBar
          name={hasRoom(daysBetween(rival.earnStartOn, earn.from)) ? rival.name : null}
          style={place({ from: rival.earnStartOn, to: earliest([rival.earnEndOn, redeem.to]) })}
        />
      )}
      <span className={classes.earn} style={{ ...place(earn), ...beside(overlap, earn, place) }}>
        {hasRoom(daysBetween(overlap?.to ?? earn.from, earn.to)) &&
          text(values.type === "MANUAL" ? "strip.handOut" : "strip.earn", {
            count: daysBetween(earn.from, earn.to) + 1,
          })}
      </span>
      {overlap !== null && <span className={classes.overlap} style={place(overlap)} />}
      <span className={classes.redeem} style={place(redeem)}>
        {text("strip.redeem", { count: daysBetween(redeem.from, redeem.to) + 1 })}
      </span>
      <small style={{ left: place(earn).left }}>{dayText(earn.from)}</small>
      {hasRoom(daysBetween(earn.from, redeem.from)) && (
        <small style={{ left: place(redeem).left }}>{dayText(redeem.from)}</small>
      )}
      <small className={classes.last}>{dayText(redeem.to)}</small>
    </figure>
  );
}

function RivalBar({ name, style }: { name: string | null; style: CSSProperties }) {
  return (
    <>
      <span className={classes.rival} style={style} />
      {name !== null && (
        <small className={classes.rivalName} style={{ left: 0 }}>
          {name}
        </small>
      )}
    </>
  );
}

function overlapOf(rival: Rival | null, earn: Span): Span | null {
  return rival && { from: latest(rival.earnStartOn, earn.from), to: earliest([rival.earnEndOn, earn.to]) };
}

/** The words of a bar begin after what lies on its first days. */
function beside(overlap: Span | null, earn: Span, place: (span: Span) => CSSProperties): CSSProperties {
  return overlap?.from === earn.from ? { paddingLeft: `calc(${place(overlap).width} + 8px)` } : {};
}

/** Null while a date is missing or they are in the wrong order. */
function periodsOf({ earnStartOn, earnEndOn, redeemStartOn, redeemEndOn }: PeriodStripProps["values"]): Periods | null {
  if (earnStartOn === null || earnEndOn === null || redeemStartOn === null || redeemEndOn === null) {
    return null;
  }
  const isOrdered = earnStartOn <= earnEndOn && redeemStartOn <= redeemEndOn && earnEndOn <= redeemEndOn;
  return isOrdered
    ? { earn: { from: earnStartOn, to: earnEndOn }, redeem: { from: redeemStartOn, to: redeemEndOn } }
    : null;
}

function dayText(date: BusinessDate): string {
  return `${formatWeekday(date)}, ${formatDayOfMonth(date)}`;
}

function earliest(dates: readonly BusinessDate[]): BusinessDate {
  return dates.reduce((least, date) => (date < least ? date : least));
}

function latest(left: BusinessDate, right: BusinessDate): BusinessDate {
  return left > right ? left : right;
}
