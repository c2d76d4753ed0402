import { useState } from "react";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { countPieces } from "#web/areas/orders/shared/due-words.ts";
import { text as listText } from "#web/areas/orders/shared/orders-text.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./detail-text.ts";
import { shelveOrderMutation } from "./detail.queries.ts";
import type { OrderPageData } from "./detail.queries.ts";
import { paidWords } from "./paid-words.ts";
import { ShelfChoice, freeShelf } from "./shelf-choice.tsx";
import classes from "./shelf.module.css";
import { useOrderAct } from "./use-order-act.ts";

/** What a person at the counter needs of a bagged order: where it hangs, whose it is, and whether it is paid. */
export function WaitingCard({ page }: { page: OrderPageData }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayPick = useCanAfterPin()("orders:pick");
  const [isMoving, setIsMoving] = useState(false);
  const { order, total, financialStatus, shopName } = page;
  const { foundCount } = countPieces(order.lines);
  const since = formatTime(new Date(order.stateAt), timeZone);
  const paid = paidWords(financialStatus, shopName);
  const facts = [
    { name: text("waiting.name"), value: order.customerName ?? listText("nobody"), tone: undefined },
    { name: paid.label, value: `${formatMoney(total)}${paid.rest}`, tone: paid.tone },
    ...(order.delivery === "PICKUP"
      ? [
          {
            name: text("waiting.text"),
            value: listText(order.isTexted ? "ready.texted" : "ready.notTexted"),
            tone: order.isTexted ? "good" : undefined,
          },
        ]
      : []),
  ];
  return (
    <Card title={text(order.state === "PACKED" ? "waiting.packed" : "waiting.ready", { time: since })}>
      <div className={classes.waiting}>
        <span className={classes.tag} aria-hidden="true">
          {order.name.replace(/^#/, "")}
        </span>
        <span className={classes.where}>
          {order.shelf === null ? (
            <b data-none>{text("shelf.none")}</b>
          ) : (
            <>
              <small>{text("shelf")}</small>
              <b>{order.shelf}</b>
            </>
          )}
          <small>{listText("items", { count: foundCount })}</small>
        </span>
        {mayPick && (
          <Button onClick={() => setIsMoving(true)}>
            {text(order.shelf === null ? "shelf.choose" : "shelf.move")}
          </Button>
        )}
      </div>
      <dl className={classes.facts}>
        {facts.map(({ name, value, tone }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-tone={tone}>{value}</dd>
          </div>
        ))}
      </dl>
      {isMoving && <MoveDialog page={page} onClose={() => setIsMoving(false)} />}
    </Card>
  );
}

function MoveDialog({ page: { order, shelves }, onClose }: { page: OrderPageData; onClose: () => void }) {
  const [shelf, setShelf] = useState(order.shelf ?? freeShelf(shelves));
  const [move, isMoving] = useOrderAct(shelveOrderMutation);
  const save = async () => {
    if (await move({ id: order.id, shelf: shelf.trim() === "" ? null : shelf.trim() })) {
      onClose();
    }
  };
  return (
    <Dialog
      title={text("shelf.title", { name: order.name })}
      size="xsmall"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text("shelf.cancel")}</Button>
          <Button kind="primary" isBusy={isMoving} onClick={() => void save()}>
            {text("shelf.save")}
          </Button>
        </>
      }
    >
      <ShelfChoice shelves={shelves} value={shelf} onChange={setShelf} />
    </Dialog>
  );
}
