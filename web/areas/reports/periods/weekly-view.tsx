import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import type { PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import type { WeeklyReport } from "./periods.queries.ts";
import { WeeklyTable } from "./weekly-table.tsx";

type WeeklyViewProps = { report: WeeklyReport; storeId: number; search: PeriodSearch };

/** The week of one store, or that nobody has told of it. */
export function WeeklyView({ report, storeId, search }: WeeklyViewProps) {
  const isEmpty = report.total.sales === null && report.total.buys === null;
  return (
    <Card hasPadding={false}>
      {isEmpty ? (
        <EmptyState title={text("empty.week")} text={text("empty.text")} />
      ) : (
        <WeeklyTable report={report} storeId={storeId} search={search} />
      )}
    </Card>
  );
}
