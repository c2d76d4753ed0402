import { useState } from "react";
import { DonateDialog } from "#web/areas/buys/shelf/donate-dialog.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { isReady } from "#web/areas/buys/shared/promise.ts";
import { OtherText } from "./other-text.tsx";
import { TextAct, isTexted } from "./text-act.tsx";
import { text } from "./home-text.ts";
import { startSortingMutation } from "./home.queries.ts";
import type { DeskBuy } from "./home.queries.ts";

type BuyActsProps = {
  desk: Pick<DeskBuy, "buy" | "asksDonated" | "text" | "textRefusal">;
  start: { posName: string; isLinked: boolean };
  /** Its act is the primary one of the screen. */
  isNext: boolean;
  onSort: () => void;
  onComplete: () => void;
};

/** The next stage of a buy, one press away. Who is not linked reads so instead of sorting. */
export function BuyActs({ desk, start, isNext, onSort, onComplete }: BuyActsProps) {
  const { buy, asksDonated } = desk;
  const mayAct = useCanAfterPin()("buys:check-in");
  const [sort, isStarting] = useChange(startSortingMutation);
  const [isDonating, setIsDonating] = useState(false);
  if (!mayAct || buy.status === "COMPLETE") {
    return null;
  }
  const run = async (outcome: Promise<{ isDone: boolean; refused?: { text: string } }>) => {
    const { isDone, refused } = await outcome;
    if (!isDone && refused !== undefined) {
      showSnackbar({ text: text("failed", { error: refused.text }), color: "bad" });
    }
  };
  const kind = isNext ? "primary" : "default";
  const isUnlinked = !start.isLinked;
  return (
    <>
      {asksDonated && <Button onClick={() => setIsDonating(true)}>{text("row.donated")}</Button>}
      {buy.stage === "WAITING" && (
        <Button
          kind={kind}
          isBusy={isStarting}
          disabled={isUnlinked}
          title={isUnlinked ? text("linkNeeded", { pos: start.posName }) : undefined}
          onClick={() => void run(sort({ id: buy.id }, { refetches: buyQueries }))}
        >
          {text("act.sort")}
        </Button>
      )}
      {buy.stage === "SORTING" && (
        <Button kind={kind} disabled={isUnlinked} onClick={onSort}>
          {text("act.ready")}
        </Button>
      )}
      {isDonating && <DonateDialog desk={desk} onClose={() => setIsDonating(false)} />}
      <OtherText desk={desk} />
      {isReady(buy) && <ReadyActs desk={desk} isNext={isNext} onComplete={onComplete} />}
    </>
  );
}

/** The seller is texted first; the buy is completed when they come. */
function ReadyActs({ desk, isNext, onComplete }: Pick<BuyActsProps, "desk" | "isNext" | "onComplete">) {
  return (
    <>
      <TextAct desk={desk} isPrimary={isNext && desk.buy.stage === "READY"} />
      <Button kind={isNext && isTexted(desk) ? "primary" : "default"} onClick={onComplete}>
        {text("act.complete")}
      </Button>
    </>
  );
}
