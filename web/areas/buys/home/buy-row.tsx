import { IconChevronRight, IconPhone } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import callClasses from "#web/areas/buys/calls/call.module.css";
import { CallSeller } from "#web/areas/buys/calls/call-seller.tsx";
import { callsLine } from "#web/areas/buys/calls/calls-line.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { BuyActs } from "./buy-acts.tsx";
import { SellerReply } from "./seller-reply.tsx";
import { text } from "./home-text.ts";
import type { DeskBuy } from "./home.queries.ts";
import { planText } from "#web/areas/buys/shared/plan-text.ts";
import { TextState } from "#web/areas/buys/shared/text-state.tsx";
import { isReady, promiseOf } from "#web/areas/buys/shared/promise.ts";
import classes from "./home.module.css";

type BuyRowProps = {
  desk: DeskBuy;
  start: { posName: string; isLinked: boolean };
  storeId: number;
  now: Date;
  /** The buy whose turn it is: its act is the primary one of the screen. */
  isNext: boolean;
  onSort: () => void;
  onComplete: () => void;
};

/** One pile: its number big, whose it is, how it stands against its promise, and the next thing to do. */
export function BuyRow({ desk, start, storeId, now, isNext, onSort, onComplete }: BuyRowProps) {
  const { buy } = desk;
  const { customer } = buy;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { main, detail, tone, share } = promiseOf(desk, { now, timeZone });
  const isDone = isReady(buy);
  const isLate = tone === "bad" && !isDone;
  const isPlaced = buy.location !== "";
  return (
    <li className={classes.row} data-late={isLate}>
      <NumberTag number={buy.number} tone={isLate ? "bad" : isDone ? "good" : "plain"} />
      <span className={classes.person}>
        <Link
          to="/s/$storeId/buys/detail/edit/$buyId"
          params={{ storeId, buyId: buy.id }}
          className={classes.name}
          aria-label={text("row.open", { number: buy.number, name: customer.fullName })}
        >
          {customer.fullName}
        </Link>
        <small>{[pileText(buy), isPlaced && buy.location, offerOf(buy)].filter(Boolean).join(", ")}</small>
        <BuyMarks buy={buy} pos={start.posName} timeZone={timeZone} />
      </span>
      <span className={classes.times} data-tone={tone}>
        <b>{main}</b>
        {detail !== "" && <small>{detail}</small>}
        {share !== null && (
          <i aria-hidden="true">
            <i style={{ width: `${share * 100}%` }} />
          </i>
        )}
      </span>
      <BuyState desk={desk} storeId={storeId} now={now} timeZone={timeZone} />
      <span className={classes.acts}>
        {isDone && (
          <CallSeller buy={buy} className={callClasses.call} label={text("act.call", { name: customer.fullName })}>
            <IconPhone size={18} aria-hidden="true" />
          </CallSeller>
        )}
        <BuyActs desk={desk} start={start} isNext={isNext} onSort={onSort} onComplete={onComplete} />
        <IconChevronRight size={18} aria-hidden="true" className={classes.chevron} />
      </span>
    </li>
  );
}

/** What the store has offered and not paid yet. */
function offerOf({ paid, cashOffer }: DeskBuy["buy"]): string | null {
  return paid === null && cashOffer !== null ? text("row.offer", { amount: formatMoney(cashOffer) }) : null;
}

/** What is out of the ordinary about a buy, and what its seller chose on the own page. */
function BuyMarks({ buy, pos, timeZone }: { buy: DeskBuy["buy"]; pos: string; timeZone: string }) {
  const { posSync, customer } = buy;
  const plan = buy.status === "OPEN" ? planText(buy, timeZone) : null;
  if (posSync === "LINKED" && !customer.isDoNotBuy && plan === null) {
    return null;
  }
  return (
    <span className={classes.marks}>
      {customer.isDoNotBuy && <Badge tone="bad">{text("row.doNotBuy")}</Badge>}
      {plan !== null && <Badge tone={buy.sellerPlan === "CANCELS" ? "bad" : "accent"}>{plan}</Badge>}
      {posSync !== "LINKED" && (
        <Badge tone={posSync === "FAILED" ? "bad" : "warn"}>{buyText(`pos.${posSync}`, { pos })}</Badge>
      )}
    </span>
  );
}

type BuyStateProps = { desk: DeskBuy; storeId: number; now: Date; timeZone: string };

/** Who sorts it, how it ended, and what became of the newest text; or why there can be none. */
function BuyState({ desk, storeId, now, timeZone }: BuyStateProps) {
  const { buy, text: sent, reply } = desk;
  const sortedSince = buy.stage === "SORTING" ? buy.sortStartedAt : null;
  return (
    <span className={classes.state}>
      {buy.outcome !== null && <span>{buyText(`outcome.${buy.outcome}`)}</span>}
      {sortedSince !== null && (
        <>
          <b>{buy.sortedBy}</b>
          <small>{text("row.since", { time: formatTime(new Date(sortedSince), timeZone) })}</small>
        </>
      )}
      {buy.paid !== null && <b>{formatMoney(buy.paid)}</b>}
      {sent !== null && buy.status === "OPEN" && <TextState sent={sent} />}
      {reply !== null && <SellerReply reply={reply} storeId={storeId} timeZone={timeZone} />}
      {buy.status === "OPEN" && <CallState desk={desk} around={{ now, timeZone }} />}
    </span>
  );
}

/** That the seller was called, or should be because there can be no text. */
function CallState({ desk, around }: { desk: DeskBuy; around: { now: Date; timeZone: string } }) {
  const { buy, text: sent, textRefusal } = desk;
  const called = callsLine(buy.callTimes, around);
  if (called !== null) {
    return <span>{called}</span>;
  }
  return sent === null && textRefusal !== null && <CallInstead refusal={textRefusal} />;
}

/** Why there can be no text, in as few words as the column has room for. */
function CallInstead({ refusal }: { refusal: string }) {
  const isOptedOut = refusal === "TEXT_OPTED_OUT";
  const why = isOptedOut ? text("state.optedOut") : failureText({ blockCode: refusal, failureReason: null });
  return (
    <>
      <span>{why}</span>
      <small>{text("act.callInstead")}</small>
    </>
  );
}
