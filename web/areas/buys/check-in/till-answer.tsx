import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { useChosenTill, useTills } from "#web/platform/till/tills.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** What the register made of the buy; when it did not take it, what can be done, and that nothing is lost. */
export function TillAnswer({ checkIn }: { checkIn: CheckIn }) {
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
