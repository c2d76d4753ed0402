import type { TypedDocument, Variables } from "#web/platform/graphql/operation.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { RefusedChange } from "#web/platform/graphql/refusal-of.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { goalSettingsQuery, restoreGoalMutation } from "./goals.queries.ts";
import { text } from "./goals-text.ts";
import { recordHistoryQuery } from "#web/areas/history/shared/history.queries.ts";

const pages = [goalSettingsQuery, recordHistoryQuery];

/** Makes a change of goals and asks for the page again. Null when it was done, else why not. */
export function useGoalChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [change: (variables: Input) => Promise<RefusedChange | null>, isRunning: boolean] {
  const [run, isRunning] = useChange(document);
  const change = async (variables: Input): Promise<RefusedChange | null> => {
    const outcome = await run(variables, { refetches: pages, waitsForRefetch: true });
    return outcome.isDone ? null : outcome.refused;
  };
  return [change, isRunning];
}

/** The specification's words, with the server's own behind them. */
export function failureText(refused: RefusedChange): string {
  return refused.text === "" ? text("failed") : text("failedWith", { error: refused.text });
}

/** Says how a tap ended: what was done, or why it was not. */
export function tellOutcome(refused: RefusedChange | null, said: string): void {
  showSnackbar(refused === null ? { text: said, color: "good" } : { text: failureText(refused), color: "bad" });
}

type Told = {
  said: string;
  /** Whose change it was: a date, the first of a month, an event's id, or `defaults`. */
  id: string;
};

/** Says how a change ended and, for ten seconds, lets it be taken back. */
export function useTellChange(): (refused: RefusedChange | null, told: Told) => void {
  const [restore] = useChange(restoreGoalMutation);
  return (refused, { said, id }) => {
    if (refused === null) {
      offerUndo(said, () => restore({ id, eventId: null }, { refetches: pages }));
    } else {
      tellOutcome(refused, said);
    }
  };
}

/** The forms' fields carry their unit, as the rules of goals do; the API's types say it, so its names do without. */
const formNames: Readonly<Record<string, string>> = {
  sales: "salesCents",
  averageTransaction: "averageTransactionCents",
  trade: "tradeTenths",
  growth: "growthTenths",
  minSales: "minSalesCents",
  goal: "goalCents",
};

/** What was refused, under the names of the forms' fields. */
export function formErrors(refused: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(refused).map(([name, error]) => [formNames[name] ?? name, error]));
}
