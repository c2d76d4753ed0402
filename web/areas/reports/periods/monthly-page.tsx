import { Page } from "#web/ui/page/page.tsx";
import { useParams, useSearch, Link } from "@tanstack/react-router";
import type { ReportColumn } from "#common/reports/columns.ts";
import { formatMonth, formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { PrintedHead } from "#web/platform/printing/printed-head.tsx";
import { RegistersLink } from "#web/areas/reports/registers-link.tsx";
import { reportRecords } from "#web/areas/reports/report-records.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { formatWholeMoney } from "#common/money.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LineChart } from "#web/ui/figures/line-chart.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { Figure } from "#web/ui/figures/figure.tsx";
import { PeriodBar } from "./period-bar.tsx";
import { PeriodMenu } from "./period-menu.tsx";
import { text } from "./periods-text.ts";
import { monthlyReportQuery } from "./periods.queries.ts";
import { StoreView } from "./store-view.tsx";
import { StoresPeriod } from "./stores-period.tsx";
import classes from "./periods.module.css";
import { useLastKnown } from "#web/ui/use-last-known.ts";
import { MonthlyTable } from "./monthly-table.tsx";
import type { MonthlyReport } from "./periods.queries.ts";
import { goalBeside } from "./goal-beside.ts";
import { figureText, figureName, knownColumns } from "./figure-text.ts";
import { DayMark } from "./day-mark.tsx";
import { FigureCell } from "./figure-cell.tsx";
import { daysOfDay, daysOfTotal } from "./figure-days.ts";
import { FigureRows } from "./figure-rows.tsx";

/** A month: its days, what they add up to, and whether it is on pace. */
export function MonthlyPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/monthly" });
  const read = useRead(monthlyReportQuery, { variables: { date: search.d ?? null }, live: reportRecords });
  const report = read.status === "ready" ? read.data.monthlyReport : null;
  // The bar stays while another month loads, and with it the focus on its arrows.
  const period = useLastKnown(report);
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("month.title")}
      period={
        period !== null && (
          <PeriodBar kind="month" storeId={storeId} search={search} shown={period}>
            <StoreView kind="month" storeId={storeId} search={search} />
          </PeriodBar>
        )
      }
      actions={
        period !== null && (
          <span data-no-print>
            <PeriodMenu kind="month" storeId={storeId} search={search} from={period.from} />
          </span>
        )
      }
    >
      {period !== null && <PrintedHead beside={formatMonth(period.from)} />}
      <ReadState read={read} loading={<LoadingState lines={12} />} />
      {report !== null && search.stores === "all" && <StoresPeriod kind="month" search={search} />}
      {report !== null && search.stores === undefined && <MonthlyView report={report} storeId={storeId} />}
    </Page>
  );
}

/** The month as three figures, as a picture, and day by day. */
function MonthlyView({ report, storeId }: { report: MonthlyReport; storeId: number }) {
  const isPhone = useIsPhone();
  const { running, total } = report;
  if (total.sales === null && total.buys === null) {
    return (
      <Card>
        <EmptyState
          title={text("empty.month")}
          text={text("empty.text")}
          action={<RegistersLink storeId={storeId} />}
        />
      </Card>
    );
  }
  const line = (name: "sales" | "goal" | "compSales") =>
    running.map((day) => ({ x: Number(day.date.slice(8)), y: day[name] }));
  return (
    <>
      <MonthlySums report={report} />
      <Card title={text("chart.title")}>
        <LineChart
          label={text("chart.label")}
          series={[
            { name: text("chart.lastYear"), kind: "last-year", points: line("compSales") },
            { name: text("chart.goal"), kind: "goal", points: line("goal") },
            { name: text("chart.sales"), kind: "actual", points: line("sales") },
          ]}
          formatX={String}
          formatY={formatWholeMoney}
        />
      </Card>
      {isPhone ? (
        <MonthlyCards report={report} storeId={storeId} />
      ) : (
        <Card hasPadding={false}>
          <MonthlyTable report={report} storeId={storeId} />
        </Card>
      )}
    </>
  );
}

