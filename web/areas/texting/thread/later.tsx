import { IconClock } from "@tabler/icons-react";
import { useState } from "react";
import { useTextDraft } from "#web/areas/texting/composer/text-drafts.ts";
import { SendTimeDialog } from "#web/areas/texting/shared/send-time-dialog.tsx";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./thread-text.ts";
import { cancelTextMutation, rescheduleTextMutation, textThreadQuery } from "./thread.queries.ts";
import type { TextMessage } from "./thread.queries.ts";
import { useWhenText } from "./use-when-text.ts";
import classes from "./thread.module.css";

/** A text that waits for its time can still be changed or taken out; its words then go on in the empty composer. */
export function Later({ message, threadId }: { message: TextMessage; threadId: string }) {
  const whenText = useWhenText();
  const [isOpen, setIsOpen] = useState(false);
  const [, write] = useTextDraft(threadId);
  const [cancel, isRunning] = useChange(cancelTextMutation);
  const [reschedule] = useChange(rescheduleTextMutation);
  const options = { request: { title: text("who") }, refetches: [textThreadQuery, textThreadsQuery] };
  const at = message.sendAt ?? message.createdAt;
  const take = async () => {
    const outcome = await cancel({ id: message.id }, options);
    if (outcome.isDone) {
      // What was typed until the answer came stays.
      write((draft) => (draft.trim() === "" ? outcome.data.cancelText : draft));
    }
    showSnackbar(
      outcome.isDone ? { text: text("canceled"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  const change = async ({ body, sendAt }: { body: string; sendAt: Date }) => {
    const outcome = await reschedule({ id: message.id, body, sendAt: sendAt.toISOString() }, options);
    if (outcome.isDone) {
      showSnackbar({ text: text("changed", { when: whenText(sendAt.toISOString()) }), color: "good" });
    }
    return outcome;
  };
  return (
    <div className={classes.later}>
      <IconClock size={18} aria-hidden="true" />
      <span>{text("scheduled", { when: whenText(at) })}</span>
      {message.scheduledFor !== null && <Button onClick={() => setIsOpen(true)}>{text("changeSend")}</Button>}
      <Button isBusy={isRunning} onClick={() => void take()}>
        {text("cancelSend")}
      </Button>
      {isOpen && (
        <SendTimeDialog
          title={text("change.title")}
          save={text("change.save")}
          at={new Date(at)}
          body={message.body}
          onSave={change}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
