import { IconAlertCircle, IconClock, IconRefresh } from "@tabler/icons-react";
import { mayRetry } from "#common/texting/text-retry.ts";
import { failureText } from "#web/areas/texting/shared/failure-text.ts";
import { textCountsQuery } from "#web/areas/texting/shared/texts-badge.queries.ts";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { useNextOpening } from "#web/areas/texting/shared/use-next-opening.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./thread-text.ts";
import { retryTextMutation, textThreadQuery } from "./thread.queries.ts";
import type { TextMessage } from "./thread.queries.ts";
import { useWhenText } from "./use-when-text.ts";
import classes from "./thread.module.css";

export type FailureProps = { message: TextMessage; phone: string; canRetry: boolean };

/** Why a text did not get there, and the one thing to do about it. */
export function Failure({ message, phone, canRetry }: FailureProps) {
  return (
    <div className={classes.failure}>
      <IconAlertCircle size={18} aria-hidden="true" />
      <span>
        <b>{text(message.status === "blocked" ? "notSent" : "notDelivered")}</b> {failureText(message)}
      </span>
      {canRetry && mayRetry(message) && <SendAgain message={message} />}
      {!mayRetry(message) && (
        <a className={classes.call} href={`tel:${phone}`}>
          {text("callInstead")}
        </a>
      )}
    </div>
  );
}

/** What was too early or too late for the hours goes when the store opens. */
function SendAgain({ message }: { message: TextMessage }) {
  const [retry, isRunning] = useChange(retryTextMutation);
  const opening = useNextOpening();
  const whenText = useWhenText();
  const openingAt = message.blockCode === "TEXT_QUIET_HOURS" ? (opening?.toISOString() ?? null) : null;
  const send = async () => {
    const outcome = await retry(
      { id: message.id, newId: newId(), sendAt: openingAt },
      { request: { title: text("who") }, refetches: [textThreadQuery, textThreadsQuery, textCountsQuery] },
    );
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return openingAt === null ? (
    <Button icon={<IconRefresh size={18} />} isBusy={isRunning} onClick={() => void send()}>
      {text(message.blockCode === "TEXT_TOO_LATE" ? "sendNow" : "again")}
    </Button>
  ) : (
    <Button icon={<IconClock size={18} />} isBusy={isRunning} onClick={() => void send()}>
      {text("sendAtOpening", { when: whenText(openingAt) })}
    </Button>
  );
}
