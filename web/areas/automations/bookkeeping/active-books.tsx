import { IconDots } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { formatDate, formatDateRange, formatInstantDate } from "#common/date-format.ts";
import { relativeTime } from "#common/relative-time.ts";
import { FactsCard } from "#web/areas/automations/connection/facts-card.tsx";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { BackfillProgress, StoppedBackfill } from "./backfill-progress.tsx";
import classes from "./bookkeeping.module.css";
import { disconnectBookkeepingMutation, refreshBooksAccountsMutation } from "./bookkeeping-changes.queries.ts";
import type { Bookkeeping } from "./bookkeeping.queries.ts";
import { text } from "./bookkeeping-text.ts";
import { BooksLog } from "./books-log.tsx";
import { PausedNote } from "./paused-note.tsx";
import { useBooksChange } from "./use-books-change.ts";
import type { BooksConnection } from "./use-books-change.ts";

type Props = { connection: BooksConnection };

/** What needs nobody every day: how the connection stands, how many entries went, and what the service answered. */
export function ActiveBooks({ connection }: Props) {
  const { backfill } = connection.books;
  const state = backfill?.state ?? "DONE";
  return (
    <>
      <PausedNote connection={connection} />
      {backfill !== null && state === "RUNNING" && <BackfillProgress connection={connection} backfill={backfill} />}
      {backfill !== null && state === "STOPPED" && <StoppedBackfill connection={connection} backfill={backfill} />}
      {state !== "RUNNING" && (
        <div className={connectionClasses.columns}>
          <div className={connectionClasses.column}>
            <ConnectionCard connection={connection} />
            <EntriesCard connection={connection} />
          </div>
          <BooksLog connection={connection} />
        </div>
      )}
    </>
  );
}

function ConnectionCard({ connection: { books } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { settings, integration, counts, usesClasses } = books;
  const time = (at: string | null) =>
    at === null ? text("facts.unknown") : relativeTime(new Date(at), { now, timeZone });
  const facts = [
    { key: "company", value: settings?.companyName ?? "" },
    { key: "class", value: usesClasses === true ? integration.placeName : text("steps.noClasses") },
    connectedFact(integration, timeZone),
    { key: "since", value: firstDateWords(books) },
    { key: "last", value: time(counts.lastSentAt) },
    { key: "read", value: time(settings?.accountsReadAt ?? null) },
    ...untilFact(integration, timeZone),
  ] as const;
  const named = facts.map(({ key, value }) => ({ name: text(`facts.${key}`), value }));
  return <FactsCard title={text("facts.title")} facts={named} />;
}

type Connected = Bookkeeping["integration"];

/** Who signed in, where that was kept, and when. */
function connectedFact({ connectedAt, connectedBy }: Connected, timeZone: string) {
  const date = connectedAt === null ? "" : formatInstantDate(new Date(connectedAt), timeZone);
  return connectedBy === ""
    ? ({ key: "connected", value: date } as const)
    : ({ key: "connectedBy", value: text("facts.by", { name: connectedBy, date }) } as const);
}

function untilFact({ signInEndsAt }: Connected, timeZone: string) {
  return signInEndsAt === null
    ? []
    : ([{ key: "until", value: formatInstantDate(new Date(signInEndsAt), timeZone) }] as const);
}

/** The first date that entries are posted from: of a back-fill that was not dropped, or the start date. */
function firstDateWords({ settings, backfill }: Bookkeeping): string {
  const backfilled = backfill === null || backfill.state === "DROPPED" ? [] : [backfill.from];
  const startDates = [settings?.startDate].flatMap((date) => date ?? []);
  const [first] = [...backfilled, ...startDates].toSorted();
  return first === undefined ? text("facts.unknown") : formatDate(first);
}

function EntriesCard({ connection: { books } }: Props) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { counts, backfill } = books;
  const lines = [
    { key: "sent", count: counts.sent },
    { key: "notSent", count: counts.notSent },
    { key: "changed", count: counts.changed },
    { key: "waiting", count: counts.waiting },
  ] as const;
  return (
    <Card title={text("entries.title")}>
      <dl className={classNames(connectionClasses.facts, classes.entries)}>
        {lines.map(({ key, count }) => (
          <div key={key} data-count={key} data-any={count > 0 || undefined}>
            <dt>
              <i aria-hidden="true" />
              {text(`entries.${key}`)}
            </dt>
            <dd>{count.toLocaleString("en-US")}</dd>
          </div>
        ))}
      </dl>
      {counts.changed > 0 && <p className={connectionClasses.soft}>{text("entries.changedText")}</p>}
      {backfill?.state === "DONE" && (
        <p className={connectionClasses.soft}>
          {text("entries.backfill", {
            dates: formatDateRange(backfill),
            posted: String(backfill.posted),
            there: String(backfill.alreadyThere),
            refused: String(backfill.refused),
          })}
        </p>
      )}
      <div className={connectionClasses.actions}>
        <ButtonLink to="/s/$storeId/reports/ledger" params={{ storeId }}>
          {text("entries.ledger")}
        </ButtonLink>
      </div>
    </Card>
  );
}

/** Two buttons where there is room; what is seldom wanted in a menu. */
export function ActiveActions({ connection }: Props) {
  const { id, name, store, books } = connection;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const isPhone = useIsPhone();
  const [refresh] = useBooksChange(refreshBooksAccountsMutation);
  const [disconnect] = useBooksChange(disconnectBookkeepingMutation);
  const isOpen = books.backfill?.state === "RUNNING" || books.backfill?.state === "STOPPED";
  const openAccounts = () => void navigate({ search: { step: "buys" } });
  const openBackfill = () => void navigate({ search: (search) => ({ ...search, backfill: true as const }) });
  const leave = async () => {
    const isSure = await ask({
      title: text("disconnect.title", { name }),
      text: text("disconnect.text", { store, name }),
      confirm: text("disconnect.do", { name }),
      cancel: text("cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text("disconnect.done", { store, name }));
    }
  };
  const company = books.settings?.companyName ?? "";
  const always = [
    { label: text("map.refresh"), onSelect: () => void refresh({ id }, text("map.refreshed", { company })) },
    {
      label: text("active.log"),
      onSelect: () =>
        void navigate({
          to: "/s/$storeId/settings/automations/log/$integration",
          params: { storeId, integration: id },
        }),
    },
    { label: text("active.disconnect"), onSelect: () => void leave() },
  ];
  const main = [
    { label: text("active.accounts"), onSelect: openAccounts },
    // One run at a time: the one that stands goes on or ends first.
    ...(isOpen ? [] : [{ label: text("active.backfill"), onSelect: openBackfill }]),
  ];
  return (
    <>
      {!isPhone &&
        main.map(({ label, onSelect }) => (
          <Button key={label} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <Menu label={text("active.more")} icon={<IconDots size={20} />} items={isPhone ? [...main, ...always] : always} />
    </>
  );
}
