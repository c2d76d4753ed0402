import { IconCheck, IconX } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { daysOnFloor } from "#common/inventory/item-figures.ts";
import { formatMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { countPieces } from "#web/areas/orders/shared/due-words.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./detail-text.ts";
import { markLineMutation } from "./detail.queries.ts";
import type { OrderPageData, ShownLine } from "./detail.queries.ts";
import { MissingDialog } from "./missing-dialog.tsx";
import classes from "./order.module.css";
import { ScanLine } from "./scan-line.tsx";
import { useOrderAct } from "./use-order-act.ts";

/** The list to pick by. On a phone each piece has two large buttons, and the camera marks what it sees. */
export function OrderLines({ page }: { page: OrderPageData }) {
  const { order } = page;
  const mayPick = useCanAfterPin()("orders:pick");
  const isPicked = mayPick && ["NEW", "PICKING", "PICKED", "PROBLEM"].includes(order.state);
  const { all, foundCount } = countPieces(order.lines);
  const next = order.lines.find(({ quantity, pickState }) => quantity > 0 && pickState === "TO_FIND")?.id;
  return (
    <Card title={text("lines.title")} aside={text("lines.found", { found: foundCount, all })} hasPadding={false}>
      <span className={classes.progress} aria-hidden="true">
        {order.lines.map(({ id, quantity, pickState }) => quantity > 0 && <i key={id} data-state={pickState} />)}
      </span>
      {isPicked && <ScanLine order={order} />}
      <ul className={classes.lines}>
        {order.lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            page={page}
            isPicked={isPicked}
            isNext={isPicked && order.state !== "NEW" && line.id === next}
          />
        ))}
      </ul>
    </Card>
  );
}

type LineProps = { line: ShownLine; page: OrderPageData; isPicked: boolean; isNext: boolean };

function Line({ line, page, isPicked, isNext }: LineProps) {
  const isOut = line.quantity === 0;
  const size = line.piece?.size ?? line.variant;
  return (
    <li className={classes.line} data-state={isOut ? "OUT" : line.pickState} data-next={isNext || undefined}>
      <span className={classes.size} aria-hidden={size === ""}>
        {size !== "" && <small>{text("line.size")}</small>}
        <b>{size === "" ? "–" : size}</b>
      </span>
      <LineWords line={line} />
      <LinePlace line={line} />
      {isOut ? (
        <span className={classes.mark}>{text("line.refunded")}</span>
      ) : (
        <LineMark line={line} page={page} isPicked={isPicked} isNext={isNext} />
      )}
    </li>
  );
}

function LineWords({ line }: { line: ShownLine }) {
  const storeId = useActiveStoreId() ?? 0;
  const { title, sku, quantity, piece } = line;
  const price = formatMoney(line.price);
  return (
    <span className={classes.words}>
      {piece === null ? (
        <b>{title}</b>
      ) : (
        <Link
          to="/s/$storeId/inventory/detail/show/$inventoryItemId"
          params={{ storeId, inventoryItemId: piece.inventoryItemId }}
        >
          {title}
        </Link>
      )}
      <small>
        {sku === "" ? text("line.noTag", { price }) : text("line.tag", { sku, price })}
        {quantity > 1 && ` · ${text("line.count", { count: quantity })}`}
      </small>
    </span>
  );
}

/** Where to look: the piece's category as the register has it, and since when it hangs there. */
function LinePlace({ line: { piece, sku } }: { line: ShownLine }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  if (piece === null) {
    return <span className={classes.words}>{sku !== "" && <small>{text("line.unknown")}</small>}</span>;
  }
  const dateOf = (at: Date) => localTimeAt(at, timeZone).date;
  const days = daysOnFloor(dateOf(new Date(piece.receivedAt)), dateOf(now));
  const place = [piece.department, piece.category].filter((part, at, all) => part !== null && all.indexOf(part) === at);
  return (
    <span className={classes.words} data-place>
      <span>{place.join(", ")}</span>
      <small>{days === 0 ? text("line.today") : text("line.days", { count: days })}</small>
    </span>
  );
}

function LineMark(props: LineProps) {
  const { line, page, isPicked } = props;
  if (line.pickState !== "TO_FIND") {
    return <PickedMark line={line} page={page} isPicked={isPicked} />;
  }
  return isPicked ? <FindButtons {...props} /> : null;
}

function FindButtons({ line, page, isNext }: LineProps) {
  const [mark, isMarking] = useOrderAct(markLineMutation);
  const [isMissing, setIsMissing] = useState(false);
  const { id, title } = line;
  return (
    <span className={classes.buttons} data-no-print>
      <Button aria-label={`${text("line.miss")}: ${title}`} onClick={() => setIsMissing(true)}>
        {text("line.miss")}
      </Button>
      <Button
        kind={isNext ? "primary" : "default"}
        icon={<IconCheck size={18} aria-hidden="true" />}
        isBusy={isMarking}
        aria-label={`${text("line.find")}: ${title}`}
        onClick={() => void mark({ id: page.order.id, lineId: id, to: "FOUND" })}
      >
        {text("line.find")}
      </Button>
      {isMissing && <MissingDialog page={page} line={line} onClose={() => setIsMissing(false)} />}
    </span>
  );
}

/** What became of a piece, by whom and when; one press undoes it, but for what the register sold. */
function PickedMark({ line, page, isPicked }: Omit<LineProps, "isNext">) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const [mark, isMarking] = useOrderAct(markLineMutation);
  const { id, pickState, pickedAt, pickedBy, title } = line;
  if (pickState === "TO_FIND") {
    return null;
  }
  const Icon = pickState === "FOUND" ? IconCheck : IconX;
  const time = pickedAt === null ? "" : formatTime(new Date(pickedAt), timeZone);
  return (
    <span className={classes.mark}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <b>{text(`line.${pickState}`)}</b>
        <small>{pickedBy === null ? time : text("line.by", { name: pickedBy.split(" ")[0] ?? "", time })}</small>
      </span>
      {isPicked && pickState !== "SOLD_IN_STORE" && (
        <Button
          kind="plain"
          isBusy={isMarking}
          aria-label={`${text("line.undo")}: ${title}`}
          onClick={() => void mark({ id: page.order.id, lineId: id, to: "TO_FIND" })}
        >
          {text("line.undo")}
        </Button>
      )}
    </span>
  );
}
