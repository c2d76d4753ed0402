import { useRead } from "#web/platform/graphql/use-read.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { usePrintTicket } from "#web/areas/buys/shared/use-print-ticket.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { checkInEstimateQuery } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import { containerCount } from "./check-in-values.ts";
import { TillAnswer } from "./till-answer.tsx";
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
