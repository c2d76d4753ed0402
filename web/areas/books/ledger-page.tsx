import { IconChevronLeft, IconChevronRight, IconDots, IconDownload, IconPrinter } from "@tabler/icons-react";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { addDays } from "#common/business-date.ts";
import { formatDate, formatDayOfMonth, formatFullWeekday, formatMonth } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useSaveCsv } from "#web/platform/graphql/use-save-csv.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { StepBar } from "#web/ui/page/step-bar.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { entryPostingsQuery, journalReportQuery, ledgerClosesQuery, ledgerCsvQuery } from "./books.queries.ts";
import type { EntryPosting, JournalEntry, LedgerClose } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { ClosePanel } from "./close-panel.tsx";
import { DayEntries, DaySentence } from "./day-entries.tsx";
import { LedgerCalendar, NeedsYou } from "./ledger-calendar.tsx";
import { LineDialog } from "./line-dialog.tsx";
import { ledgerRecords } from "./shared/entry-states.ts";
import { ledgerMonthQuery } from "./shared/ledger-month.queries.ts";
import type { LedgerMonth } from "./shared/ledger-month.queries.ts";
import classes from "./ledger.module.css";

/** The three journal entries of a date, the month they stand in, and the Day Close that they were made from. */
export function LedgerPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/reports/ledger" });
  const navigate = useNavigate({ from: "/s/$storeId/reports/ledger" });
  const variables = { date: search.d ?? null };
  const read = useRead(ledgerMonthQuery, { variables, live: ledgerRecords });
  const month = read.status === "ready" ? read.data.ledgerMonth : null;
  const date = search.d ?? (month === null ? null : lastClosedDate(month));
  const goTo = (d: string) => void navigate({ search: { d, entry: search.entry } });
  return (
    <Page
      className={classes.page}
      back={
        <BackLink to="/s/$storeId/reports" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
      title={text("title")}
      period={month !== null && <MonthBar month={month} onPick={goTo} />}
      actions={<LedgerActions date={date} />}
    >
      <ReadState read={read} loading={<LedgerSkeleton />} />
      {month !== null && date !== null && (
        <LedgerColumns month={month} date={date} chosen={search.d ?? null} onPick={goTo} />
      )}
      {search.line !== undefined && date !== null && (
        <LineDialog
          date={date}
          kind={search.entry ?? "SALES"}
          line={search.line}
          onClose={() => void navigate({ search: { d: date, entry: search.entry }, replace: true })}
        />
      )}
    </Page>
  );
}

/** The month, the entries and the Day Close, while they come for the first time. */
function LedgerSkeleton() {
  return (
    <LoadingState>
      <div className={classes.columns}>
        {[368, 600, 560].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </LoadingState>
  );
}

type LedgerColumnsProps = {
  month: LedgerMonth;
  date: string;
  /** The date of the address, with which the month was read. */
  chosen: string | null;
  onPick: (date: string) => void;
};

function LedgerColumns({ month, date, chosen, onPick }: LedgerColumnsProps) {
  const read = useRead(ledgerClosesQuery, { variables: { date: chosen }, live: ledgerRecords });
  const closes = read.status === "ready" ? read.data.dayCloses.days : [];
  const close = closes.find((day) => day.date === date) ?? null;
  const { from, to } = month;
  const posted = useRead(entryPostingsQuery, { variables: { from, to }, live: [...ledgerRecords, "Integration"] });
  const postings = posted.status === "ready" ? posted.data.entryPostings : [];
  return (
    <div className={classes.columns}>
      <div className={classes.month} data-no-print>
        <LedgerCalendar month={month} closes={closes} postings={postings} date={date} />
        <NeedsYou month={month} closes={closes} postings={postings} date={date} />
      </div>
      <LedgerDay
        date={date}
        today={month.today}
        close={close}
        postings={postings.filter((posting) => posting.date === date)}
        onPick={onPick}
      />
    </div>
  );
}

/** Of this month the last date that has entries; today where none has. */
function lastClosedDate({ entries, today }: LedgerMonth): string {
  return entries.at(-1)?.date ?? today;
}

type MonthBarProps = { month: LedgerMonth; onPick: (date: string) => void };

function MonthBar({ month: { from, to, today }, onPick }: MonthBarProps) {
  const next = addDays(to, 1);
  return (
    <StepBar
      previous={{ label: text("month.previous"), onStep: () => onPick(addDays(from, -1)) }}
      next={{ label: text("month.next"), onStep: () => onPick(next), isDisabled: next > today }}
      shown={formatMonth(from)}
    />
  );
}

/** Two buttons where there is room, a menu on a phone. */
function LedgerActions({ date }: { date: string | null }) {
  const can = useCan();
  const isPhone = useIsPhone();
  const saveCsv = useSaveCsv();
  const save = () =>
    saveCsv(`ledger${date === null ? "" : `-${date.slice(0, 7)}`}.csv`, async (store) => {
      const { ledgerCsv } = await store.ask(ledgerCsvQuery, { date });
      return ledgerCsv;
    });
  const print = { label: text("menu.print"), icon: <IconPrinter size={18} />, onSelect: () => window.print() };
  const file = { label: text("menu.csv"), icon: <IconDownload size={18} />, onSelect: () => void save() };
  const items = can("reports:export") ? [print, file] : [print];
  if (isPhone) {
    return <Menu label={text("menu.label")} icon={<IconDots size={20} />} items={items} />;
  }
  return items.map(({ label, icon, onSelect }) => (
    <Button key={label} icon={icon} onClick={onSelect}>
      {label}
    </Button>
  ));
}

type LedgerDayProps = {
  date: string;
  today: string;
  close: LedgerClose | null;
  /** Of the date's entries. */
  postings: readonly EntryPosting[];
  onPick: (date: string) => void;
};

function LedgerDay({ date, today, close, postings, onPick }: LedgerDayProps) {
  const read = useRead(journalReportQuery, { variables: { date }, live: ledgerRecords });
  const entries = read.status === "ready" ? read.data.journalReport.entries : null;
  return (
    <>
      <section className={classes.day} aria-label={fullDate(date)}>
        <DayHead {...{ date, today, entries, close, postings, onPick }} />
        <ReadState read={read} loading={<LoadingState lines={8} />} />
        {entries !== null && <DayEntries {...{ date, today, entries, close, postings }} />}
      </section>
      {close !== null && close.closedAt !== null && <ClosePanel close={close} entries={entries ?? []} />}
    </>
  );
}

type DayHeadProps = LedgerDayProps & { entries: readonly JournalEntry[] | null };

/** The date with the way to its neighbours, and in a sentence how its entries stand. */
function DayHead({ date, today, entries, close, postings, onPick }: DayHeadProps) {
  const store = useActiveStore();
  return (
    <header className={classes.dayHead}>
      <div>
        <h2>{fullDate(date)}</h2>
        <p className={classes.printed}>
          {store?.name}, {formatDate(date)}
        </p>
        {entries !== null && <DaySentence entries={entries} close={close} postings={postings} />}
      </div>
      <span className={classes.steps} data-no-print>
        <IconButton isOutlined label={text("day.previous")} onClick={() => onPick(addDays(date, -1))}>
          <IconChevronLeft size={20} />
        </IconButton>
        <IconButton
          isOutlined
          label={text("day.next")}
          disabled={date >= today}
          onClick={() => onPick(addDays(date, 1))}
        >
          <IconChevronRight size={20} />
        </IconButton>
      </span>
    </header>
  );
}

/** `Friday, Nov 20`. */
function fullDate(date: string): string {
  return `${formatFullWeekday(date)}, ${formatDayOfMonth(date)}`;
}
