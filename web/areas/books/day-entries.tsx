import { IconCheck, IconChevronDown } from "@tabler/icons-react";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { accountsOfLinesQuery } from "./books.queries.ts";
import type { EntryPosting, JournalEntry, JournalLine, LedgerClose } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { PostingBadge, PostingNote, PostingPlace } from "./entry-posting.tsx";
import { OffNote } from "./off-note.tsx";
import { isPosting } from "./posting-marks.ts";
import { entryState } from "./shared/entry-states.ts";
import classes from "./day-entries.module.css";

type Side = "debit" | "credit";

/** As many lines high is the note of what stays out, in a column of its own. */
const linesOfNote = 2;

type DayProps = {
  date: string;
  today: string;
  entries: readonly JournalEntry[];
  close: LedgerClose | null;
  /** What became of the entries at the bookkeeping service; none until that is read. */
  postings: readonly EntryPosting[];
};

/** How a date's entries stand, in a sentence. */
export function DaySentence({ entries, close, postings }: Pick<DayProps, "entries" | "close" | "postings">) {
  const off = entries.filter(({ state }) => state === "OUT_OF_BALANCE");
  const [first] = off;
  if (first !== undefined) {
    const words = offWords(first);
    return <p data-off>{off.length === 1 ? words : text("state.others", { first: words, count: off.length - 1 })}</p>;
  }
  const open = postings.flatMap(openWords);
  if (open.length > 0) {
    return <p data-off>{open.join(", ")}</p>;
  }
  if (postings.length > 0 && postings.every(({ state }) => state === "SENT")) {
    return <p>{text("state.posted")}</p>;
  }
  if (entries.length > 0) {
    const isCorrected = entries.some(({ revision }) => revision > 1);
    return <p>{text(isCorrected ? "state.corrected" : "state.ready")}</p>;
  }
  return close?.status === "OPEN" || close?.status === "MISSING" ? <p>{text("waiting.title")}</p> : null;
}

/** What a person has to decide about an entry at the service. */
function openWords({ kind, state, posting }: EntryPosting): string[] {
  const name = text(`kind.${kind}`);
  if (state === "CHANGED_SINCE_SENT") {
    return [text("needs.changed", { kind: name })];
  }
  const reason = posting?.reason ?? null;
  return state === "NEEDS_ACTION" && reason !== null
    ? [text("needs.notSent", { kind: name, reason: text(`reason.${reason}`) })]
    : [];
}

function offWords({ kind, difference }: JournalEntry): string {
  return text("state.off", { kind: text(`kind.${kind}`), amount: formatMoney(Math.abs(difference)) });
}

/** One entry at a time at the counter, all three below each other on a phone and on paper. */
export function DayEntries({ date, today, entries, close, postings }: DayProps) {
  const { entry: chosen = "SALES" } = useSearch({ from: "/s/$storeId/reports/ledger" });
  const isPhone = useIsPhone();
  const isPosted = isPosting(postings);
  const postingOf = (entry: JournalEntry) => (isPosted ? postings.find(({ kind }) => kind === entry.kind) : undefined);
  if (entries.length === 0) {
    return <NoEntries date={date} today={today} close={close} />;
  }
  if (isPhone) {
    return (
      <div className={classes.accordions}>
        {entries.map((entry) => (
          <details key={entry.kind} open={entry.kind === chosen}>
            <summary>
              <EntryHead entry={entry} posting={postingOf(entry)} />
              <IconChevronDown size={20} aria-hidden="true" />
            </summary>
            <EntryBody entry={entry} close={close} posting={postingOf(entry)} />
          </details>
        ))}
        {!isPosted && <PostingNote posting={undefined} />}
      </div>
    );
  }
  return (
    <div className={classes.entries}>
      <EntryLinks date={date} entries={entries} postingOf={postingOf} chosen={chosen} />
      {!isPosted && <PostingNote posting={undefined} />}
      {entries.map((entry) => (
        <div key={entry.kind} className={classes.entry} data-chosen={entry.kind === chosen || undefined}>
          <h3 className={classes.printed}>{text(`kind.${entry.kind}`)}</h3>
          <EntryBody entry={entry} close={close} posting={postingOf(entry)} />
        </div>
      ))}
    </div>
  );
}

