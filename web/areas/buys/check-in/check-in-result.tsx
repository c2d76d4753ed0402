import { useApolloClient } from "@apollo/client/react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useState } from "react";
import { buyQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { tillMessage } from "#web/areas/buys/shared/till-messages.ts";
import { askTill } from "#web/platform/till/ask-till.ts";
import { useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import { checkInEstimateQuery } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

type CheckInResultProps = { checkIn: CheckIn; storeId: number; onNext: () => void };

/** The last step: the big number, what the register says, the ticket, and on to the next seller. */
export function CheckInResult({ checkIn, storeId, onNext }: CheckInResultProps) {
  const client = useApolloClient();
  const { buy, sent, isSending, basis } = checkIn;
  const pos = basis.checkInStart.posName;
  const till = useChosenTill();
  const others = useTills().online.filter(({ deviceId }) => deviceId !== till?.deviceId);
  const [isPrinting, setIsPrinting] = useState(false);
  const containers = buy === null ? 1 : buy.bags + buy.boxes + buy.bins + buy.others;
  const read = useRead(checkInEstimateQuery, { variables: { containers }, isPaused: buy === null || buy.isDropOff });
  if (buy === null) {
    return null;
  }
  const print = async () => {
    setIsPrinting(true);
    try {
      const { data } = await client.query({ query: buyQuery, variables: { id: buy.id }, fetchPolicy: "network-only" });
      if (data !== undefined) {
        const { buy: told, customer } = tillMessage(data.buy);
        await askTill("printReceipt", { buyJSON: JSON.stringify(told), customerJSON: JSON.stringify(customer) });
        showSnackbar({ text: text("done.printed"), color: "good" });
      }
    } catch (error) {
      showSnackbar({ text: error instanceof Error ? error.message : String(error), color: "bad" });
    } finally {
      setIsPrinting(false);
    }
  };
  const estimate = read.status === "ready" ? read.data.checkInEstimate : null;
  const isOpen = sent !== null && !sent.isLinked;
  return (
    <div className={classes.result}>
      <p className={classes.number}>
        <small>{text("done.number")}</small>
        <output>{buy.number}</output>
        <span>{buy.customer.fullName}</span>
      </p>
      {estimate !== null && <p>{text("done.wait", { from: estimate.fromMinutes, to: estimate.toMinutes })}</p>}
      <div role="status" className={classes.till}>
        {(isSending || sent === null) && <p aria-busy="true">{text("send.sending", { till: till?.name ?? pos })}</p>}
        {sent?.isLinked === true && <Badge tone="good">{buyText("pos.LINKED", { pos })}</Badge>}
        {isOpen && !isSending && (
          <>
            <p className={classes.error}>{sent.said}</p>
            <p>{text("done.notInPos", { pos })}</p>
            <span className={classes.acts}>
              <Button onClick={() => void checkIn.sendAgain()}>{text("send.retry")}</Button>
              {others.map(({ deviceId, name }) => (
                <Button key={deviceId} onClick={() => void checkIn.sendAgain(deviceId)}>
                  {`${text("send.other")}: ${name}`}
                </Button>
              ))}
            </span>
          </>
        )}
      </div>
      <span className={classes.acts}>
        <Button isBusy={isPrinting} onClick={() => void print()}>
          {text("done.ticket")}
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
