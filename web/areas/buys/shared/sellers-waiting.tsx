import { IconPlus } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatTime } from "#common/time-format.ts";
import { byPromise, promiseOf } from "./promise.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { text } from "./waiting-text.ts";
import { NumberTag } from "./number-tag.tsx";
import { pileText } from "./pile-text.ts";
import { sellersWaitingQuery } from "./sellers-waiting.queries.ts";
import type { WaitingDesk } from "./sellers-waiting.queries.ts";
import classes from "./sellers-waiting.module.css";

/** So many are seen beside the day's other cards; the rest is one press away. */
const most = 4;

type SellersWaitingProps = {
  storeId: number;
  /** What stands below it. It comes with it, so that nothing is pushed down under a finger. */
  children: ReactNode;
};

/** Whose bags are here now, the nearest promise first: the buys' part of the day. Nothing while nobody waits. */
export function SellersWaiting({ storeId, children }: SellersWaitingProps) {
  const read = useRead(sellersWaitingQuery, { live: ["Buy", "pos-buy"] });
  const now = useNow();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (read.status === "loading") {
    return <Skeleton height={340} />;
  }
  if (read.status !== "ready") {
    return children;
  }
  const { buys, registerBuys } = read.data.buyDesk;
  const lines = [
    ...byPromise(buys).map((desk) => lineOf(desk, { now, timeZone })),
    ...registerBuys.map((buy) => registerLineOf(buy, timeZone)),
  ];
  return (
    <>
      {lines.length > 0 && <WaitingCard lines={lines} storeId={storeId} />}
      {children}
    </>
  );
}

function WaitingCard({ lines, storeId }: { lines: readonly WaitingLine[]; storeId: number }) {
  const title = (
    <>
      {text("waiting.title")} <span className={classes.count}>{lines.length}</span>
    </>
  );
  const checkIn = (
    <Link to="/s/$storeId/buys/checkin/new" params={{ storeId }} className={classes.checkIn}>
      <IconPlus size={16} aria-hidden="true" />
      {text("waiting.checkIn")}
    </Link>
  );
  return (
    <div data-no-print>
      <Card title={title} aside={checkIn} hasPadding={false}>
        <ul className={classes.lines}>
          {lines.slice(0, most).map((line) => (
            <WaitingRow key={line.id} line={line} storeId={storeId} />
          ))}
        </ul>
        {lines.length > most && (
          <Link to="/s/$storeId/buys" params={{ storeId }} className={classes.more}>
            {text("waiting.all", { count: lines.length })}
          </Link>
        )}
      </Card>
    </div>
  );
}

type WaitingLine = {
  id: string;
  /** The buy's page; null for one that only the register knows. */
  buyId: string | null;
  number: string | number;
  name: string;
  about: string;
  main: string;
  detail: string;
  tone: "plain" | "good" | "warn" | "bad";
  isReady: boolean;
};

function WaitingRow({ line, storeId }: { line: WaitingLine; storeId: number }) {
  const { buyId, number, name, about, main, detail, tone, isReady } = line;
  const isLate = tone === "bad" && !isReady;
  const words = (
    <>
      <NumberTag number={number} tone={isLate ? "bad" : isReady ? "good" : "plain"} />
      <span className={classes.person}>
        <b>{name}</b>
        <small>{about}</small>
      </span>
      <span className={classes.time} data-tone={tone}>
        <b>{main}</b>
        {detail !== "" && <small>{detail}</small>}
      </span>
    </>
  );
  return (
    <li>
      {buyId === null ? (
        <Link to="/s/$storeId/buys" params={{ storeId }}>
          {words}
        </Link>
      ) : (
        <Link to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId }}>
          {words}
        </Link>
      )}
    </li>
  );
}

function lineOf(desk: WaitingDesk["buys"][number], around: { now: Date; timeZone: string }): WaitingLine {
  const { id, number, customer, stage } = desk.buy;
  const pile = pileText(desk.buy);
  return {
    ...promiseOf(desk, around),
    id,
    buyId: id,
    number,
    name: customer.fullName,
    about: stage === "SORTING" ? text("waiting.sorting", { pile }) : pile,
    isReady: stage === "READY" || stage === "NOTIFIED",
  };
}

function registerLineOf(buy: WaitingDesk["registerBuys"][number], timeZone: string): WaitingLine {
  const { posBuyId, number, customerName, checkedInAt, readyAt } = buy;
  const isReady = readyAt !== null;
  return {
    id: posBuyId,
    buyId: null,
    number,
    name: customerName ?? text("waiting.unknown"),
    about: text("waiting.atRegister"),
    main: text(isReady ? "stage.READY" : "stage.WAITING"),
    detail: text("waiting.since", { time: formatTime(new Date(readyAt ?? checkedInAt), timeZone) }),
    tone: isReady ? "good" : "plain",
    isReady,
  };
}
