import { useEffect } from "react";
import type { RecordKind } from "#common/records/record-kinds.ts";
import type { TypedDocument } from "#web/platform/graphql/operation.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { dayGoalQuery, dayNotesQuery, dayPeopleQuery, dayTasksQuery } from "./daybook.queries.ts";
import type { DaybookDay } from "./daybook.queries.ts";

/** A day, or why it could not be read. Each part refetches automatically when one of its records changes. */
export type DayRead =
  | { status: "ready"; day: DaybookDay; isOld: boolean; again: () => void; askGoalAgain: () => void }
  | { status: "loading" | "offline" | "failed" | "forbidden"; again: () => void };

type PartOfDay = { daybook: { id: string; date: string; today: string } };

/** What the day's parts read again for. The tasks, notes and people of another day stand beside a new business date. */
const live = {
  tasks: ["Task", "Todo", "TaskList", "TaskDay", "business-date"],
  goal: ["Goal", "daily-report", "device", "business-date"],
  notes: ["Note", "business-date"],
  people: ["Shift", "Employee", "business-date"],
} as const satisfies Record<string, readonly RecordKind[]>;

/** The day that the store lives on, read part by part. `date` null is the running business date. */
export function useDay(date: string | null): DayRead {
  const tasks = usePart(dayTasksQuery, date, live.tasks);
  const goal = usePart(dayGoalQuery, date, live.goal);
  const notes = usePart(dayNotesQuery, date, live.notes);
  const people = usePart(dayPeopleQuery, date, live.people);
  const parts = [tasks, goal, notes, people];
  useOneDate(parts);
  const again = () => parts.forEach((part) => part.again());
  if (tasks.status !== "ready" || goal.status !== "ready" || notes.status !== "ready" || people.status !== "ready") {
    return { status: statusOf(parts), again };
  }
  return {
    status: "ready",
    day: {
      ...tasks.data.daybook,
      goalPanel: goal.data.daybook.goalPanel,
      notes: notes.data.daybook.notes,
      people: people.data.daybook.people,
    },
    isOld: [tasks, goal, notes, people].some(({ isOld }) => isOld),
    again,
    askGoalAgain: goal.again,
  };
}

function usePart<Data extends PartOfDay>(
  document: TypedDocument<Data, { date?: string | null }>,
  date: string | null,
  kinds: readonly RecordKind[],
): Read<Data> {
  return useRead(document, {
    variables: { date },
    live: kinds,
    // A dialog names the date of the running day in its address: it is the same day, also without a connection.
    standIn: (readOf) => {
      const running = date === null ? null : readOf({ date: null });
      return running?.daybook.date === date ? running : null;
    },
  });
}

/** After the date has turned, the first part that is read again is of another day than the rest: they follow. */
function useOneDate(parts: readonly Read<PartOfDay>[]): void {
  const dates = parts.map((part) => (part.status === "ready" ? part.data.daybook.date : ""));
  const newest = dates.reduce((left, right) => (left > right ? left : right));
  const key = dates.every((date) => date !== "") ? dates.join(" ") : "";
  useEffect(
    function follow() {
      if (key !== "") {
        parts.filter((_, at) => dates[at] !== newest).forEach((part) => part.again());
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- once for each turn of the date
    [key],
  );
}

/** What is wrong with one part is wrong with the day; while nothing is wrong it still loads. */
function statusOf(parts: readonly Read<unknown>[]): "loading" | "offline" | "failed" | "forbidden" {
  const problem = (["forbidden", "offline", "failed"] as const).find((status) =>
    parts.some((part) => part.status === status),
  );
  return problem ?? "loading";
}
