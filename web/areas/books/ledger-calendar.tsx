import { IconChevronRight } from "@tabler/icons-react";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { addDays, datesBetween, weekdayOf } from "#common/business-date.ts";
import { formatDayOfMonth, formatMonth, formatWeekday } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import type { EntryPosting, LedgerClose } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { EntryMark, EntryMarks, marksText } from "./shared/entry-marks.tsx";
import { isPosting, withPostings } from "./posting-marks.ts";
import { entryStates, kinds, postingMarks, statesByDate } from "./shared/entry-states.ts";
import type { DateStates, Kind, Mark } from "./shared/entry-states.ts";
import type { LedgerMonth } from "./shared/ledger-month.queries.ts";
import classes from "./ledger.module.css";

type MonthProps = {
  month: LedgerMonth;
  closes: readonly LedgerClose[];
  /** Of every entry of the month; none until they are read. */
  postings: readonly EntryPosting[];
  date: string;
};

const waiting: DateStates = { SALES: "waiting", BUYS: "waiting", COGS: "waiting" };

/** The days of the month, each with a mark for its three entries. */
export function LedgerCalendar({ month, closes, postings, date }: MonthProps) {
  const { from, to, today, weekStart, entries } = month;
  const states = withPostings(statesByDate(entries), postings);
  const statusOf = new Map(closes.map((close) => [close.date, close.status]));
  const days = datesBetween(from, to);
  const waits = (day: string) => ["CLOSED", "CORRECTED", "MISSING"].includes(statusOf.get(day) ?? "");
  const shown = days.map((day) => ({ day, states: states.get(day) ?? (waits(day) ? waiting : null) }));
  const firstColumn = ((weekdayOf(from) - weekStart + 7) % 7) + 1;
  return (
    <section className={classes.calendar} aria-label={text("calendar.label", { month: formatMonth(from) })}>
      <ol className={classes.weekdays} aria-hidden="true">
        {Array.from({ length: 7 }, (_each, index) => addDays(from, index + 1 - firstColumn)).map((day) => (
          <li key={day}>{formatWeekday(day)}</li>
        ))}
      </ol>
      <ol className={classes.days}>
        {shown.map(({ day, states: ofDay }) => (
          <li key={day} style={{ gridColumnStart: day === from ? firstColumn : undefined }}>
            <CalendarDay
              day={day}
              states={ofDay}
              status={statusOf.get(day) ?? null}
              isShown={day === date}
              isFuture={day > today}
            />
          </li>
        ))}
      </ol>
      <Legend
        marks={isPosting(postings) ? [...postingMarks, "off", "waiting"] : entryStates}
        states={shown.flatMap(({ states: ofDay }) => (ofDay === null ? [] : [ofDay]))}
      />
    </section>
  );
}

type CalendarDayProps = {
  day: string;
  states: DateStates | null;
  status: LedgerClose["status"] | null;
  isShown: boolean;
  isFuture: boolean;
};

function CalendarDay({ day, states, status, isShown, isFuture }: CalendarDayProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { entry } = useSearch({ from: "/s/$storeId/reports/ledger" });
  const number = Number(day.slice(8));
  if (isFuture) {
    return <span className={classes.ahead}>{number}</span>;
  }
  const words = states === null || status === "OPEN" ? statusWord(status) : marksText(states);
  return (
    <Link
      to="/s/$storeId/reports/ledger"
      params={{ storeId }}
      search={{ d: day, entry }}
      aria-current={isShown ? "date" : undefined}
      aria-label={text("calendar.day", { date: formatDayOfMonth(day), marks: words })}
    >
      {/* The gap is for the name, which is compared with the words as they are read. */}
      <b>{number}</b> {states === null || status === "OPEN" ? <em>{words}</em> : <EntryMarks states={states} />}
    </Link>
  );
}

function statusWord(status: LedgerClose["status"] | null): string {
  if (status === "OPEN") {
    return text("calendar.open");
  }
  return status === "STORE_CLOSED" ? text("calendar.closed") : "";
}

/** What the marks mean, and how many of each the month has. */
function Legend({ marks, states }: { marks: readonly Mark[]; states: readonly DateStates[] }) {
  const all = states.flatMap((ofDay) => kinds.map((kind) => ofDay[kind]));
  // What a service brings along is many; what the month has none of is left out.
  const shown = marks === entryStates ? marks : marks.filter((mark) => all.includes(mark));
  return (
    <ul className={classes.legend}>
      {shown.map((state) => (
        <li key={state}>
          <EntryMark state={state} />
          {text(`legend.${state}`, { count: all.filter((each) => each === state).length })}
        </li>
      ))}
    </ul>
  );
}

type Need = { date: string; kind: Kind | null; mark: Mark; words: string };

/** The dates that a person has to look at, the newest first; nothing where there are none. */
export function NeedsYou({ month, closes, postings, date }: MonthProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const needs = needsOf(month, closes, postings);
  return (
    needs.length > 0 && (
      <section className={classes.needs}>
        <h2>
          {text("needs.title")} <span>{needs.length}</span>
        </h2>
        <ul>
          {needs.map((need) => (
            <li key={`${need.date} ${need.kind}`}>
              <Link
                to="/s/$storeId/reports/ledger"
                params={{ storeId }}
                search={{ d: need.date, entry: need.kind ?? undefined }}
                aria-current={need.date === date ? "date" : undefined}
              >
                <EntryMark state={need.mark} />
                <span>
                  <b>
                    {formatWeekday(need.date)}, {formatDayOfMonth(need.date)}
                  </b>
                  {need.words}
                </span>
                <IconChevronRight size={18} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function needsOf({ entries }: LedgerMonth, closes: readonly LedgerClose[], postings: readonly EntryPosting[]): Need[] {
  const off = entries
    .filter(({ state }) => state === "OUT_OF_BALANCE")
    .map(({ date, kind, difference }) => ({
      date,
      kind,
      mark: "off" as const,
      words: text("needs.off", { kind: text(`kind.${kind}`), amount: formatMoney(Math.abs(difference)) }),
    }));
  const missing = closes
    .filter(({ status }) => status === "MISSING")
    .map(({ date }) => ({ date, kind: null, mark: "waiting" as const, words: text("needs.missing") }));
  return [...off, ...missing, ...postings.flatMap(postingNeed)].toSorted((left, right) =>
    right.date.localeCompare(left.date),
  );
}

/** What a person has to decide about an entry at the service. */
function postingNeed({ date, kind, state, posting }: EntryPosting): Need[] {
  const name = text(`kind.${kind}`);
  if (state === "CHANGED_SINCE_SENT") {
    return [{ date, kind, mark: "changed", words: text("needs.changed", { kind: name }) }];
  }
  const reason = posting?.reason ?? null;
  return state === "NEEDS_ACTION" && reason !== null
    ? [{ date, kind, mark: "notSent", words: text("needs.notSent", { kind: name, reason: text(`reason.${reason}`) }) }]
    : [];
}
