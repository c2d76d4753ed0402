import { isFailedText } from "#common/texting/text-retry.ts";
import { formatTime } from "#common/time-format.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import type { BuyText } from "./buys.queries.ts";
import { text } from "./buys-text.ts";
import classes from "./shared.module.css";

/** What became of a text, in a line; of one that did not arrive, why. */
export function TextState({ sent }: { sent: BuyText }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const time = formatTime(new Date(sent.at), timeZone);
  if (isFailedText(sent)) {
    return (
      <span className={classes.textState} data-tone="bad">
        <b>{text(sent.status === "blocked" ? "text.notSent" : "text.failed")}</b>
        <small>{failureText(sent)}</small>
      </span>
    );
  }
  return (
    <span className={classes.textState} data-tone={sent.status === "delivered" ? "good" : "plain"}>
      <b>{text("text.at", { time })}</b>
      <small>{text(stateOf(sent.status))}</small>
    </span>
  );
}

function stateOf(status: string): "text.delivered" | "text.sent" | "text.queued" {
  if (status === "delivered") {
    return "text.delivered";
  }
  return status === "queued" || status === "sending" ? "text.queued" : "text.sent";
}