type EntryLinksProps = Pick<DayProps, "date" | "entries"> & {
  chosen: string;
  postingOf: (entry: JournalEntry) => EntryPosting | undefined;
};

function EntryLinks({ date, entries, chosen, postingOf }: EntryLinksProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <nav className={classes.kinds} aria-label={text("entries.label", { date: formatDate(date) })}>
      {entries.map((entry) => (
        <Link
          key={entry.kind}
          to="/s/$storeId/reports/ledger"
          params={{ storeId }}
          search={{ d: date, entry: entry.kind }}
          replace
          aria-current={entry.kind === chosen ? "page" : undefined}
        >
          <EntryHead entry={entry} posting={postingOf(entry)} />
        </Link>
      ))}
    </nav>
  );
}

/** `posting` is undefined where the store posts nowhere. */
type EntryProps = { entry: JournalEntry; posting: EntryPosting | undefined };

/** What stands on an entry's tab: its name, how it stands, and its total. */
function EntryHead({ entry, posting }: EntryProps) {
  return (
    <span className={classes.kind}>
      <span>
        {text(`kind.${entry.kind}`)}
        {posting === undefined ? <EntryBadge entry={entry} /> : <PostingBadge posting={posting} />}
      </span>
      <strong>{formatMoney(Math.max(entry.debit, entry.credit))}</strong>
      {posting !== undefined && <PostingPlace posting={posting} />}
    </span>
  );
}

function EntryBadge({ entry }: { entry: JournalEntry }) {
  const state = entryState(entry);
  if (state === "off") {
    return <Badge tone="bad">{text("badge.off")}</Badge>;
  }
  if (state === "corrected") {
    return <Badge tone="warn">{text("badge.corrected", { revision: entry.revision })}</Badge>;
  }
  return (
    <Badge tone="good" icon={<IconCheck size={13} aria-hidden="true" />}>
      {entry.rounded === 0
        ? text("badge.ready")
        : text("badge.rounded", { amount: formatMoney(Math.abs(entry.rounded)) })}
    </Badge>
  );
}

function EntryBody({ entry, close, posting }: EntryProps & Pick<DayProps, "close">) {
  const roomySide = sideWithRoom(entry);
  return (
    <>
      <OffNote entry={entry} close={close} />
      {/* Above the lines, which may be more than a screen has room for. */}
      {posting !== undefined && <PostingNote posting={posting} />}
      <div className={classes.account}>
        {(["debit", "credit"] as const).map((side) => (
          <AccountSide key={side} entry={entry} side={side}>
            {side === roomySide && <ZeroNote entry={entry} />}
          </AccountSide>
        ))}
      </div>
      {roomySide === null && <ZeroNote entry={entry} />}
      <BalanceLine entry={entry} />
      {entry.rounded !== 0 && (
        <p className={classes.note}>{text("rounded.text", { amount: formatMoney(Math.abs(entry.rounded)) })}</p>
      )}
      {posting?.state !== "CHANGED_SINCE_SENT" && <EntryChanges entry={entry} />}
    </>
  );
}

const sideLines = ({ lines }: JournalEntry, side: Side) => lines.filter((line) => line[side] !== 0);

/** The side that ends well above the other: what stays out stands there, so that the sums below come into sight. */
function sideWithRoom(entry: JournalEntry): Side | null {
  const gap = sideLines(entry, "debit").length - sideLines(entry, "credit").length;
  if (Math.abs(gap) < linesOfNote) {
    return null;
  }
  return gap > 0 ? "credit" : "debit";
}

