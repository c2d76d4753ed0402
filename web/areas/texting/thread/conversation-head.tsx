import { IconArrowLeft, IconCheck, IconDots, IconPhone, IconUser } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import type { InboxSearch } from "#web/areas/texting/inbox/inbox-search.ts";
import { phoneText, threadName } from "#web/areas/texting/shared/thread-name.ts";
import { textCountsQuery } from "#web/areas/texting/shared/texts-badge.queries.ts";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./thread-text.ts";
import {
  claimTextThreadMutation,
  finishTextThreadMutation,
  pinTextThreadMutation,
  releaseTextThreadMutation,
  reopenTextThreadMutation,
  textThreadQuery,
} from "./thread.queries.ts";
import type { ShownThread } from "./thread.queries.ts";
import classes from "./thread.module.css";

type ConversationHeadProps = {
  thread: ShownThread;
  search: InboxSearch;
  maySend: boolean;
  /** Shows the customer where there is no room beside the texts. */
  card: { isOpen: boolean; onToggle: () => void } | null;
};

/** Who it is, and what can be done with the conversation. */
export function ConversationHead({ thread, search, maySend, card }: ConversationHeadProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isPhone = useIsPhone();
  const Title = isPhone ? "h1" : "h2";
  const name = threadName(thread);
  const beside = thread.assignedName === null ? null : text("claimed", { name: thread.assignedName });
  return (
    <header className={classes.head}>
      {isPhone && (
        <Link
          to="/s/$storeId/texting"
          params={{ storeId }}
          search={search}
          className={classes.back}
          aria-label={text("back")}
        >
          <IconArrowLeft size={22} aria-hidden="true" />
        </Link>
      )}
      <div className={classes.who}>
        <Title>{name}</Title>
        <small>
          {[thread.customerName === null ? null : phoneText(thread.phone), beside].filter(Boolean).join(" · ")}
        </small>
      </div>
      <a className={classes.call} href={`tel:${thread.phone}`} aria-label={isPhone ? text("call") : undefined}>
        <IconPhone size={18} aria-hidden="true" />
        {!isPhone && text("call")}
      </a>
      {maySend && <Acts thread={thread} storeId={storeId} search={search} />}
      {card !== null && (
        <IconButton label={text("card")} aria-pressed={card.isOpen} onClick={card.onToggle}>
          <IconUser size={20} />
        </IconButton>
      )}
    </header>
  );
}

const shown = [textThreadQuery, textThreadsQuery, textCountsQuery];

function Acts({ thread, storeId, search }: { thread: ShownThread; storeId: number; search: InboxSearch }) {
  const navigate = useNavigate();
  const employee = useActiveEmployee();
  const [finish] = useChange(finishTextThreadMutation);
  const [reopen] = useChange(reopenTextThreadMutation);
  const [pin] = useChange(pinTextThreadMutation);
  const [claim] = useChange(claimTextThreadMutation);
  const [release] = useChange(releaseTextThreadMutation);
  const { id } = thread;
  const options = { request: { title: text("who") }, refetches: shown };
  const act = async (change: Promise<ChangeOutcome<unknown>>) => {
    const outcome = await change;
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
    return outcome.isDone;
  };
  const finishAndGoOn = async () => {
    const next = nextThreadId(id);
    if (await act(finish({ id }, options))) {
      offerUndo(text("finished", { name: threadName(thread) }), () => reopen({ id }, options));
      void (next === null
        ? navigate({ to: "/s/$storeId/texting", params: { storeId }, search })
        : navigate({ to: "/s/$storeId/texting/$threadId/show", params: { storeId, threadId: next }, search }));
    }
  };
  const isMine = thread.assignedEmployeeId !== null && thread.assignedEmployeeId === (employee?.id ?? null);
  return (
    <>
      {thread.state === "open" ? (
        <DoneButton onPress={() => void finishAndGoOn()} />
      ) : (
        <Button onClick={() => void act(reopen({ id }, options))}>{text("reopen")}</Button>
      )}
      <Menu
        label={text("menu")}
        icon={<IconDots size={20} />}
        items={[
          isMine
            ? { label: text("release"), onSelect: () => void act(release({ id }, options)) }
            : { label: text("claim"), onSelect: () => void act(claim({ id }, options)) },
          {
            label: text(thread.isPinned ? "unpin" : "pin"),
            onSelect: () => void act(pin({ id, isPinned: !thread.isPinned }, options)),
          },
        ]}
      />
    </>
  );
}

/** A word where there is room for it. */
function DoneButton({ onPress }: { onPress: () => void }) {
  const isPhone = useIsPhone();
  return isPhone ? (
    <IconButton label={text("done")} onClick={onPress}>
      <IconCheck size={22} />
    </IconButton>
  ) : (
    <Button
      icon={<IconCheck size={18} />}
      data-shortcut="e"
      data-shortcut-does={text("done")}
      title={text("doneHint")}
      onClick={onPress}
    >
      {text("done")}
    </Button>
  );
}

/**
 * The one below in the list, so that a list is worked off from its top; the first where this one has left the list with
 * its answer.
 */
function nextThreadId(id: string): string | null {
  const rows = [...document.querySelectorAll<HTMLElement>("a[data-thread]")].map(({ dataset }) => dataset["thread"]);
  const at = rows.indexOf(id);
  return rows[at + 1] ?? rows[at - 1] ?? null;
}