/** What the month has sold, whether that is where the goals wanted it, and how last year was by then. */
function MonthlySums({ report }: { report: MonthlyReport }) {
  const { total, pace, today, to } = report;
  const isOver = to < today;
  const { comparison } = total;
  const words = {
    sales: formatWholeMoney(pace.salesToYesterday),
    goal: formatWholeMoney(pace.goalToYesterday),
  };
  const compared = { sales: formatWholeMoney(comparison.sales), comp: formatWholeMoney(comparison.compSales) };
  return (
    <section className={classes.sums}>
      <div>
        <Figure
          label={text(isOver ? "sum.salesOver" : "sum.sales")}
          value={total.sales === null ? null : formatWholeMoney(total.sales)}
          beside={goalBeside(report)}
          {...(total.goal !== null && { progress: total.goalPct })}
          explanation={<Explained column="sales" report={report} definition={text("definition.sales")} />}
          size="large"
        />
      </div>
      <div>
        <Figure
          label={text(isOver ? "sum.paceOver" : "sum.pace")}
          value={paceText(pace.ahead)}
          explanation={<Explained column="goal" report={report} definition={text("sum.paceMade")} />}
          size="large"
        />
        {pace.ahead !== null && <p>{text("sum.paceText", words)}</p>}
      </div>
      <div>
        <Figure
          label={text("sum.comp")}
          value={total.compPct === null ? null : figureText("compPct", total)}
          explanation={<Explained column="compPct" report={report} definition={text("definition.compPct")} />}
          size="large"
        />
        {total.compPct !== null && <p>{text("sum.compText", compared)}</p>}
        {comparison.excludedDays > 0 && <p>{text("table.excluded", { count: comparison.excludedDays })}</p>}
      </div>
    </section>
  );
}

type ExplainedProps = { column: ReportColumn; report: MonthlyReport; definition: string };

/** How a figure is made, and the way to what it is made of. */
function Explained({ column, report, definition }: ExplainedProps) {
  const days = daysOfTotal(column, report);
  return (
    <>
      {definition}
      {days !== undefined && report.total[column] !== null && (
        <FigureRows column={column} days={days} words={figureText(column, report.total)} isLink>
          {text("rows.show")}
        </FigureRows>
      )}
    </>
  );
}

function paceText(ahead: number | null): string | null {
  if (ahead === null || ahead === 0) {
    return ahead === null ? null : text("sum.onPace");
  }
  return text(ahead > 0 ? "sum.ahead" : "sum.behind", { amount: formatWholeMoney(Math.abs(ahead)) });
}

/** On a phone: a card for each day so far, in the order of the chart. */
function MonthlyCards({ report, storeId }: { report: MonthlyReport; storeId: number }) {
  const columns = knownColumns(report.columns);
  const soldBy = new Map(report.running.map(({ date, sales }) => [date, sales]));
  const days = report.days.filter(({ businessDate }) => businessDate <= report.today);
  return (
    <ol className={classes.cards}>
      {days.map((day) => (
        <li key={day.businessDate}>
          <header>
            <Link to="/s/$storeId/daybook/{-$date}" params={{ storeId, date: day.businessDate }}>
              {formatWeekday(day.businessDate)}, {formatDayOfMonth(day.businessDate)}
            </Link>
            <DayMark day={day} />
            <strong>{figureText("sales", day)}</strong>
          </header>
          <p>
            <span>
              {figureName("goalPct")} {figureText("goalPct", day)}
            </span>
            <span>
              {figureName("compPct")} {figureText("compPct", day)}
            </span>
            <span>
              {text("table.monthToDate")} {formatWholeMoney(soldBy.get(day.businessDate) ?? null)}
            </span>
          </p>
          <details>
            <summary>{text("figures.more")}</summary>
            <dl>
              {columns.map((column) => (
                <div key={column}>
                  <dt>{figureName(column)}</dt>
                  <dd>
                    <FigureCell column={column} figures={day} days={daysOfDay(column, day)} />
                  </dd>
                </div>
              ))}
            </dl>
          </details>
        </li>
      ))}
    </ol>
  );
}
