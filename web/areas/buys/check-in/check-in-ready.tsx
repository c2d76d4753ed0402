import { useEffect, useState } from "react";
import type { ReactNode } from "react";
import { checkInStartQuery } from "#web/areas/buys/shared/buys.queries.ts";
import type { CheckInBasis } from "#web/areas/buys/shared/buys.queries.ts";
import { LinkNeeded } from "#web/areas/buys/shared/link-needed.tsx";
import { LinkNotice } from "./link-notice.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { holdPage } from "#web/platform/page-holds.ts";
import { useTills } from "#web/platform/till/tills.ts";
import { text } from "./check-in-text.ts";
import classes from "./check-in.module.css";

type CheckInReadyProps = { storeId: number; children: (basis: CheckInBasis) => ReactNode };

/**
 * The check-in, once it is known what it asks for; or to whom this person has to be linked first. A check-in that has
 * begun stays while people give their PINs: what was typed is the seller's, whoever takes it in.
 */
export function CheckInReady({ storeId, children }: CheckInReadyProps) {
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
