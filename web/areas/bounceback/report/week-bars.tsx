import type { CSSProperties } from "react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { addDays } from "#common/business-date.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { ReportFigures, ReportWeek } from "./report.queries.ts";
import { text } from "./report-text.ts";
import classes from "./report.module.css";

const phoneWeeks = 6;

type WeekBarsProps = { weeks: readonly ReportWeek[]; total: ReportFigures };

/** What was issued and redeemed week by week, as bars and as figures below them. */
export function WeekBars({ weeks, total }: WeekBarsProps) {
  const isPhone = useIsPhone();
  if (weeks.length === 0) {
    return (
      <Card title={text("weeks.title")}>
        <p>{text("weeks.none")}</p>
      </Card>
    );
  }
  // A phone has room for the last weeks; the table below has all of them.
  const shown = everyWeek(weeks).slice(isPhone ? -phoneWeeks : 0);
  const isDense = isPhone || shown.length > 8;
  const most = Math.max(1, ...shown.flatMap(({ issued, redeemed }) => [issued, redeemed]));
  return (
    <Card
      title={text("weeks.title")}
      hasPadding={false}
      aside={
        <span className={classes.legend}>
          <i data-series="issued" />
          {text("figure.issued")} <i data-series="redeemed" />
          {text("figure.redeemed")}
        </span>
      }
    >
      <WideTable label={text("weeks.chart")}>
        <figure className={classes.bars} data-dense={isDense || undefined} aria-label={text("weeks.chart")}>
          {shown.map(({ from, to, issued, redeemed }) => (
            <div key={from}>
              <span>
                <Bar series="issued" count={issued} most={most} />
                <Bar series="redeemed" count={redeemed} most={most} />
              </span>
              <small>{isDense ? formatDayOfMonth(from) : weekText({ from, to })}</small>
            </div>
          ))}
        </figure>
      </WideTable>
      <WeekTable weeks={weeks} total={total} />
    </Card>
  );
}

function Bar({ series, count, most }: { series: "issued" | "redeemed"; count: number; most: number }) {
  if (count === 0) {
    return null;
  }
  const height: CSSProperties = { height: `${Math.max(2, (count / most) * 100)}%` };
  return (
    <i data-series={series} style={height}>
      <b>{formatNumber(count)}</b>
    </i>
  );
}

function WeekTable({ weeks, total }: WeekBarsProps) {
  const heads = ["figure.issued", "figure.redeemed", "weeks.takenOff", "weeks.couponSales", "weeks.average"] as const;
  return (
    <WideTable label={text("weeks.table")}>
      <table className={classes.weeks} aria-label={text("weeks.table")}>
        <thead>
          <tr>
            <th scope="col">{text("weeks.week")}</th>
            {[...heads, "figure.lift" as const].map((head) => (
              <th key={head} scope="col">
                {text(head)}
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

type Counts = Pick<ReportWeek, "from" | "to" | "issued" | "redeemed">;

/** Weeks in which nothing happened keep their place, so that a gap is seen as one. */
function everyWeek(weeks: readonly ReportWeek[]): Counts[] {
  const [first, last] = [weeks[0]?.from, weeks.at(-1)?.from];
  const shown: Counts[] = [];
  for (let from = first; from !== undefined && last !== undefined && from <= last; from = addDays(from, 7)) {
    const start = from;
    shown.push(weeks.find((week) => week.from === start) ?? { from, to: addDays(from, 6), issued: 0, redeemed: 0 });
  }
  return shown;
}
