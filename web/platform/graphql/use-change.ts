import type { ApolloClient, OperationVariables, TypedDocumentNode } from "@apollo/client";
import type { ApolloCache } from "@apollo/client/cache";
import { useCallback, useState } from "react";
import { askAnew } from "./ask-anew.ts";
import { useClientAccess } from "./client-access.ts";
import type { RefusedChange } from "./refusal-of.ts";
import { refusalOf } from "./refusal-of.ts";

export type ChangeOutcome<Data> = { isDone: true; data: Data } | { isDone: false; refused: RefusedChange };

type ChangeOptions<Data> = {
  /** `none`: may be sent without anybody active (feedback, one's own password, what managers do by login). */
  employee?: "none";
  /** What the screen shows until the server has answered. */
  optimistic?: Data;
  /** With `optimistic`: says in words what this is; without a connection it then waits on the device and is sent later. */
  mayWait?: string;
  update?: (cache: ApolloCache, data: Data) => void;
  /** Names of queries that are asked again afterwards, also when somebody else has saved meanwhile. */
  asksAgain?: readonly string[];
  /** Done only when those queries have answered, so that a form that stays open never sees its own save as another's. */
  waitsForThem?: boolean;
};

/** Makes changes. A change never throws: its outcome says whether it was done, or in which words it was refused. */
export function useChange<Data, Variables extends OperationVariables>(
  document: TypedDocumentNode<Data, Variables>,
): [change: (variables: Variables, options?: ChangeOptions<Data>) => Promise<ChangeOutcome<Data>>, isRunning: boolean] {
  const { now, coming } = useClientAccess();
  const [running, setRunning] = useState(0);

  const change = useCallback(
    async (variables: Variables, options: ChangeOptions<Data> = {}): Promise<ChangeOutcome<Data>> => {
      const { employee, optimistic, mayWait, update, asksAgain, waitsForThem = false } = options;
      const waits = mayWait !== undefined && optimistic !== undefined && { words: mayWait, answer: optimistic };
      setRunning((count) => count + 1);
      try {
        const client = now ?? (await coming());
        const { data } = await client.mutate<Data>({
          mutation: document,
          variables,
          context: { employee, ...(waits !== false && { mayWait: waits }) },
          ...(optimistic !== undefined && { optimisticResponse: optimistic }),
          ...(asksAgain !== undefined && { refetchQueries: [...asksAgain], awaitRefetchQueries: waitsForThem }),
          ...(update !== undefined && {
            update: (cache: ApolloCache, { data: told }: { data?: Data | null | undefined }) => {
              if (told !== null && told !== undefined) {
                update(cache, told);
              }
            },
          }),
        });
        if (data === undefined) {
          throw new Error("The server answered a change with nothing");
        }
        return { isDone: true, data };
      } catch (error) {
        const refused = refusalOf(error);
        askAgainWhenOutdated(now, { refused, asksAgain });
        return { isDone: false, refused };
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [now, coming, document],
  );
  return [change, running > 0];
}

/** What somebody else has saved meanwhile has to be on the screen before a person can decide about it. */
function askAgainWhenOutdated(
  client: ApolloClient | null,
  { refused, asksAgain }: { refused: RefusedChange; asksAgain: readonly string[] | undefined },
): void {
  if (refused.code === "saved-since" && asksAgain !== undefined) {
    void client?.refetchQueries({ include: [...asksAgain], onQueryUpdated: askAnew });
  }
}
