import { IconCheck, IconPrinter } from "@tabler/icons-react";
import { useEffect, useId, useRef } from "react";
import { formatTime } from "#common/time-format.ts";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { NumberTag } from "#web/areas/buys/shared/number-tag.tsx";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { usePrintPapers } from "#web/areas/buys/shared/use-print-papers.ts";
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
  const { buy, isSending } = checkIn;
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
        <TillAnswer checkIn={checkIn} />
        <TicketLine buy={buy} />
        <div className={classes.acts}>
          <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: buy.id }}>
            {text("done.open")}
          </ButtonLink>
          <Button kind="primary" disabled={isSending} onClick={onNext}>
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
function TillAnswer({ checkIn }: { checkIn: CheckIn }) {
  const { buy, sent, isSending, basis } = checkIn;
  const { posName: pos, slipDeviceIds } = basis.checkInStart;
  const till = useChosenTill();
  const others = useTills().online.filter(
    ({ deviceId }) => deviceId !== till?.deviceId && !slipDeviceIds.includes(deviceId),
  );
  if (buy?.posSync === "BY_HAND") {
    return (
      <div className={classes.notice}>
        <p>
          <b>{text("done.byHand", { pos })}</b> {text("done.byHandText", { number: buy.number })}
        </p>
      </div>
    );
  }
  if (sent === null || (isSending && !sent.isUnknown)) {
    return (
      <output className={classes.line} aria-busy="true">
        {text("send.sending", { till: till?.name ?? pos })}
      </output>
    );
  }
  if (sent.isLinked) {
    return (
      <output className={classes.line}>
        <IconCheck size={20} aria-hidden="true" />
        <span>{buyText("pos.LINKED", { pos })}</span>
      </output>
    );
  }
  return (
    <div className={classes.notice}>
      <p role="alert">
        <b>{sent.message}</b> {text("done.notInPos", { pos })}
      </p>
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
    </div>
  );
}
