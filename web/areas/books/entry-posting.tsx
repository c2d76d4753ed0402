import { IconAlertCircle, IconCheck, IconExternalLink, IconPlug, IconPlugOff, IconRefresh } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import {
  entryPostingsQuery,
  ledgerServicesQuery,
  resendEntryMutation,
  skipEntryMutation,
  tryEntryAgainMutation,
} from "./books.queries.ts";
import type { EntryPosting, PostingState } from "./books.queries.ts";
import { text } from "./books-text.ts";
import classes from "./day-entries.module.css";

/** Where the accounts of a kind are chosen. */
const mappingSteps = { BUYS: "buys", COGS: "cogs", SALES: "sales" } as const satisfies Record<
  EntryPosting["kind"],
  string
>;

const tones = {
  NOT_CONNECTED: "neutral",
  EXCLUDED: "neutral",
  SKIPPED: "neutral",
  READY: "neutral",
  WAITING: "warn",
  SENDING: "accent",
  SENT: "good",
  CHANGED_SINCE_SENT: "warn",
  FAILED: "warn",
  NOT_MAPPED: "warn",
  NEEDS_ACTION: "bad",
  OUT_OF_BALANCE: "bad",
} as const satisfies Record<PostingState, Tone>;

/** How an entry stands with the bookkeeping service, in a word. */
export function PostingBadge({ posting: { state, posting } }: { posting: EntryPosting }) {
  const isGone = state === "NEEDS_ACTION" && posting?.reason === "GONE_THERE";
  const icon = state === "SENT" ? { icon: <IconCheck size={13} aria-hidden="true" /> } : {};
  return (
    <Badge tone={tones[state]} {...icon}>
      {text(isGone ? "posting.GONE_THERE" : `posting.${state}`)}
    </Badge>
  );
}

/** The service's own number of an entry and when it took it; nothing while it is not there. */
export function PostingPlace({ posting: { posting } }: { posting: EntryPosting }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const number = posting?.serviceNumber ?? null;
  const at = posting?.sentAt ?? null;
  return (
    number !== null &&
    at !== null && <small>{text("head.there", { number, time: formatTime(new Date(at), timeZone) })}</small>
  );
}

type Service = { id: string; name: string };

/** The service that the store posts to, or could; null while it is not known. */
function useService(): Service | null {
  const isPaused = !useCan()("automations:manage");
  const read = useRead(ledgerServicesQuery, { live: ["Integration"], isPaused });
  const services = read.status === "ready" ? read.data.integrations.filter(({ need }) => need === "bookkeeping") : [];
  return services.find(({ connectedAt }) => connectedAt !== null) ?? services[0] ?? null;
}

/** What became of an entry at the service, and what a person can do about it. Undefined where the store posts nowhere. */
export function PostingNote({ posting }: { posting: EntryPosting | undefined }) {
  const service = useService();
  const can = useCan()("automations:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (posting === undefined) {
    return (
      <NoteLine icon={<IconPlugOff size={18} aria-hidden="true" />} words={text("service.none")}>
        {service !== null && (
          <ServiceLink service={service}>{text("service.connect", { name: service.name })}</ServiceLink>
        )}
      </NoteLine>
    );
  }
  const name = service?.name ?? text("service.any");
  return (
    <>
      <SentChanges posting={posting} />
      <NoteLine icon={iconOf(posting.state)} words={wordsOf(posting, { name, timeZone })}>
        {can && <Acts posting={posting} service={service} />}
        {posting.url !== null && (
          <a href={posting.url} target="_blank" rel="noreferrer">
            {text("act.open", { name })}
            <IconExternalLink size={16} aria-hidden="true" />
          </a>
        )}
      </NoteLine>
    </>
  );
}

function iconOf(state: PostingState): ReactNode {
  if (state === "NEEDS_ACTION" || state === "OUT_OF_BALANCE" || state === "NOT_MAPPED") {
    return <IconAlertCircle size={18} aria-hidden="true" />;
  }
  return state === "FAILED" || state === "CHANGED_SINCE_SENT" ? (
    <IconRefresh size={18} aria-hidden="true" />
  ) : (
    <IconPlug size={18} aria-hidden="true" />
  );
}

type NoteLineProps = { icon: ReactNode; words: string; children: ReactNode };

function NoteLine({ icon, words, children }: NoteLineProps) {
  return (
    <div className={classes.service} data-no-print>
      {icon}
      <p>{words}</p>
      <span>{children}</span>
    </div>
  );
}

function ServiceLink({ service: { id }, step, children }: ServiceLinkProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <Link
      to="/s/$storeId/settings/automations/bookkeeping/$integration"
      params={{ storeId, integration: id }}
      search={step === undefined ? {} : { step }}
    >
      {children}
    </Link>
  );
}

type ServiceLinkProps = { service: Service; step?: (typeof mappingSteps)[EntryPosting["kind"]]; children: ReactNode };

type ServiceAndZone = { name: string; timeZone: string };

function wordsOf({ state, posting }: EntryPosting, service: ServiceAndZone): string {
  switch (state) {
    case "READY":
    case "SENDING":
      return queuedWords(state, posting, service.name);
    case "SENT":
      return sentWords(posting, service);
    case "FAILED":
      return failedWords(posting, service);
    case "NEEDS_ACTION":
      return reasonWords(posting, service.name);
    case "CHANGED_SINCE_SENT":
      return text("says.CHANGED");
    case "NOT_CONNECTED":
      return text("service.none");
    default:
      return text(`says.${state}`, { name: service.name });
  }
}