/** The lines that the entry could have had and that were zero this day. */
function ZeroNote({ entry: { lines, zeroLines } }: { entry: JournalEntry }) {
  return (
    zeroLines.length > 0 && (
      <p className={classes.zero}>
        {lines.length === 0
          ? text("account.none")
          : text("account.zero", { names: zeroLines.join(", "), count: zeroLines.length })}
      </p>
    )
  );
}

type SideProps = { entry: JournalEntry; side: Side; children: ReactNode };

/** The lines of one side; each opens to what it is made of. */
function AccountSide({ entry, side, children }: SideProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const lines = sideLines(entry, side);
  const read = useRead(accountsOfLinesQuery, { live: ["Integration"] });
  const accounts = read.status === "ready" ? read.data.accountsOfLines : [];
  const accountOf = ({ key }: JournalLine) =>
    accounts.find(({ kind, line }) => kind === entry.kind && line === key)?.name ?? null;
  return (
    <section>
      <h3>{text(`account.${side}`)}</h3>
      <ul>
        {lines.map((line: JournalLine) => (
          <li key={line.key}>
            <Link
              to="/s/$storeId/reports/ledger"
              params={{ storeId }}
              search={{ d: entry.date, entry: entry.kind, line: line.key }}
            >
              <span>
                {line.name}
                {accountOf(line) !== null && <small>{accountOf(line)}</small>}
              </span>
              <strong>{formatMoney(line[side])}</strong>
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </section>
  );
}

function BalanceLine({ entry }: { entry: JournalEntry }) {
  const { debit, credit } = entry;
  return (
    <div className={classes.balance} data-off={entry.state === "OUT_OF_BALANCE" || undefined}>
      <span>
        {text("account.debit")} <strong>{formatMoney(debit)}</strong>
      </span>
      <em>
        {entry.state === "READY"
          ? text("account.balanced")
          : text("account.off", { amount: formatMoney(Math.abs(entry.difference)) })}
      </em>
      <span>
        {text("account.credit")} <strong>{formatMoney(credit)}</strong>
      </span>
    </div>
  );
}

/** What a corrected entry said before, line by line. */
function EntryChanges({ entry }: { entry: JournalEntry }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (entry.changes.length === 0) {
    return null;
  }
  const madeAt = new Date(entry.madeAt);
  const time = `${formatInstantDate(madeAt, timeZone)}, ${formatTime(madeAt, timeZone)}`;
  return (
    <section className={classes.changes}>
      <h3>{text("changes.title", { revision: entry.revision, time })}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("changes.line")}</th>
            <th scope="col">
              <ExplainedName name={text("changes.before")} explanation={text("means.before")} />
            </th>
            <th scope="col">
              <ExplainedName name={text("changes.now")} explanation={text("means.now")} />
            </th>
          </tr>
        </thead>
        <tbody>
          {entry.changes.map((change) => (
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

/** A date without entries: why, and what it waits for. */
function NoEntries({ date, today, close }: Omit<DayProps, "entries" | "postings">) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const status = close?.status ?? "NO_DATA";
  if (date > today) {
    return <EmptyState title={text("future.title")} />;
  }
  if (status === "STORE_CLOSED" || status === "NO_DATA") {
    return <EmptyState title={text(status === "STORE_CLOSED" ? "shut.title" : "noData.title")} />;
  }
  const sales = close?.ownSales ?? null;
  const reason = text(status === "CORRECTED" ? "waiting.CLOSED" : `waiting.${status}`);
  const soFar = sales === null ? "" : ` ${text("waiting.SOFAR", { amount: formatMoney(sales) })}`;
  return (
    <EmptyState
      title={text("waiting.title")}
      text={`${reason}${soFar}`}
      action={
        <ButtonLink to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ d: date, day: date }}>
          {text("close.open")}
        </ButtonLink>
      }
    />
  );
}
