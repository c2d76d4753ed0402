import { IconPhoneIncoming, IconPhoneX } from "@tabler/icons-react";
import { talkText } from "#web/areas/texting/shared/talk-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./thread-text.ts";
import type { TextMessage } from "./thread.queries.ts";
import { useWhenText } from "./use-when-text.ts";
import classes from "./thread.module.css";

type CallLineProps = {
  message: TextMessage;
  /** What to do about a missed call; null when that is done, or not allowed. */
  back: { kind: "text"; onPress: () => void } | { kind: "call"; phone: string } | null;
};

/** A call of the customer's among the texts: answered, with its length, or missed. */
export function CallLine({ message: { createdAt, callSeconds }, back }: CallLineProps) {
  const whenText = useWhenText();
  const isMissed = callSeconds === null;
  const Icon = isMissed ? IconPhoneX : IconPhoneIncoming;
  return (
    <div className={classes.callLine} data-missed={isMissed || undefined}>
      <Icon size={18} aria-hidden="true" />
      <span>
        <b>{text(isMissed ? "missedCall" : "answeredCall")}</b>{" "}
        {isMissed ? whenText(createdAt) : `${whenText(createdAt)}, ${talkText(callSeconds)}`}
      </span>
      {back !== null && <hr />}
      {back?.kind === "text" && <Button onClick={back.onPress}>{text("textBack")}</Button>}
      {back?.kind === "call" && (
        <a className={classes.call} href={`tel:${back.phone}`}>
          {text("callBack")}
        </a>
      )}
    </div>
  );
}

/** The newest missed call, unless the store has written or talked to the customer since. */
export function waitingCallId(newestFirst: readonly TextMessage[]): string | null {
  const newest = newestFirst.find(({ kind, isIncoming }) => kind === "call" || !isIncoming);
  return newest?.kind === "call" && newest.callSeconds === null ? newest.id : null;
}
