import { IconPhone } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { phoneText } from "#web/areas/texting/shared/thread-name.ts";
import { textThreadsQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { useCompanyStores } from "#web/platform/person/use-company-stores.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./thread-text.ts";
import {
  dismissTextStopMutation,
  optOutOfAllTextsMutation,
  optOutOfTextsMutation,
  textThreadQuery,
} from "./thread.queries.ts";
import type { ShownThread } from "./thread.queries.ts";
import classes from "./thread.module.css";

/** No text can go to this phone any more. */
export function isClosed({ optedOutAt, untextableReason }: ShownThread): boolean {
  return optedOutAt !== null || untextableReason !== null;
}

/** Why nothing can be sent, or what to decide before. The bottom of a conversation is the place to look. */
export function ThreadEnd({ thread }: { thread: ShownThread }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { optedOutAt, untextableReason, soundsLikeStop } = thread;
  if (optedOutAt !== null) {
    const date = formatInstantDate(new Date(optedOutAt), timeZone);
    return <Closed thread={thread} words={text(thread.isOutOfAllStores ? "optedOutAll" : "optedOut", { date })} />;
  }
  if (untextableReason !== null) {
    const key = untextableReason === "landline" ? "landline" : "invalid";
    return <Closed thread={thread} words={text(key, { phone: phoneText(thread.phone) })} />;
  }
  return soundsLikeStop ? <StopQuestion thread={thread} /> : null;
}

function Closed({ thread, words }: { thread: ShownThread; words: string }) {
  return (
    <output className={classes.end}>
      <span>{words}</span>
      <a className={classes.call} href={`tel:${thread.phone}`}>
        <IconPhone size={18} aria-hidden="true" />
        {text("call")} {phoneText(thread.phone)}
      </a>
    </output>
  );
}

function StopQuestion({ thread }: { thread: ShownThread }) {
  const [dismiss] = useChange(dismissTextStopMutation);
  const { optOut, optOutOfAll } = useOptOut(thread);
  const hasMoreStores = useHasMoreStores();
  const options = { request: { title: text("who") }, refetches: [textThreadQuery] };
  return (
    <output className={classes.end} data-tone="warn">
      <span>
        <b>{text("stop.title")}</b> {text("stop.text")}
      </span>
      <Button onClick={() => void optOut()}>{text("stop.optOut")}</Button>
      {hasMoreStores && <Button onClick={() => void optOutOfAll()}>{text("optOutAll")}</Button>}
      <Button onClick={() => void dismiss({ id: thread.id }, options)}>{text("stop.dismiss")}</Button>
    </output>
  );
}

type OptOut = { optOut: () => Promise<void>; optOutOfAll: () => Promise<void> };

/** Opts the customer out of all texts of the store, or of all stores; a refusal is shown. */
export function useOptOut({ phone }: Pick<ShownThread, "phone">): OptOut {
  const [change] = useChange(optOutOfTextsMutation);
  const [changeAll] = useChange(optOutOfAllTextsMutation);
  const options = { request: { title: text("who") }, refetches: [textThreadQuery, textThreadsQuery] };
  const act = async (sent: Promise<ChangeOutcome<unknown>>) => {
    const outcome = await sent;
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return {
    optOut: () => act(change({ id: newId(), phone }, options)),
    optOutOfAll: () => act(changeAll({ id: newId(), phone }, options)),
  };
}

/** Whether the person's company has more stores than this one. */
export function useHasMoreStores(): boolean {
  return useCompanyStores().length > 1;
}
