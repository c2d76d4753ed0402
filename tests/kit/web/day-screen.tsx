/** The day's screen alone, without the shell around it: for what counts each thing that the screen asks. */
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
import { answeringData } from "./answering-data.ts";

/** Responses of the server by the name of what is asked; an error is a refusal. */
type DayAnswers = Record<string, unknown>;

/** What the day asks for beside itself, in a store that has neither a log nor a handover, and where no seller waits. */
const nothingMore: DayAnswers = {
  DayLog: [],
  UnreadHandover: { __typename: "HandoverDay", signed: [] },
  OrdersPlace: { __typename: "OnlineOrderList", isConnected: false },
  SellersWaiting: { __typename: "BuyDesk", buys: [], registerBuys: [] },
};

/** @param onQuery hears the name of everything that is asked */
export function showDay(answers: DayAnswers, onQuery: (name: string) => void = () => undefined): void {
  const data = answeringData((name) => {
    onQuery(name);
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

/** Of operations that are not named after the field they ask for. */
const otherFields: Record<string, string> = {
  UnreadHandover: "handover",
  SellersWaiting: "buyDesk",
  OrdersPlace: "onlineOrders",
};

function fieldOf(operationName: string): string {
  const other = otherFields[operationName];
  if (other !== undefined) {
    return other;
  }
  if (operationName.startsWith("Daybook")) {
    return "daybook";
  }
  return operationName.charAt(0).toLowerCase() + operationName.slice(1);
}
