import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { startPickingMutation } from "#web/areas/orders/shared/orders.queries.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { text } from "./detail-text.ts";
import {
  handOverOrderMutation,
  putBackOrderMutation,
  readyOrderMutation,
  releaseOrderMutation,
} from "./detail.queries.ts";
import type { OrderPageData, ShownOrder } from "./detail.queries.ts";
import classes from "./order.module.css";
import { useOrderAct } from "./use-order-act.ts";

/** The one next step, and the way back while it is picked. */
export function OrderActs({ page }: { page: OrderPageData }) {
  const { order, writesBack, shopName, writeState } = page;
  const mayPick = useCanAfterPin()("orders:pick");
  const isOver = order.state === "DONE" || order.state === "CANCELLED";
  return (
    <footer className={classes.acts} data-no-print>
      {mayPick && <Acts order={order} />}
      {writesBack
        ? writeState !== "NONE" &&
          writeState !== "FAILED" && <small>{text(`write.${writeState}`, { shop: shopName })}</small>
        : !(isOver && order.state === "CANCELLED") && <small>{text("write.off", { shop: shopName })}</small>}
    </footer>
  );
}

function Acts({ order }: { order: ShownOrder }) {
  switch (order.state) {
    case "NEW":
      return <StartAct order={order} />;
    case "PICKING":
    case "PICKED":
    case "PROBLEM":
      return (
        <>
          <ReleaseAct order={order} />
          <ReadyAct order={order} />
        </>
      );
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

/** Pressed early, the server says what is left to find. */
function ReadyAct({ order: { id, delivery, lines } }: ActProps) {
  const [ready, isRunning] = useOrderAct(readyOrderMutation);
  const open = lines.filter(({ quantity }) => quantity > 0);
  const isWhole = open.every(({ pickState }) => pickState !== "TO_FIND");
  const hasPieces = open.some(({ pickState }) => pickState === "FOUND");
  return (
    <Button
      kind={isWhole && hasPieces ? "primary" : "default"}
      isBusy={isRunning}
      disabled={!isWhole || !hasPieces}
      onClick={() => void ready({ id })}
    >
      {text(delivery === "PICKUP" ? "act.ready" : "act.packed")}
    </Button>
  );
}

function HandOverAct({ order: { id, delivery } }: ActProps) {
  const [handOver, isRunning] = useOrderAct(handOverOrderMutation);
  return (
    <Button kind="primary" isBusy={isRunning} onClick={() => void handOver({ id })}>
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
