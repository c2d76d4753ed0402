import { useCallback, useState } from "react";
import type { AnyDocument, TypedDocument, Variables } from "./operation.ts";
import type { RefusedChange } from "./refusal-of.ts";
import { refusalOf } from "./refusal-of.ts";
import type { ChangeOptions } from "./store-data.ts";
import { useStoreData } from "./use-store-data.ts";

export type ChangeOutcome<Data> = { isDone: true; data: Data } | { isDone: false; refused: RefusedChange };

type ChangeAndReadOptions<Data> = ChangeOptions<Data> & {
  /** Queries to refetch afterwards where they are on the screen, also after a `saved-since` refusal. */
  refetches?: readonly AnyDocument[];
  /** Waits for those refetches, so that a form that stays open never mistakes its own save for another person's. */
  waitsForRefetch?: boolean;
};

/** Returns a function that sends a change. It never throws: the outcome holds the data or the refusal. */
export function useChange<Data, Input extends Variables>(
  document: TypedDocument<Data, Input>,
): [
  change: (variables: Input, options?: ChangeAndReadOptions<Data>) => Promise<ChangeOutcome<Data>>,
  isRunning: boolean,
] {
  const store = useStoreData();
  const [running, setRunning] = useState(0);

  const change = useCallback(
    async (variables: Input, options: ChangeAndReadOptions<Data> = {}): Promise<ChangeOutcome<Data>> => {
      const { refetches, waitsForRefetch = false, ...sent } = options;
      setRunning((count) => count + 1);
      try {
        const data = await store.change(document, variables, sent);
        const reading = refetches === undefined ? null : store.refetch(refetches);
        if (waitsForRefetch) {
          await reading;
        }
        return { isDone: true, data };
      } catch (error) {
        const refused = refusalOf(error);
        // Shows the other person's save, so that this person can decide about it.
        if (refused.code === "saved-since" && refetches !== undefined) {
          void store.refetch(refetches);
        }
        return { isDone: false, refused };
      } finally {
        setRunning((count) => count - 1);
      }
    },
    [store, document],
  );
  return [change, running > 0];
}
