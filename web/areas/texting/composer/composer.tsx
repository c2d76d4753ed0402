import { IconSend } from "@tabler/icons-react";
import { useRef, useState } from "react";
import type { KeyboardEvent, RefObject } from "react";
import type { TemplateValues } from "#common/texting/fill-template.ts";
import { plainText } from "#common/texting/segments.ts";
import { longestText } from "#common/texting/text-fields.ts";
import { PartMeter } from "#web/areas/texting/shared/part-meter.tsx";
import { textCountsQuery } from "#web/areas/texting/shared/texts-badge.queries.ts";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { textThreadQuery } from "#web/areas/texting/thread/thread.queries.ts";
import { useWhenText } from "#web/areas/texting/thread/use-when-text.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { sendTextMutation } from "./composer.queries.ts";
import { text } from "./composer-text.ts";
import { NoteButton } from "./note-button.tsx";
import { SendLater } from "./send-later.tsx";
import { Templates } from "./templates.tsx";
import { useTextDraft, withoutSent } from "./text-drafts.ts";
import classes from "./composer.module.css";

export type Answered = { employeeId: number | null; name: string; at: Date };

type ComposerProps = {
  phone: string;
  /** Null for a phone that was never texted. */
  threadId: string | null;
  values: TemplateValues;
  /** The newest text to the customer: a second answer within half a minute asks first. */
  answered: Answered | null;
  /** Where it is written, for a page that puts the cursor there. */
  field?: RefObject<HTMLTextAreaElement | null>;
  canSend?: boolean;
  /** Called for a text that is sent to nobody yet. */
  onMissing?: () => void;
  /** Escape in the field. */
  onLeave?: () => void;
  onSent?: () => void;
};

const secondMs = 1000;
/** Two people who answer the same customer this close together did not see each other. */
const tooCloseSeconds = 30;

/** Where a text is written: what it costs, what the store often says, and who else has just answered. */
export function Composer(props: ComposerProps) {
  const { phone, threadId, values, answered, field: given, canSend = true, onMissing, onLeave, onSent } = props;
  const employee = useActiveEmployee();
  const [body, write] = useTextDraft(threadId);
  const [secondsAgo, setSecondsAgo] = useState<number | null>(null);
  const attempt = useRef({ id: newId(), body });
  const own = useRef<HTMLTextAreaElement>(null);
  const field = given ?? own;
  const [send, isSending] = useChange(sendTextMutation);
  const isPhone = useIsPhone();
  const whenText = useWhenText();
  const plain = plainText(body).trim();
  const isReady = plain !== "" && plain.length <= longestText && canSend;

  const deliver = async (sendAt: Date | null) => {
    setSecondsAgo(null);
    // The same words keep their id, so a try whose response was lost adds nothing.
    attempt.current = attempt.current.body === plain ? attempt.current : { id: newId(), body: plain };
    const outcome = await send(
      { id: attempt.current.id, phone, body: plain, sendAt: sendAt?.toISOString() ?? null },
      { request: { title: text("who") }, refetches: [textThreadQuery, textThreadsQuery, textCountsQuery] },
    );
    if (outcome.isDone) {
      attempt.current = { id: newId(), body: "" };
      write(withoutSent(body));
      onSent?.();
      if (sendAt !== null && outcome.data.sendText.blockCode === null) {
        showSnackbar({ text: text("scheduled", { when: whenText(sendAt.toISOString()) }), color: "good" });
      }
    }
    return outcome;
  };
  const sendNow = async (sendAt: Date | null = null) => {
    const outcome = await deliver(sendAt);
    if (!outcome.isDone) {
      showSnackbar({ text: text("failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const goToMissing = () => (canSend ? field.current?.focus() : onMissing?.());
  const askOrSend = () => {
    if (isSending) {
      return;
    }
    if (!isReady) {
      goToMissing();
      return;
    }
    const seconds = answered === null ? null : Math.round((Date.now() - answered.at.getTime()) / secondMs);
    const isOther = answered?.employeeId !== employee?.id;
    if (secondsAgo === null && isOther && seconds !== null && seconds <= tooCloseSeconds) {
      setSecondsAgo(Math.max(0, seconds));
    } else {
      void sendNow();
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isSendKey(event, isPhone)) {
      event.preventDefault();
      askOrSend();
    } else if (event.key === "Escape") {
      onLeave?.();
    }
  };
  const keepWriting = () => {
    setSecondsAgo(null);
    field.current?.focus();
  };
  return (
    <div className={classes.composer}>
      <Templates
        values={values}
        onChoose={(words) => {
          write(body.trim() === "" ? words : `${body.trimEnd()} ${words}`);
          field.current?.focus();
        }}
      />
      {secondsAgo !== null && (
        <JustAnswered
          answered={answered}
          secondsAgo={secondsAgo}
          onKeepWriting={keepWriting}
          onSend={() => void sendNow()}
        />
      )}
      <div className={classes.box}>
        <textarea
          ref={field}
          aria-label={text("label")}
          placeholder={text("placeholder")}
          rows={3}
          value={body}
          onChange={(event) => write(event.target.value)}
          onKeyDown={handleKey}
        />
        <div className={classes.foot}>
          {threadId !== null && <NoteButton threadId={threadId} body={body} onSaved={() => write(withoutSent(body))} />}
          <PartMeter body={body} />
          <span className={classes.split}>
            <Button
              kind="primary"
              icon={<IconSend size={18} />}
              isBusy={isSending}
              title={isPhone ? undefined : text("sendHint")}
              aria-disabled={!isReady || undefined}
              onClick={askOrSend}
            >
              {text("send")}
            </Button>
            <SendLater isDisabled={!isReady || isSending} onSend={(at) => void sendNow(at)} onSchedule={deliver} />
          </span>
        </div>
      </div>
    </div>
  );
}

/** Enter sends and Shift+Enter breaks the line. A phone's keyboard has no Shift+Enter, so there the button sends. */
function isSendKey({ key, shiftKey, ctrlKey, metaKey, nativeEvent }: KeyboardEvent, isPhone: boolean): boolean {
  const isPlainEnter = !shiftKey && !isPhone;
  return key === "Enter" && !nativeEvent.isComposing && (isPlainEnter || ctrlKey || metaKey);
}

type JustAnsweredProps = {
  answered: Answered | null;
  secondsAgo: number;
  onKeepWriting: () => void;
  onSend: () => void;
};

function JustAnswered({ answered, secondsAgo, onKeepWriting, onSend }: JustAnsweredProps) {
  return (
    <div className={classes.warning} role="alert">
      <p>
        <b>{text("justAnswered", { name: answered?.name ?? "", count: secondsAgo })}</b> {text("stillHere")}
      </p>
      <Button onClick={onKeepWriting}>{text("keepWriting")}</Button>
      <Button onClick={onSend}>{text("sendAnyway")}</Button>
    </div>
  );
}
