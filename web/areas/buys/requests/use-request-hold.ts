import { useCallback, useEffect, useRef } from "react";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { releaseCheckinRequestMutation, takeCheckinRequestMutation } from "./requests.queries.ts";

type RequestHold = { id: string; isFree: boolean };

/**
 * Takes a free request into the employee's hands while it is open on this screen, so that every other screen sees at once
 * who has it, and gives it back on leaving. Returns what keeps it: a check-in goes on with it elsewhere.
 */
export function useRequestHold({ id, isFree }: RequestHold): () => void {
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  const employeeId = useActiveEmployee()?.id ?? null;
  const [take] = useChange(takeCheckinRequestMutation);
  const [release] = useChange(releaseCheckinRequestMutation);
  const hold = useRef<"none" | "held" | "kept">("none");
  const mayTake = isFree && mayCheckIn && employeeId !== null;
  useEffect(
    function takeWhileOpen() {
      // Once: a hold that has run out on a screen which nobody touches stays out.
      if (mayTake && hold.current === "none") {
        hold.current = "held";
        void take({ id });
      }
    },
    [mayTake, take, id],
  );
  useEffect(
    function giveBackOnLeaving() {
      return () => {
        if (hold.current === "held") {
          hold.current = "none";
          void release({ id });
        }
      };
    },
    [release, id],
  );
  return useCallback(() => {
    hold.current = "kept";
  }, []);
}
