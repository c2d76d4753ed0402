import { IconNote } from "@tabler/icons-react";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { RefObject } from "react";
import { isFailedText } from "#common/texting/text-retry.ts";
import { threadName } from "#web/areas/texting/shared/thread-name.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { CallLine, waitingCallId } from "./call-line.tsx";
import { Failure } from "./failure.tsx";
import type { FailureProps } from "./failure.tsx";
import { Later } from "./later.tsx";
import { Pictures } from "./pictures.tsx";
import { isClosed } from "./thread-end.tsx";
import { text } from "./thread-text.ts";
import type { ShownThread, TextMessage, TextNote } from "./thread.queries.ts";
import { useWhenText } from "./use-when-text.ts";
import classes from "./thread.module.css";

type TimelineProps = {
  thread: ShownThread;
  maySend: boolean;
  onOlder: () => void;
  /** Goes to where the answer is written. */
  onTextBack: () => void;
};
type Line = { at: string; message: TextMessage } | { at: string; note: TextNote };

/** Texts and notes, the newest at the bottom, where it opens. */
export function Timeline({ thread, maySend, onOlder, onTextBack }: TimelineProps) {
  const { messages, notes, hasOlder } = thread.timeline;
  const box = useRef<HTMLDivElement>(null);
  const shownUpTo = `${messages[0]?.id}/${notes.length}`;
  const lines: Line[] = [
    ...messages.map((message) => ({ at: placeOf(message), message })),
    ...notes.map((note) => ({ at: note.createdAt, note })),
  ].toSorted((left, right) => left.at.localeCompare(right.at));
  const callId = maySend ? waitingCallId(messages) : null;
  const back = isClosed(thread)
    ? ({ kind: "call", phone: thread.phone } as const)
    : ({ kind: "text", onPress: onTextBack } as const);
  const lastOutId = messages.find(({ isIncoming }) => !isIncoming)?.id;
  useLayoutEffect(
    function showNewest() {
      if (box.current !== null && shownUpTo !== "") {
        box.current.scrollTop = box.current.scrollHeight;
      }
    },
    [shownUpTo],
  );
  const handleScroll = useStayAtEnd(box);
  return (
    <div
      ref={box}
      className={classes.timeline}
      role="log"
      aria-label={text("messages")}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, also for a keyboard
      tabIndex={0}
      onScroll={handleScroll}
    >
      {hasOlder && <Button onClick={onOlder}>{text("older")}</Button>}
      {lines.map((line) => {
        if ("note" in line) {
          return <NoteLine key={line.note.id} note={line.note} />;
        }
        const { message } = line;
        return message.kind === "call" ? (
          <CallLine key={message.id} message={message} back={message.id === callId ? back : null} />
        ) : (
          <MessageLine
            key={message.id}
            message={message}
            phone={thread.phone}
            threadId={thread.id}
            from={threadName(thread)}
            canRetry={maySend && message.id === lastOutId}
          />
        );
      })}
    </div>
  );
}

/** As far from the end as still counts as there, in pixels. */
const endSlack = 24;

/**
 * Keeps the newest text in sight while what is around the conversation takes more room: the templates below it come a
 * moment later. A person who has scrolled up stays there. Returns the handler of scrolling.
 */
function useStayAtEnd(box: RefObject<HTMLDivElement | null>): () => void {
  const isAtEnd = useRef(true);
  useEffect(
    function followSize() {
      const observer = new ResizeObserver(() => {
        if (box.current !== null && isAtEnd.current) {
          box.current.scrollTop = box.current.scrollHeight;
        }
      });
      if (box.current !== null) {
        observer.observe(box.current);
      }
      return () => observer.disconnect();
    },
    [box],
  );
  return () => {
    const element = box.current;
    isAtEnd.current = element === null || element.scrollHeight - element.scrollTop - element.clientHeight < endSlack;
  };
}

/** A text for a time stands where it goes out, not where it was written. */
function placeOf({ createdAt, sendAt, scheduledFor }: TextMessage): string {
  return scheduledFor === null ? createdAt : (sendAt ?? createdAt);
}

function NoteLine({ note: { body, employeeName, createdAt } }: { note: TextNote }) {
  const whenText = useWhenText();
  return (
    <div className={classes.note}>
      <IconNote size={18} aria-hidden="true" />
      <p>
        {body}
        <small>{text("note", { name: employeeName, when: whenText(createdAt) })}</small>
      </p>
    </div>
  );
}

/** `from` names the customer. */
type MessageLineProps = FailureProps & { threadId: string; from: string };

function MessageLine({ message, phone, threadId, from, canRetry }: MessageLineProps) {
  const whenText = useWhenText();
  const now = useNow();
  const hasFailed = isFailedText(message);
  const isLater = message.status === "queued" && message.sendAt !== null && new Date(message.sendAt) > now;
  const about = [message.employeeName, isLater ? null : whenText(placeOf(message))];
  const parts = message.segments > 1 && !message.isIncoming ? [text("parts", { count: message.segments })] : [];
  return (
    <div className={classes.message} data-out={!message.isIncoming || undefined} data-failed={hasFailed || undefined}>
      {message.pictures.length > 0 && <Pictures message={message} from={from} />}
      {message.body !== "" && <p>{message.body}</p>}
      {hasFailed && <Failure message={message} phone={phone} canRetry={canRetry} />}
      {isLater && <Later message={message} threadId={threadId} />}
      <small>{[...about, ...parts].filter(Boolean).join(", ")}</small>
    </div>
  );
}
