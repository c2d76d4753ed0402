import { ApolloLink } from "@apollo/client";
import { defer, of, switchMap } from "rxjs";
import type { Observable } from "rxjs";
import { hasEarlyRead, isWholeAnswer, takeEarlyRead } from "#web/platform/graphql/early-read.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";

/** The page's first read may have been answered already (`early-read.ts`); anything but a whole answer is asked for again. */
export function earlyReadLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!hasEarlyRead()) {
      return forward(operation);
    }
    const { operationName = "", variables } = operation;
    const wanted = { operationName, variables: JSON.stringify(variables), storeId: String(activeStoreId()) };
    return defer(() => takeEarlyRead(wanted)).pipe(
      switchMap((told): Observable<ApolloLink.Result> =>
        isWholeAnswer(told) ? of<ApolloLink.Result>(told) : forward(operation),
      ),
    );
  });
}
