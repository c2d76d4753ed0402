import type { CSSProperties } from "react";
import { useState } from "react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import type { ExpectedDay } from "#web/areas/bounceback/shared/coupon-forecast.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { Unseen } from "#web/ui/unseen.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { ReportFigures, ReportWeek } from "./report.queries.ts";
import { shownWeeks } from "./shown-weeks.ts";
import type { ShownWeek } from "./shown-weeks.ts";
import { text } from "./report-text.ts";
import classes from "./report.module.css";

const phoneWeeks = 6;
/** A quarter. */
const tableWeeks = 13;
/** More have room for their bars, and for the name of every second one. */
const mostNames = 14;

/** The running week is one of them; what comes later is too uncertain for a bar. */
const comingWeeks = { counter: 4, phone: 2 };

type WeekBarsProps = {
  weeks: readonly ReportWeek[];
  total: ReportFigures;
  /** When the open ones of these coupons will likely be used. */
  expected: readonly ExpectedDay[];
};

/** What was issued and redeemed week by week and what will likely be, as bars; what happened also as figures below them. */
export function WeekBars({ weeks, total, expected }: WeekBarsProps) {
  const isPhone = useIsPhone();
  if (weeks.length === 0) {
    return (
      <Card title={text("weeks.title")}>
        <p>{text("weeks.none")}</p>
      </Card>
    );
  }
  const all = shownWeeks(weeks, { days: expected, mostWeeks: comingWeeks[isPhone ? "phone" : "counter"] });
  // A phone has room for the last weeks; the table below has all of them.
  const shown = all.slice(isPhone ? -phoneWeeks : 0);
  const isDense = isPhone || shown.length > 8;
  const most = Math.max(1, ...shown.flatMap((week) => [week.issued, week.redeemed + week.expected]));
  return (
    <Card title={text("weeks.title")} hasPadding={false} aside={<Legend hasExpected={shown.some(isExpected)} />}>
      <WideTable label={text("weeks.chart")} showsEnd>
        <figure className={classes.bars} data-dense={isDense || undefined} aria-label={text("weeks.chart")}>
          {shown.map((week, at) => (
            <div key={week.from}>
              <span>
                {week.issued > 0 && (
                  <i data-series="issued" style={heightOf(week.issued, most)}>
                    <b>{formatNumber(week.issued)}</b>
                  </i>
                )}
                <RedeemedBar week={week} most={most} />
              </span>
              <small>{isNamed(shown, at) && (isDense ? formatDayOfMonth(week.from) : weekText(week))}</small>
            </div>
          ))}
        </figure>
      </WideTable>
      <WeekTable weeks={weeks} total={total} />
    </Card>
  );
}

function isNamed({ length }: readonly ShownWeek[], at: number): boolean {
  return length <= mostNames || (length - 1 - at) % 2 === 0;
}

function Legend({ hasExpected }: { hasExpected: boolean }) {
  return (
    <span className={classes.legend}>
      <i data-series="issued" />
      {text("figure.issued")} <i data-series="redeemed" />
      {text("figure.redeemed")}
      {hasExpected && (
        <>
          {" "}
          <i data-series="expected" />
          <ExplainedName name={text("weeks.expected")} explanation={text("means.expected")} />
        </>
      )}
    </span>
  );
}

/** What was used, and on top of it what still will be. */
function RedeemedBar({ week, most }: { week: ShownWeek; most: number }) {
  const { redeemed, expected } = week;
  if (redeemed === 0 && expected === 0) {
    return null;
  }
  return (
    <span className={classes.used}>
      <b data-both={(redeemed > 0 && expected > 0) || undefined}>
        {redeemed > 0 && formatNumber(redeemed)}
        {expected > 0 && (
          <span>
            {redeemed > 0 && "+"}
            {formatNumber(expected)}
            <Unseen> {text("weeks.expected")}</Unseen>
          </span>
        )}
      </b>
      {expected > 0 && <i data-series="expected" style={heightOf(expected, most)} />}
      {redeemed > 0 && <i data-series="redeemed" style={heightOf(redeemed, most)} />}
    </span>
  );
}

function isExpected({ expected }: ShownWeek): boolean {
  return expected > 0;
}

function heightOf(count: number, most: number): CSSProperties {
  return { height: `${Math.max(2, (count / most) * 100)}%` };
}

const weekHeads = [
  { name: "figure.issued", means: "means.issued" },
  { name: "figure.redeemed", means: "means.redeemed" },
  { name: "weeks.takenOff", means: "means.discount" },
  { name: "weeks.couponSales", means: "means.couponSales" },
  { name: "weeks.average", means: "means.averageTicket" },
  { name: "figure.lift", means: "means.lift" },
] as const;

/** Of two years the newest weeks are what is looked for; the others would push all that follows from the screen. */
function WeekTable({ weeks, total }: Omit<WeekBarsProps, "expected">) {
  const [isWhole, setIsWhole] = useState(false);
  const isCut = !isWhole && weeks.length > tableWeeks;
  return (
    <>
      {isCut && (
        <p className={classes.cut} data-no-print>
          {text("weeks.newest", { count: tableWeeks, all: formatNumber(weeks.length) })}{" "}
          <Button kind="plain" onClick={() => setIsWhole(true)}>
            {text("weeks.all")}
          </Button>
        </p>
      )}
      <WeekRows weeks={isCut ? weeks.slice(-tableWeeks) : weeks} total={total} />
    </>
  );
}

function WeekRows({ weeks, total }: Omit<WeekBarsProps, "expected">) {
  return (
    <WideTable label={text("weeks.table")}>
      <table className={classes.weeks} aria-label={text("weeks.table")}>
        <thead>
          <tr>
            <th scope="col">{text("weeks.week")}</th>
            {weekHeads.map(({ name, means }) => (
              <th key={name} scope="col">
                <ExplainedName name={text(name)} explanation={text(means)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.from}>
              <th scope="row">{weekText(week)}</th>
              <WeekCells {...week} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{text("weeks.total")}</th>
            <WeekCells {...total} />
          </tr>
        </tfoot>
      </table>
    </WideTable>
  );
}

type Sums = Pick<ReportWeek, "issued" | "redeemed" | "discount" | "couponSales" | "averageTicket" | "lift">;

/** Nothing redeemed means no sale to speak of: dashes, not zeros. */
function WeekCells({ issued, redeemed, discount, couponSales, averageTicket, lift }: Sums) {
  const cells = [
    issued === 0 ? unknownText : formatNumber(issued),
    redeemed === 0 ? unknownText : formatNumber(redeemed),
    redeemed === 0 ? unknownText : shortMoney(discount),
    redeemed === 0 ? unknownText : shortMoney(couponSales),
    formatMoney(averageTicket),
    signedMoney(lift),
  ];
  // oxlint-disable-next-line react/no-array-index-key -- the columns keep their places
  return cells.map((cell, at) => <td key={at}>{cell}</td>);
}

/** `+$21.70`. */
export function signedMoney(cents: number | null): string {
  return cents !== null && cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents);
}

/** `Nov 29 – Dec 5`. */
function weekText({ from, to }: { from: BusinessDate; to: BusinessDate }): string {
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${formatDayOfMonth(from)} – ${Number(to.slice(8))}`
    : `${formatDayOfMonth(from)} – ${formatDayOfMonth(to)}`;
}
