import { ApolloLink } from "@apollo/client";
import type { Observable } from "rxjs";
import { defer, from, of, switchMap } from "rxjs";
import { mustWaitForEmployee, waitForEmployee } from "#web/platform/employee/employee-gate.ts";
import { currentSession } from "#web/platform/session/session.ts";
import { isMutation } from "./operation-kind.ts";

/**
 * Holds a change until an employee has given a PIN, then sends it; `X-User-Employee` is added below this link. A change
 * that needs nobody says so: `context: { employee: "none" }`. When the server asks for somebody after all (a manager,
 * or a PIN that has run out), it is asked for once and the change sent again with its same key.
 */
export function employeeGateLink(): ApolloLink {
  return new ApolloLink((operation, forward) => {
    if (!isMutation(operation) || operation.getContext()["employee"] === "none") {
      return forward(operation);
    }
    return defer(async () => {
      if (mustWaitForEmployee(currentSession()?.type === "PosUser")) {
        await waitForEmployee("action");
      }
    }).pipe(
      switchMap(() => forward(operation)),
      switchMap((result): Observable<ApolloLink.Result> => {
        const needed = neededBy(result);
        return needed === null ? of(result) : from(waitForEmployee(needed)).pipe(switchMap(() => forward(operation)));
      }),
    );
  });
}

function neededBy(result: ApolloLink.Result): "action" | "manager" | null {
  const codes = (result.errors ?? []).map((error) => error.extensions?.["code"]);
  if (codes.includes("action-needs-manager")) {
    return "manager";
  }
  return codes.includes("action-needs-employee") ? "action" : null;
}
