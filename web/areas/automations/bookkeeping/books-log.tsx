import { IconAlertCircle, IconCheck, IconCopy } from "@tabler/icons-react";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { integrationLogQuery } from "#web/areas/automations/automations.queries.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { ViewLinks } from "#web/ui/controls/view-links.tsx";
import classes from "./bookkeeping.module.css";
import { logViews } from "./bookkeeping-search.ts";
import type { LogView } from "./bookkeeping-search.ts";
import { text } from "./bookkeeping-text.ts";
import { dayWords } from "./day-words.ts";
import type { BooksConnection } from "./use-books-change.ts";

type BooksLogProps = {
  connection: BooksConnection;
  /** During a run: the newest lines alone. */
  isJustNow?: boolean;
};

/** As many lines as the page has room for; the rest is behind Open log. */
const shownLines = 10;

/** What the service answered last, in its words. */
export function BooksLog({ connection: { id }, isJustNow = false }: BooksLogProps) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const { log } = useSearch({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  const view = isJustNow ? undefined : log;
  const variables = { id, kind: view === "setup" ? "accounts" : null, onlyErrors: view === "problems" };
  const read = useRead(integrationLogQuery, { variables, live: ["Integration"] });
  const lines = read.status === "ready" ? (read.data.integrationLog?.lines ?? []).slice(0, shownLines) : [];
  const open = (
    <Link to="/s/$storeId/settings/automations/log/$integration" params={{ storeId, integration }}>
      {text("active.log")}
    </Link>
  );
  return (
    <Card title={text(isJustNow ? "log.just" : "log.title")} aside={open} hasPadding={false}>
      {!isJustNow && (
        <div className={classes.views}>
          <ViewLinks label={text("log.title")}>
            <LogLink view={undefined} shown={view} />
            {logViews.map((each) => (
              <LogLink key={each} view={each} shown={view} />
            ))}
          </ViewLinks>
        </div>
      )}
      <ReadState read={read} />
      {read.status === "ready" && <LogLines lines={lines} />}
      {!isJustNow && lines.length > 0 && <p className={classes.foot}>{text("log.keys")}</p>}
    </Card>
  );
}

function LogLines({ lines }: { lines: readonly (Line & { id: string })[] }) {
  if (lines.length === 0) {
    return <p className={classes.noLines}>{text("log.none")}</p>;
  }
  return (
    <ol className={classes.log}>
      {lines.map((line) => (
        <LogLine key={line.id} line={line} />
      ))}
    </ol>
  );
}

function LogLink({ view, shown }: { view: LogView | undefined; shown: LogView | undefined }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/bookkeeping/$integration" });
  return (
    <Link
      to="/s/$storeId/settings/automations/bookkeeping/$integration"
      params={{ storeId, integration }}
      search={{ log: view }}
      replace
      resetScroll={false}
      activeOptions={{ exact: true }}
      aria-current={view === shown ? "page" : undefined}
    >
      {text(view === undefined ? "log.all" : `log.${view}`)}
    </Link>
  );
}

type Line = { text: string; at: string; isError: boolean };

function LogLine({ line }: { line: Line }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const entry = entryOf(line.text);
  const wasThere = /already there/i.test(line.text);
  const Icon = line.isError ? IconAlertCircle : wasThere ? IconCopy : IconCheck;
  return (
    <li data-error={line.isError || undefined}>
      <time dateTime={line.at} title={new Date(line.at).toLocaleString("en-US", { timeZone })}>
        {relativeTime(new Date(line.at), { now, timeZone })}
      </time>
      <Icon size={16} aria-hidden="true" />
      <span data-entry={entry === null ? undefined : true}>
        {entry !== null && <b>{entry.name}</b>}
        <span>{entry === null ? line.text : entry.rest}</span>
      </span>
    </li>
  );
}

/** A line about an entry begins with its date, which people read otherwise than services. */
function entryOf(words: string): { name: string; rest: string } | null {
  const [, date = "", kind = "", rest = ""] = /^(\d{4}-\d{2}-\d{2}), ([^:]+): (.+)$/s.exec(words) ?? [];
  return rest === "" ? null : { name: text("entry.name", { date: dayWords(date), kind }), rest };
}