function queuedWords(state: "READY" | "SENDING", posting: Posting, name: string): string {
  return posting === null ? text("says.READY_NEW", { name }) : text(`says.${state}`, { name, number: posting.number });
}

type Posting = EntryPosting["posting"];

function sentWords(posting: Posting, { name, timeZone }: ServiceAndZone): string {
  const numbers = { name, number: posting?.number ?? "", there: posting?.serviceNumber ?? "" };
  return posting?.wasThere === true
    ? text("says.WAS_THERE", numbers)
    : text("says.SENT", { ...numbers, time: timeOf(posting?.sentAt ?? null, timeZone) });
}

function failedWords(posting: Posting, { name, timeZone }: ServiceAndZone): string {
  const time = timeOf(posting?.nextTryAt ?? null, timeZone);
  return text("says.FAILED", { name, count: posting?.tries ?? 0, time });
}

function reasonWords(posting: Posting, name: string): string {
  const reason = posting?.reason ?? "INVALID";
  return text(`says.${reason}`, {
    name,
    number: posting?.number ?? "",
    problem: (posting?.problem ?? "").replace(/\.$/, ""),
    amount: formatMoney(posting?.remoteDebit ?? null),
  });
}

function timeOf(at: string | null, timeZone: string): string {
  const instant = at === null ? null : new Date(at);
  return instant === null ? "" : `${formatInstantDate(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** What a person can do about an entry, the likeliest last. */
function Acts({ posting: entry, service }: { posting: EntryPosting; service: Service | null }) {
  const { state, posting } = entry;
  const reason = state === "NEEDS_ACTION" ? (posting?.reason ?? null) : null;
  const link = linkOf(state, reason);
  return (
    <>
      {reason !== null && <Act entry={entry} document={skipEntryMutation} words="act.skip" done="act.skip.done" />}
      {link !== null && service !== null && (
        <ServiceLink service={service} {...(link === "act.account" && { step: mappingSteps[entry.kind] })}>
          {text(link)}
        </ServiceLink>
      )}
      {["FAILED", "NEEDS_ACTION"].includes(state) && (
        <Act
          entry={entry}
          document={tryEntryAgainMutation}
          words={reason === "GONE_THERE" ? "act.post" : "act.again"}
          done="act.again.done"
        />
      )}
      <SendOver entry={entry} reason={reason} />
    </>
  );
}

/** Sends our totals over what stands there. */
function SendOver({ entry, reason }: { entry: EntryPosting; reason: string | null }) {
  const isTaken = ["NUMBER_TAKEN", "CHANGED_THERE"].includes(reason ?? "");
  const words = isTaken ? "act.update" : "act.resend";
  return (
    (isTaken || entry.state === "CHANGED_SINCE_SENT") && (
      <Act entry={entry} document={resendEntryMutation} words={words} done="act.again.done" />
    )
  );
}

type ActProps = {
  entry: EntryPosting;
  document: EntryMutation;
  words: "act.skip" | "act.again" | "act.post" | "act.update" | "act.resend";
  done: "act.skip.done" | "act.again.done";
};

function Act({ entry: { date, kind }, document, words, done }: ActProps) {
  const [change, isRunning] = useEntryChange(
    document,
    text(done, { kind: text(`kind.${kind}`), date: formatDayOfMonth(date) }),
  );
  return (
    <Button kind="plain" isBusy={isRunning} onClick={() => void change({ date, kind })}>
      {text(words)}
    </Button>
  );
}

/** What is put right on the service's own page. */
function linkOf(state: PostingState, reason: NonNullable<Posting>["reason"]) {
  if (state === "NOT_MAPPED" || reason === "ACCOUNT_INACTIVE") {
    return "act.account";
  }
  if (state === "EXCLUDED") {
    return "act.backfill";
  }
  if (state === "WAITING") {
    return "act.see";
  }
  return reason === "NO_PERMISSION" ? "act.signIn" : null;
}

type EntryMutation = typeof tryEntryAgainMutation | typeof resendEntryMutation | typeof skipEntryMutation;
type EntryKey = { date: string; kind: EntryPosting["kind"] };

/** Changes an entry and says so, or why not in the server's words. */
function useEntryChange(document: EntryMutation, done: string): [(entry: EntryKey) => Promise<void>, boolean] {
  const [change, isRunning] = useChange<unknown, EntryKey>(document);
  const run = async (entry: EntryKey) => {
    const outcome = await change(entry, { refetches: [entryPostingsQuery] });
    showSnackbar(outcome.isDone ? { text: done, color: "good" } : { text: outcome.refused.text, color: "bad" });
  };
  return [run, isRunning];
}

/** Line by line what the service has, and what the figures are now. */
function SentChanges({ posting: { changes } }: { posting: EntryPosting }) {
  if (changes.length === 0) {
    return null;
  }
  return (
    <section className={classes.changes}>
      <h4>{text("changes.sent")}</h4>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("changes.line")}</th>
            <th scope="col">
              <ExplainedName name={text("changes.posted")} explanation={text("means.posted")} />
            </th>
            <th scope="col">
              <ExplainedName name={text("changes.now")} explanation={text("means.now")} />
            </th>
          </tr>
        </thead>
        <tbody>
          {changes.map((change) => (
            <tr key={change.key}>
              <th scope="row">{change.name}</th>
              <td>{formatMoney(change.before)}</td>
              <td>{formatMoney(change.now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
