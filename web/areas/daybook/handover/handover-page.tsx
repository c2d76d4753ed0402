import { useSearch } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { handoverQuery } from "./handover.queries.ts";
import { HandoverSheet } from "./handover-sheet.tsx";

/** What the draft of a handover is made of; a change of any of it composes it again. */
const live = ["Handover", "Task", "Todo", "TaskDay", "Note", "Employee", "daily-report", "pos-buy"] as const;

/** The change of shift, of today or of a day before. */
export function HandoverPage() {
  const { date } = useSearch({ from: "/s/$storeId/daybook/handover" });
  const read = useRead(handoverQuery, { variables: { date: date ?? null }, live });
  return read.status === "ready" ? <HandoverSheet day={read.data.handover} date={date} /> : <ReadState read={read} />;
}
