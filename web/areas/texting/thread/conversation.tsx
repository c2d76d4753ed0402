import { useParams } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefObject } from "react";
import { Composer } from "#web/areas/texting/composer/composer.tsx";
import type { InboxSearch } from "#web/areas/texting/inbox/inbox-search.ts";
import { textCountsQuery } from "#web/areas/texting/shared/texts-badge.queries.ts";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { focusPage } from "#web/ui/focus/keep-focus.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useIsWide } from "#web/ui/use-is-wide.ts";
import { AlsoHere } from "./also-here.tsx";
import { ConversationHead } from "./conversation-head.tsx";
import { CustomerCard } from "./customer-card.tsx";
import { isClosed, ThreadEnd } from "./thread-end.tsx";
import { text } from "./thread-text.ts";
import { readTextThreadMutation, textThreadQuery } from "./thread.queries.ts";
import type { ShownThread } from "./thread.queries.ts";
import { Timeline } from "./timeline.tsx";
import classes from "./thread.module.css";

const firstCount = 50;
const furtherCount = 200;
const mostCount = 2000;

/** What was said with one customer, and where to answer. */
export function Conversation({ threadId, search }: { threadId: string; search: InboxSearch }) {
  const [count, setCount] = useState(firstCount);
  const [isCardOpen, setIsCardOpen] = useState(false);
  const isWide = useIsWide();
  const answer = useRef<HTMLTextAreaElement>(null);
  const maySend = useCanAfterPin()("texting:send");
  const read = useRead(textThreadQuery, {
    variables: { id: threadId, count },
    live: ["TextThread", "Buy", "Customer"],
  });
  const thread = read.status === "ready" ? read.data.textThread : null;
  useMarkRead(thread);
  useCursorInAnswer(answer, thread !== null);
  if (read.status !== "ready") {
    return (
      <section className={classes.conversation}>
        <ReadState read={read} />
      </section>
    );
  }
  if (thread === null) {
    return (
      <section className={classes.conversation}>
        <EmptyState isPage title={text("missing")} text={text("missingText")} />
      </section>
    );
  }
  const isCardAlone = !isWide && isCardOpen;
  const more = () => setCount(Math.min(mostCount, count + furtherCount));
  return (
    <section className={classes.conversation} data-card={isWide || undefined}>
      <ConversationHead
        thread={thread}
        search={search}
        maySend={maySend}
        card={isWide ? null : { isOpen: isCardOpen, onToggle: () => setIsCardOpen(!isCardOpen) }}
      />
      {!isCardAlone && (
        <Timeline thread={thread} maySend={maySend} onOlder={more} onTextBack={() => answer.current?.focus()} />
      )}
      {!isCardAlone && maySend && <Answer thread={thread} field={answer} />}
      {(isWide || isCardAlone) && <CustomerCard thread={thread} maySend={maySend} />}
    </section>
  );
}

/**
 * Escape gives the focus back to the conversation's row, from which the arrow keys go on. One that was just answered has
 * left a list of those that need a reply: there the first of the others takes it.
 */
function leaveForList(): void {
  const row = document.querySelector<HTMLElement>("a[data-thread][aria-current]");
  const next = row ?? document.querySelector<HTMLElement>("a[data-thread]");
  if (next === null) {
    focusPage();
  } else {
    next.focus();
  }
}

/** Where the answer is written, or why none can be. */
function Answer({ thread, field }: { thread: ShownThread; field: RefObject<HTMLTextAreaElement | null> }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [firstName = "", ...lastNames] = (thread.customerName ?? "").split(" ");
  const newest = thread.timeline.messages.find(
    ({ isIncoming, employeeName, scheduledFor }) => !isIncoming && employeeName !== null && scheduledFor === null,
  );
  return (
    <div className={classes.answer}>
      <AlsoHere key={thread.id} threadId={thread.id} />
      <ThreadEnd thread={thread} />
      {!isClosed(thread) && (
        <Composer
          key={`${storeId}/${thread.id}`}
          field={field}
          onLeave={leaveForList}
          phone={thread.phone}
          threadId={thread.id}
          values={{
            first_name: firstName,
            last_name: lastNames.join(" "),
            buy_number: thread.openBuy === null ? null : String(thread.openBuy.number),
          }}
          answered={
            newest === undefined
              ? null
              : {
                  employeeId: newest.employeeId,
                  name: newest.employeeName ?? "",
                  at: new Date(newest.createdAt),
                }
          }
        />
      )}
    </div>
  );
}

/**
 * A person who opens a conversation at the counter goes on to answer it. Not on a phone, where the keys would cover what
 * is to be read, and not while the person types elsewhere, as in the search beside it.
 */
function useCursorInAnswer(answer: RefObject<HTMLTextAreaElement | null>, isShown: boolean): void {
  const isPhone = useIsPhone();
  useEffect(
    function beginAnswer() {
      if (isShown && !isPhone && document.activeElement?.matches("input, textarea, select") !== true) {
        answer.current?.focus({ preventScroll: true });
      }
    },
    [answer, isShown, isPhone],
  );
}

/** A person who has it open has read it. Nobody is asked for a PIN for that. */
function useMarkRead(thread: ShownThread | null): void {
  const [markRead] = useChange(readTextThreadMutation);
  // A locked screen shows it to no one.
  const isPersonHere = useCan()("texting:send");
  const threadId = thread?.id ?? null;
  const mark = useEffectEvent(() => {
    void markRead({ id: threadId }, { employee: "none", refetches: [textThreadsQuery, textCountsQuery] });
  });
  const unreadUpTo = thread !== null && thread.unreadCount > 0 ? thread.lastMessageAt : null;
  useEffect(
    function readWhatIsShown() {
      if (unreadUpTo !== null && isPersonHere) {
        mark();
      }
    },
    [unreadUpTo, isPersonHere],
  );
}
