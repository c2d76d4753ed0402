import type { ReactNode } from "react";
import { useEffect, useState } from "react";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { NoAccess } from "#web/platform/permissions/no-access.tsx";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { LinkNeeded } from "#web/areas/buys/shared/link-needed.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { holdPage } from "#web/platform/page-holds.ts";
import { useTills } from "#web/platform/till/tills.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { changeTeamMode, useTeamMode } from "#web/platform/employee/team-mode.ts";
import * as rules from "#web/platform/employee/team-mode.rules.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

type CheckInFrameProps = { storeId: number; children: (basis: CheckInBasis) => ReactNode };

/** Around a check-in: whether this person may, is linked, and a register is there. */
export function CheckInFrame({ storeId, children }: CheckInFrameProps) {
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  return (
    <Page
      title={text("title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
    >
      {mayCheckIn ? <CheckInReady storeId={storeId}>{children}</CheckInReady> : <NoAccess />}
    </Page>
  );
}

type CheckInReadyProps = { storeId: number; children: (basis: CheckInBasis) => ReactNode };

/**
 * The check-in, once it is known what it asks for; or to whom this person has to be linked first. A check-in that has
 * begun stays while people give their PINs: what was typed is the seller's, whoever takes it in.
 */
function CheckInReady({ storeId, children }: CheckInReadyProps) {
  const read = useRead(checkInStartQuery, { live: ["Employee", "BuySettings", "pos-employee"] });
  const tills = useTills();
  const isLinked = read.status === "ready" && read.data.checkInStart.isLinked;
  const [hasBegun, setHasBegun] = useState(isLinked);
  if (isLinked && !hasBegun) {
    setHasBegun(true);
  }
  // An update or a question of ours waits until the seller has gone.
  useEffect(holdPage, []);
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { posName } = read.data.checkInStart;
  if (!isLinked && !hasBegun) {
    return <LinkNeeded pos={posName} storeId={storeId} />;
  }
  return (
    <>
      {!isLinked && <LinkNotice pos={posName} storeId={storeId} />}
      {tills.isKnown && tills.online.length === 0 && <output className={classes.notice}>{text("pos.none")}</output>}
      {children(read.data)}
    </>
  );
}

/** Above a check-in that has begun, when whoever gave the PIN may not finish it. Somebody else may. */
function LinkNotice({ pos, storeId }: { pos: string; storeId: number }) {
  const { isOn } = useTeamMode();
  // Not as a switch: the screen would pass on to the next person's daybook, and the check-in would end.
  const askSomeoneElse = () => changeTeamMode((mode) => rules.askForEmployee(mode, "action"));
  return (
    <div className={classes.stop} role="alert">
      <p>
        <strong>{buyText("link.needed", { pos })}</strong> {text("link.kept")}
      </p>
      <span className={classes.acts}>
        {isOn && <Button onClick={askSomeoneElse}>{text("link.someoneElse")}</Button>}
        <ButtonLink to="/s/$storeId/team" params={{ storeId }}>
          {buyText("link.open")}
        </ButtonLink>
      </span>
    </div>
  );
}
