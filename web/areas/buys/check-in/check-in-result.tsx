import { useRead } from "#web/platform/graphql/use-read.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { usePrintTicket } from "#web/areas/buys/shared/use-print-ticket.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { checkInEstimateQuery } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import { containerCount } from "./check-in-values.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

type CheckInResultProps = { checkIn: CheckIn; storeId: number; onNext: () => void };

/** The last step: the big number, what the register says, the ticket, and on to the next seller. */
export function CheckInResult({ checkIn, storeId, onNext }: CheckInResultProps) {
  const { buy, isSending } = checkIn;
  const [print, isPrinting] = usePrintTicket();
  const containers = buy === null ? 1 : containerCount(buy);
  const read = useRead(checkInEstimateQuery, { variables: { containers }, isPaused: buy?.isDropOff !== false });
  if (buy === null) {
    return null;
  }
  const estimate = read.status === "ready" ? read.data.checkInEstimate : null;
  return (
    <div className={classes.result}>
      <p className={classes.number}>
        <small>{text("done.number")}</small>
        <output>{buy.number}</output>
        <span>{buy.customer.fullName}</span>
      </p>
      {estimate !== null && <p>{text("done.wait", { from: estimate.fromMinutes, to: estimate.toMinutes })}</p>}
      <TillAnswer checkIn={checkIn} />
      <span className={classes.acts}>
        <Button isBusy={isPrinting} onClick={() => void print(buy.id)}>
          {buyText("ticket")}
        </Button>
        <ButtonLink to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: buy.id }}>
          {text("done.open")}
        </ButtonLink>
        <Button kind="primary" disabled={isSending} onClick={onNext}>
          {text("done.next")}
        </Button>
      </span>
    </div>
  );
}

/** What the register made of the buy; when it did not take it, what can be done, and that nothing is lost. */
function TillAnswer({ checkIn }: { checkIn: CheckIn }) {
  const { sent, isSending, basis } = checkIn;
  const pos = basis.checkInStart.posName;
  const till = useChosenTill();
  const others = useTills().online.filter(({ deviceId }) => deviceId !== till?.deviceId);
  if (sent === null || (isSending && !sent.isUnknown)) {
    return (
      <output className={classes.till} aria-busy="true">
        {text("send.sending", { till: till?.name ?? pos })}
      </output>
    );
  }
  if (sent.isLinked) {
    return (
      <output className={classes.till}>
        <Badge tone="good">{buyText("pos.LINKED", { pos })}</Badge>
      </output>
    );
  }
  return (
    <div className={classes.till}>
      <p className={classes.error} role="alert">
        {sent.said}
      </p>
      <p>{text("done.notInPos", { pos })}</p>
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
