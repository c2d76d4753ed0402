import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { LogRow } from "./log-row.tsx";
import { dayLogQuery } from "./log.queries.ts";
import { text } from "./log-text.ts";
import classes from "./log.module.css";

/** What the store writes down each day. A store without fields sees nothing of it. */
export function LogCard({ day }: { day: DaybookDay }) {
  const couldBecome = useCouldBecome();
  const read = useRead(dayLogQuery, { variables: { date: day.date }, live: ["LogValue", "LogField"] });
  const entries = read.status === "ready" ? read.data.dayLog : [];
  if (entries.length === 0) {
    return null;
  }
  const filled = entries.filter(({ value }) => value !== null).length;
  const mayFill = !day.isFuture && couldBecome(day.isOver ? "daybook:manage" : "daybook:write");
  return (
    <div data-keep-together>
      <Card title={text("log.title")} aside={text("log.count", { filled, all: entries.length })} hasPadding={false}>
        <ul className={classes.rows}>
          {entries.map((entry) => (
            <LogRow key={`${entry.field.id} ${entry.value ?? ""}`} entry={entry} date={day.date} isFixed={!mayFill} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
