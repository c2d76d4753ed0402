/** The day's screen in a browser-like document, with a usual day and answers of the server by name. */
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { render } from "@testing-library/react";
import { GraphQLError } from "graphql";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import type { DaybookDay, DayTask } from "#web/areas/daybook/daybook.queries.ts";
import { answeringData } from "./answering-data.ts";

export const nothing = { actual: null, target: null, difference: null, percent: null };
export const amy = {
  __typename: "DaybookPerson" as const,
  employeeId: 7,
  firstName: "Amy",
  fullName: "Amy Jones",
  avatarUrl: null,
};

export function aTask(wanted: Partial<DayTask>): DayTask {
  return {
    __typename: "Task",
    id: "00000000-0000-7000-8000-000000000001",
    name: "Count the drawer",
    details: "",
    access: "ALL",
    date: "2026-11-21",
    originalDate: "2026-11-21",
    dueMinutes: null,
    dueAt: null,
    status: "OPEN",
    isMustDo: false,
    sinceDate: null,
    skipReason: null,
    skipNote: "",
    movedTo: null,
    doneAt: null,
    claimedDoneAt: null,
    doneOn: null,
    isLate: false,
    isLateEntry: false,
    doneBy: null,
    assignedTo: null,
    listId: null,
    templateId: null,
    createdByEmployeeId: null,
    version: null,
    ...wanted,
  };
}

export function aDay(wanted: Partial<DaybookDay>): DaybookDay {
  return {
    id: "1.2026-11-21",
    date: "2026-11-21",
    today: "2026-11-21",
    isOver: false,
    isFuture: false,
    hasTaskLists: true,
    groups: [],
    notes: [],
    people: [],
    goalPanel: {
      id: "1.2026-11-21",
      status: "OPEN",
      closedAt: null,
      asOf: null,
      posName: null,
      posState: "WAITING",
      showsDollars: true,
      neededToday: 177_600,
      ahead: null,
      aheadPercent: null,
      usualPercent: null,
      neededPerHour: null,
      whatMoved: null,
      missingDayCloses: [],
      goal: {
        date: "2026-11-21",
        rule: "MONTH",
        compDate: "2025-11-22",
        compSales: null,
        compSource: "NONE",
        closedLikeOn: null,
        fair: null,
      },
      sales: { actual: 290_400, target: 468_000, difference: -177_600, percent: 621 },
      averageTransaction: nothing,
      customers: nothing,
      trade: nothing,
      monthToDate: { actual: 4_000_000, target: 9_800_000, percent: 408 },
      pace: [],
      openToBuy: null,
    },
    ...wanted,
  };
}

export const opening = { __typename: "TaskList" as const, id: "opening", name: "Opening", access: "ALL" as const };

/** DayAnswers of the server by the name of what is asked; an error is a refusal. */
type DayAnswers = Record<string, unknown>;

/** What the day asks for beside itself, in a store that has neither a log nor a handover. */
const nothingMore: DayAnswers = { DayLog: [], UnreadHandover: { __typename: "HandoverDay", signed: [] } };

/** @param onAsked hears the name of everything that is asked */
export function showDay(answers: DayAnswers, onAsked: (name: string) => void = () => undefined): void {
  const data = answeringData((name) => {
    onAsked(name);
    const answer = answers[name] ?? (name.startsWith("Daybook") ? answers["Daybook"] : nothingMore[name]);
    return answer instanceof GraphQLError
      ? { data: null, errors: [answer.toJSON()] }
      : { data: { [fieldOf(name)]: answer } };
  });
  const root = createRootRoute();
  const store = createRoute({ getParentRoute: () => root, path: "s/$storeId" });
  const daybook = createRoute({
    getParentRoute: () => store,
    path: "daybook/{-$date}",
    component: () => <DaybookScreen date={null} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([store.addChildren([daybook])]),
    history: createMemoryHistory({ initialEntries: ["/s/1/daybook"] }),
  });
  render(
    <StoreDataContext value={data}>
      <RouterProvider router={router} />
      <Snackbars />
    </StoreDataContext>,
  );
}

function fieldOf(operationName: string): string {
  if (operationName === "UnreadHandover") {
    return "handover";
  }
  if (operationName.startsWith("Daybook")) {
    return "daybook";
  }
  return operationName.charAt(0).toLowerCase() + operationName.slice(1);
}
