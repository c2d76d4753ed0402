import { useState } from "react";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { startPickingMutation } from "#web/areas/orders/shared/orders.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showUndo } from "#web/ui/feedback/snackbar.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { text } from "./detail-text.ts";
import {
  handOverOrderMutation,
  putBackOrderMutation,
  readyOrderMutation,
  releaseOrderMutation,
  undoHandOverMutation,
} from "./detail.queries.ts";
import type { OrderPageData, ShownOrder } from "./detail.queries.ts";
import classes from "./order.module.css";
import { ShelfChoice, freeShelf } from "./shelf-choice.tsx";
import { useOrderAct } from "./use-order-act.ts";

/** The one next step, and the way back while it is picked. */
export function OrderActs({ page }: { page: OrderPageData }) {
  const { order, writesBack, shopName, writeState } = page;
  const mayPick = useCanAfterPin()("orders:pick");
  const isOver = order.state === "DONE" || order.state === "CANCELLED";
  return (
    <footer className={classes.acts} data-still={isBeingPicked(order) || undefined} data-no-print>
      {mayPick && <Acts page={page} />}
      {writesBack
        ? writeState !== "NONE" &&
          writeState !== "FAILED" && <small>{text(`write.${writeState}`, { shop: shopName })}</small>
        : !(isOver && order.state === "CANCELLED") && <small>{text("write.off", { shop: shopName })}</small>}
    </footer>
  );
}

/** Whether a piece is still to be found. */
function isBeingPicked({ state, lines }: ShownOrder): boolean {
  const isLeft = lines.some(({ quantity, pickState }) => quantity > 0 && pickState === "TO_FIND");
  return isLeft && (state === "PICKING" || state === "PROBLEM");
}

function Acts({ page }: { page: OrderPageData }) {
  const { order } = page;
  switch (order.state) {
    case "NEW":
      return <StartAct order={order} />;
    case "PICKING":
    case "PICKED":
    case "PROBLEM":
      return <PickedActs page={page} />;
    case "READY_FOR_PICKUP":
    case "PACKED":
      return <HandOverAct order={order} />;
    case "CANCELLED":
      return order.isPutBack ? null : <PutBackAct order={order} />;
    default:
      return null;
  }
}

type ActProps = { order: ShownOrder };

function StartAct({ order: { id } }: ActProps) {
  const [start, isRunning] = useOrderAct(startPickingMutation);
  return (
    <Button kind="primary" isBusy={isRunning} onClick={() => void start({ id })}>
      {text("act.start")}
    </Button>
  );
}

function ReleaseAct({ order: { id, name } }: ActProps) {
  const [release, isRunning] = useOrderAct(releaseOrderMutation);
  const press = async () => {
    const isSure = await ask({
      title: text("act.releaseTitle", { name }),
      text: text("act.releaseText"),
      confirm: text("act.release"),
      cancel: text("act.cancel"),
    });
    if (isSure) {
      await release({ id });
    }
  };
  return (
    <Button isBusy={isRunning} onClick={() => void press()}>
      {text("act.release")}
    </Button>
  );
}

/** Once nothing is left to find: the shelf on which the bag waits, and the press that says so. */
function PickedActs({ page: { order, shelves, shopName } }: { page: OrderPageData }) {
  const { id, delivery, lines } = order;
  const [ready, isRunning] = useOrderAct(readyOrderMutation);
  const [typed, setShelf] = useState<string | null>(null);
  const open = lines.filter(({ quantity }) => quantity > 0);
  const left = open.filter(({ pickState }) => pickState === "TO_FIND").length;
  const toBag = open.filter(({ pickState }) => pickState === "FOUND");
  const mayLeave = left === 0 && toBag.length > 0;
  const shelf = typed ?? freeShelf(shelves);
  const count = toBag.reduce((sum, { quantity }) => sum + quantity, 0);
  const words =
    left > 0
      ? text("act.left", { count: left })
      : mayLeave
        ? text("act.toBag", { count })
        : text("act.none", { shop: shopName });
  return (
    <>
      {mayLeave && <ShelfChoice shelves={shelves} value={shelf} onChange={setShelf} />}
      <b className={classes.left}>{words}</b>
      <ReleaseAct order={order} />
      <Button
        kind={mayLeave ? "primary" : "default"}
        isBusy={isRunning}
        disabled={!mayLeave}
        onClick={() => void ready({ id, shelf: shelf.trim() === "" ? null : shelf.trim() })}
      >
        {text(delivery === "PICKUP" ? "act.ready" : "act.packed")}
      </Button>
    </>
  );
}

function HandOverAct({ order: { id, name, delivery } }: ActProps) {
  const [handOver, isRunning] = useOrderAct(handOverOrderMutation);
  const [undo] = useOrderAct(undoHandOverMutation);
  const press = async () => {
    if (await handOver({ id })) {
      const done = text(delivery === "SHIP" ? "act.sentDone" : "act.pickedUp", { name });
      showUndo(done, () => void undo({ id }));
    }
  };
  return (
    <Button kind="primary" isBusy={isRunning} onClick={() => void press()}>
      {text(delivery === "SHIP" ? "act.sent" : "act.done")}
    </Button>
  );
}

function PutBackAct({ order: { id } }: ActProps) {
  const [putBack, isRunning] = useOrderAct(putBackOrderMutation);
  return (
    <Button kind="primary" isBusy={isRunning} onClick={() => void putBack({ id })}>
      {text("act.putBack")}
    </Button>
  );
}
