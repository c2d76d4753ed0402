import { Suspense } from "react";
import type { DaybookDay } from "#web/areas/daybook/daybook.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { dayLogQuery } from "./log.queries.ts";

/** Most stores have no fields, and it would be on every first page. */
const FilledLog = lazyWithTimeout(async () => (await import("./filled-log.tsx")).FilledLog);

/** What the store writes down each day. A store without fields sees nothing of it. */
export function LogCard({ day }: { day: DaybookDay }) {
  const read = useRead(dayLogQuery, { variables: { date: day.date }, live: ["LogValue", "LogField"] });
  const entries = read.status === "ready" ? read.data.dayLog : [];
  return (
    entries.length > 0 && (
      <Suspense>
        <FilledLog day={day} entries={entries} />
      </Suspense>
    )
  );
}
