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
import type { Read } from "#web/platform/graphql/use-read.ts";
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

type CheckInFrameProps = {
  storeId: number;
  /** Draws the check-in, with what concerns all of it on top. */
  children: (basis: CheckInBasis, notices: ReactNode) => ReactNode;
};

/**
 * Around a check-in: whether this person may, is linked, and a register is there. A check-in that has begun stays while
 * people give their PINs: what was typed is the seller's, the person who takes it in.
 */
export function CheckInFrame({ storeId, children }: CheckInFrameProps) {
  const mayCheckIn = useCanAfterPin()("buys:check-in");
  const read = useRead(checkInStartQuery, { live: ["Employee", "BuySettings", "pos-employee"] });
  const isLinked = read.status === "ready" && read.data.checkInStart.isLinked;
  const [hasBegun, setHasBegun] = useState(isLinked);
  if (isLinked && !hasBegun) {
    setHasBegun(true);
  }
  // An update or a question of ours waits until the seller has gone.
  useEffect(holdPage, []);
  if (!mayCheckIn || read.status !== "ready" || (!isLinked && !hasBegun)) {
    return (
      <Page title={text("title")} width="reading" back={<BackToBuys storeId={storeId} />}>
        {mayCheckIn ? <NotBegun read={read} storeId={storeId} /> : <NoAccess />}
      </Page>
    );
  }
  return children(
    read.data,
    <CheckInNotices pos={read.data.checkInStart.posName} storeId={storeId} isLinked={isLinked} />,
  );
}

type NotBegunProps = { read: Read<CheckInBasis>; storeId: number };

/** What keeps a check-in from beginning: it is not read yet, or this person is not linked. */
function NotBegun({ read, storeId }: NotBegunProps) {
  return read.status === "ready" ? (
    <LinkNeeded pos={read.data.checkInStart.posName} storeId={storeId} />
  ) : (
    <ReadState read={read} />
  );
}

type CheckInNoticesProps = { pos: string; storeId: number; isLinked: boolean };

/** Above a check-in: who gave the PIN may not finish it; no register is online. */
function CheckInNotices({ pos, storeId, isLinked }: CheckInNoticesProps) {
  const tills = useTills();
  return (
    <>
      {!isLinked && <LinkNotice pos={pos} storeId={storeId} />}
      {tills.isKnown && tills.online.length === 0 && <output className={classes.notice}>{text("pos.none")}</output>}
    </>
  );
}

export function BackToBuys({ storeId }: { storeId: number }) {
  return (
    <BackLink to="/s/$storeId/buys" params={{ storeId }}>
      {text("back")}
    </BackLink>
  );
}

/** Above a check-in that has begun, when the person who gave the PIN may not finish it. Another person may. */
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
