import { IconPlus } from "@tabler/icons-react";
import { useRef, useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { AddAddressDialog } from "./add-address-dialog.tsx";
import { text } from "./nightly-mail-text.ts";
import classes from "./nightly-mail.module.css";
import {
  askAddressMutation,
  nightlyMailQuery,
  removeAddressMutation,
  restartAddressMutation,
  switchOwnMutation,
} from "./nightly-mail.queries.ts";
import type { MailReader } from "./nightly-mail.queries.ts";
import { useStoreTime } from "./shared/use-store-time.ts";

const tones = {
  READS: "good",
  NOT_CHOSEN: "neutral",
  UNCONFIRMED: "warn",
  STOPPED: "neutral",
  BOUNCED: "bad",
} as const;

const refetches = { refetches: [nightlyMailQuery], waitsForRefetch: true } as const;

/** Everyone who gets the report, or would but for a reason. */
export function ReaderList({ readers, isOn }: { readers: readonly MailReader[]; isOn: boolean }) {
  const [isAdding, setIsAdding] = useState(false);
  const title = useRef<HTMLSpanElement>(null);
  const add = (
    <Button icon={<IconPlus size={18} />} data-new onClick={() => setIsAdding(true)}>
      {text("readers.add")}
    </Button>
  );
  return (
    <Card
      hasPadding={false}
      title={
        <span ref={title} tabIndex={-1}>
          {text("readers.title")}
        </span>
      }
      aside={readers.length > 0 && add}
    >
      {readers.length === 0 ? (
        <EmptyState title={text("readers.none")} text={text("readers.noneText")} action={add} />
      ) : (
        <ul className={classes.readers} aria-label={text("readers.title")}>
          {readers.map((reader) => (
            <ReaderLine key={reader.address} reader={reader} isOn={isOn} onGone={() => title.current?.focus()} />
          ))}
        </ul>
      )}
      {isAdding && <AddAddressDialog onClose={() => setIsAdding(false)} />}
    </Card>
  );
}

type ReaderLineProps = { reader: MailReader; isOn: boolean; onGone: () => void };

function ReaderLine({ reader, isOn, onGone }: ReaderLineProps) {
  const { address, name, state, isOwn, reason } = reader;
  return (
    <li>
      <div className={classes.reader}>
        <strong>{isOwn ? text("reader.you", { name: name ?? address }) : (name ?? address)}</strong>
        <small>{[roleText(reader), name === null ? "" : address].filter((part) => part !== "").join(" · ")}</small>
        <LastMail reader={reader} />
        {state === "BOUNCED" && reason !== "" && <small className={classes.failed}>{reason}</small>}
      </div>
      {state === "READS" && !isOn ? (
        <Badge>{text("reader.waits")}</Badge>
      ) : (
        <Badge tone={tones[state]}>{text(`reader.${state}`)}</Badge>
      )}
      <ReaderActions reader={reader} onGone={onGone} />
    </li>
  );
}

function roleText({ role }: MailReader): string {
  return role === 1 || role === 2 || role === 3 ? text(`role.${role}`) : "";
}

const lastStates = ["sent", "unsure", "failed", "due", "sending"] as const;

function LastMail({ reader: { lastState, lastAt } }: { reader: MailReader }) {
  const timeOf = useStoreTime();
  const shown = lastStates.find((state) => state === lastState);
  if (shown === undefined) {
    return null;
  }
  const isBad = shown === "unsure" || shown === "failed";
  return (
    <small className={isBad ? classes.failed : undefined}>
      {text(`last.${shown}`, { time: lastAt === null ? "" : timeOf(lastAt) })}
    </small>
  );
}

function ReaderActions({ reader, onGone }: { reader: MailReader; onGone: () => void }) {
  const { id, address, name, state, isOwn, role } = reader;
  const [askAgain, isAsking] = useChange(askAddressMutation);
  const [remove, isRemoving] = useChange(removeAddressMutation);
  const [restart, isRestarting] = useChange(restartAddressMutation);
  const [switchOwn] = useChange(switchOwnMutation);
  const named = { name: name ?? address };
  const removeNow = async () => {
    const isSure = await ask({
      title: text("remove.title", { address }),
      text: text("remove.text"),
      confirm: text("remove.do"),
      cancel: text("remove.cancel"),
      tone: "bad",
    });
    if (isSure && (await say(remove({ id: id ?? "" }, refetches), text("removed", { address })))) {
      onGone();
    }
  };
  return (
    <div className={classes.actions}>
      {isOwn && state !== "BOUNCED" && state !== "NOT_CHOSEN" && (
        <BareSwitch
          label={text("reader.own")}
          isOn={state === "READS"}
          onChange={(isOn) => void say(switchOwn({ isOn }, refetches), text(isOn ? "own.on" : "own.off"))}
        />
      )}
      {state === "UNCONFIRMED" && (
        <Button
          isCompact
          isBusy={isAsking}
          aria-label={text("reader.askOf", named)}
          onClick={() => void say(askAgain({ id: id ?? "" }, refetches), text("asked", { address }))}
        >
          {text("reader.ask")}
        </Button>
      )}
      {state === "BOUNCED" && (
        <Button
          isCompact
          isBusy={isRestarting}
          aria-label={text("reader.restartOf", named)}
          onClick={() => void say(restart({ id: id ?? "" }, refetches), text("restarted", { address }))}
        >
          {text("reader.restart")}
        </Button>
      )}
      {role === null && (
        <Button
          isCompact
          isBusy={isRemoving}
          aria-label={text("reader.removeOf", named)}
          onClick={() => void removeNow()}
        >
          {text("reader.remove")}
        </Button>
      )}
    </div>
  );
}

async function say(change: Promise<ChangeOutcome<unknown>>, done: string): Promise<boolean> {
  const outcome = await change;
  showSnackbar(outcome.isDone ? { text: done, color: "good" } : { text: outcome.refused.text, color: "bad" });
  return outcome.isDone;
}
