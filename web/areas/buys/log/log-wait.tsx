import { unknownText } from "#common/unknown-text.ts";
import { Unseen } from "#web/ui/unseen.tsx";
import { text } from "./log-text.ts";
import { durationText } from "./log-words.ts";
import type { LogBuy } from "./log.queries.ts";
import classes from "./log.module.css";

/** How long the seller waited; amber, and in words for who sees no color, where it was too long. */
export function LogWait({ buy: { waitSeconds, isWaitLong } }: { buy: LogBuy }) {
  return (
    <b className={classes.wait} data-long={isWaitLong || undefined}>
      {durationText(waitSeconds) ?? unknownText}
      {isWaitLong && <Unseen>{text("tooLong")}</Unseen>}
    </b>
  );
}
