import type { ReactNode } from "react";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { LinkNeeded } from "#web/areas/buys/shared/link-needed.tsx";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { useTills } from "#web/platform/till/tills.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

type CheckInFrameProps = { storeId: number; children: (basis: CheckInBasis) => ReactNode };

/** Around a check-in: whether this person may, is linked, and a register is there. */
export function CheckInFrame({ storeId, children }: CheckInFrameProps) {
  const employee = useActiveEmployee();
  const mayCheckIn = useCouldBecome()("buys:check-in");
  // Somebody else at this screen may be linked where the last one was not.
  const read = useRead(checkInStartQuery, { live: ["Employee", "BuySettings", "employee"] });
  const tills = useTills();
  const basis = read.status === "ready" ? read.data : null;
  return (
    <div className={classes.page} key={employee?.id ?? 0}>
      <BackLink to="/s/$storeId/buys" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      {!mayCheckIn && <ForbiddenState />}
      {mayCheckIn && <ReadState read={read} />}
      {mayCheckIn && tills.isKnown && tills.online.length === 0 && (
        <p className={classes.notice} role="status">
          {text("pos.none")}
        </p>
      )}
      {mayCheckIn && basis?.checkInStart.isLinked === false && (
        <LinkNeeded pos={basis.checkInStart.posName} storeId={storeId} />
      )}
      {mayCheckIn && basis?.checkInStart.isLinked === true && children(basis)}
    </div>
  );
}
