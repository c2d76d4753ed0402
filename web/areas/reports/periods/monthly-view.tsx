import { formatWholeMoney } from "#common/money.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LineChart } from "#web/ui/figures/line-chart.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { MonthlyCards } from "./monthly-cards.tsx";
import { MonthlySums } from "./monthly-sums.tsx";
import { MonthlyTable } from "./monthly-table.tsx";
import { text } from "./periods-text.ts";
import type { MonthlyReport } from "./periods.queries.ts";

/** The month as three figures, as a picture, and day by day. */
export function MonthlyView({ report, storeId }: { report: MonthlyReport; storeId: number }) {
  const isPhone = useIsPhone();
  const { running, total } = report;
  if (total.sales === null && total.buys === null) {
    return (
      <Card>
        <EmptyState title={text("empty.month")} text={text("empty.text")} />
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
