import type { ReactNode } from "react";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { NoAccess } from "#web/platform/permissions/no-access.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { CheckInReady } from "./check-in-ready.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

type CheckInFrameProps = { storeId: number; children: (basis: CheckInBasis) => ReactNode };

/** Around a check-in: whether this person may, is linked, and a register is there. */
export function CheckInFrame({ storeId, children }: CheckInFrameProps) {
  const mayCheckIn = useCouldBecome()("buys:check-in");
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/buys" params={{ storeId }}>
        {text("back")}
      </BackLink>
      <h1>{text("title")}</h1>
      {mayCheckIn ? <CheckInReady storeId={storeId}>{children}</CheckInReady> : <NoAccess />}
    </div>
  );
}
