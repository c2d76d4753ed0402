import { IconCheck, IconPrinter } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { formatTime } from "#common/time-format.ts";
import { buyQuery } from "#web/areas/buys/shared/buys.queries.ts";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { usePrintPapers } from "#web/areas/buys/shared/use-print-papers.ts";
import type { SendOutcome } from "#web/areas/buys/shared/use-send-buy.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

type CheckInResultProps = { checkIn: CheckIn; storeId: number; onNext: () => void };

/** The number, to be read from two metres; what the register says, the ticket, and on to the next seller. */
export function CheckInResult({ checkIn, storeId, onNext }: CheckInResultProps) {
  const { buy, sent, isSending } = checkIn;
  const heading = useRef<HTMLHeadingElement>(null);
  const numberId = useId();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  useEffect(function beginAtTitle() {
    heading.current?.focus();
  }, []);
  if (buy === null) {
    return null;
  }
  return (
    <section className={classes.result} aria-label={text("done.title")}>
      <output id={numberId} className={classes.number} aria-label={text("done.number", { number: buy.number })}>
        <NumberTag number={buy.number} tone="strong" size="huge" />
      </output>
      <div className={classes.part}>
        <h1 ref={heading} tabIndex={-1} aria-describedby={numberId} className={classes.title}>
          <small>{text("done.at", { time: formatTime(new Date(buy.checkedInAt), timeZone) })}</small>
          {buy.customer.fullName}
        </h1>
        <ResultWait buy={buy} />
        <TillAnswer checkIn={checkIn} buy={buy} />
        <TicketLine buy={buy} />
        <div className={classes.acts}>
          <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: buy.id }}>
            {text("done.open")}
          </ButtonLink>
          <Button kind="primary" disabled={isSending && sent === null} onClick={onNext}>
            {text("done.next")}
          </Button>
        </div>
        <p className={classes.hint}>{text("done.scan")}</p>
      </div>
    </section>
  );
}

/** What to tell the seller. */
function ResultWait({ buy }: { buy: Buy }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const pile = [pileText(buy), buy.location].filter((part) => part !== "").join(", ");
  return (
    <div>
      {buy.promisedAt !== null && (
        <p className={classes.wait}>
          {text("done.promised", { time: formatTime(new Date(buy.promisedAt), timeZone) })}
        </p>
      )}
      <p className={classes.hint}>{pile}</p>
    </div>
  );
}

function TicketLine({ buy }: { buy: Buy }) {
  const [print, isPrinting] = usePrintPapers();
  return (
    <div className={classes.line}>
      <IconPrinter size={20} aria-hidden="true" />
      <span>{buy.containerTags === "" ? text("done.ticket") : text("done.tags", { tags: buy.containerTags })}</span>
      <Button isBusy={isPrinting} onClick={() => void print(buy.id, "TICKET")}>
        {buyText("ticket")}
      </Button>
      <Button isBusy={isPrinting} onClick={() => void print(buy.id, "TAGS")}>
        {buyText("tags")}
      </Button>
    </div>
  );
}

/** What the register made of the buy; when it did not take it, what can be done, and that nothing is lost. */
function TillAnswer({ checkIn, buy }: { checkIn: CheckIn; buy: Buy }) {
  const { sent, isSending, basis } = checkIn;
  const isFed = useIsFed(buy.id);
  const { posName: pos, slipDeviceIds } = basis.checkInStart;
  const till = useChosenTill();
  const others = useTills().online.filter(
    ({ deviceId }) => deviceId !== till?.deviceId && !slipDeviceIds.includes(deviceId),
  );
  if (buy.posSync === "BY_HAND") {
    return (
      <div className={classes.notice}>
        <p>
          <b>{text("done.byHand", { pos })}</b> {text("done.byHandText", { number: buy.number })}
        </p>
      </div>
    );
  }
  if (isFed || sent?.isLinked === true) {
    return (
      <output className={classes.line}>
        <IconCheck size={20} aria-hidden="true" />
        <span>{buyText("pos.LINKED", { pos })}</span>
      </output>
    );
  }
  if (sent === null || (isSending && !sent.isUnknown)) {
    return (
      <output className={classes.line} aria-busy="true">
        {text("send.sending", { till: till?.name ?? pos })}
      </output>
    );
  }
  return (
    <div className={classes.notice}>
      <p role="alert">
        <b>{sent.message}</b> {text(notInPos(sent, isSending), { pos })}
      </p>
      {!(isSending && sent.isUnknown) && (
        <span className={classes.acts}>
          <Button isBusy={isSending} onClick={() => void checkIn.sendAgain()}>
            {text("send.retry")}
          </Button>
          {others.map(({ deviceId, name }) => (
            <Button key={deviceId} isBusy={isSending} onClick={() => void checkIn.sendAgain(deviceId)}>
              {`${text("send.other")}: ${name}`}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** The register's feed may say that it has the buy before its answer comes, or when that never does. */
function useIsFed(id: string): boolean {
  const read = useRead(buyQuery, { variables: { id }, live: ["Buy"] });
  return read.status === "ready" && read.data.buy.buy.posSync === "LINKED";
}

function notInPos({ isUnknown }: SendOutcome, isSending: boolean): "done.asking" | "done.unknown" | "done.notInPos" {
  if (isUnknown) {
    return isSending ? "done.asking" : "done.unknown";
  }
  return "done.notInPos";
}
