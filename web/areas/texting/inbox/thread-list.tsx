import { IconPlus, IconSearch } from "@tabler/icons-react";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { RefObject } from "react";
import { mostCountedThreads } from "#common/texting/thread-filters.ts";
import type { ThreadFilter } from "#common/texting/thread-filters.ts";
import { textCountsQuery } from "#web/areas/texting/shared/texts-badge.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import type { InboxSearch } from "./inbox-search.ts";
import { text } from "./inbox-text.ts";
import { ThreadPages } from "./thread-pages.tsx";
import classes from "./inbox.module.css";

type ThreadListProps = { search: InboxSearch; openId: string | null };

/** The left pane: what to look at, and the conversations. Up and down move through them. */
export function ThreadList({ search, openId }: ThreadListProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const maySend = useCanAfterPin()("texting:send");
  const pane = useRef<HTMLElement>(null);
  const goBy = useGo(storeId, openId);
  useArrowKeys(pane);
  return (
    <section ref={pane} className={classes.list} aria-label={text("threads")}>
      <div className={classes.listHead}>
        <h1>{text("title")}</h1>
        {maySend && (
          <ButtonLink
            to="/s/$storeId/texting/new"
            params={{ storeId }}
            kind="primary"
            icon={<IconPlus size={18} aria-hidden="true" />}
            data-new
          >
            {text("new")}
          </ButtonLink>
        )}
      </div>
      <FilterLinks search={search} storeId={storeId} openId={openId} />
      <SearchField value={search.q ?? ""} onChange={(q) => goBy({ ...search, q: q === "" ? undefined : q })} />
      <div className={classes.threads}>
        <ThreadPages key={JSON.stringify(search)} search={search} openId={openId} />
      </div>
    </section>
  );
}

/** The open conversation stays open while its list is narrowed. */
function useGo(storeId: number, openId: string | null): (search: InboxSearch) => void {
  const navigate = useNavigate();
  return (search) =>
    void (openId === null
      ? navigate({ to: "/s/$storeId/texting", params: { storeId }, search, replace: true })
      : navigate({
          to: "/s/$storeId/texting/$threadId/show",
          params: { storeId, threadId: openId },
          search,
          replace: true,
        }));
}

/** Up and down move through the conversations from anywhere in their pane, and where nothing else has the keys. */
function useArrowKeys(pane: RefObject<HTMLElement | null>): void {
  useEffect(
    function moveByArrows() {
      const handleKey = (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step !== undefined && !event.defaultPrevented && isForList(event, pane.current)) {
          event.preventDefault();
          moveFocus(pane.current, step);
        }
      };
      window.addEventListener("keydown", handleKey);
      return () => window.removeEventListener("keydown", handleKey);
    },
    [pane],
  );
}

const steps: Readonly<Partial<Record<string, number>>> = { ArrowDown: 1, ArrowUp: -1 };

/** In the search above the conversations the way up is the field's own. */
function isForList(event: KeyboardEvent, pane: HTMLElement | null): boolean {
  const { target, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) {
    return false;
  }
  const isFree = target === document.body || target.matches("main, h1");
  return isFree || (pane?.contains(target) === true && (key === "ArrowDown" || !target.matches("input")));
}

function moveFocus(list: HTMLElement | null, step: number): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>("a[data-thread]") ?? [])];
  const open = rows.findIndex((row) => row === document.activeElement);
  const from = open === -1 ? rows.findIndex((row) => row.hasAttribute("aria-current")) : open;
  rows[Math.min(rows.length - 1, Math.max(0, from + step))]?.focus();
}

const filters = ["unread", "needs_reply", "failed", "buys", "all", "done"] as const satisfies readonly ThreadFilter[];
const countNames = {
  unread: "unread",
  needs_reply: "needsReply",
  failed: "failed",
  buys: "buys",
  all: "all",
  done: null,
} as const;

type FilterLinksProps = ThreadListProps & { storeId: number };

function FilterLinks({ search, storeId, openId }: FilterLinksProps) {
  const read = useRead(textCountsQuery, { live: ["TextThread", "Buy"] });
  const counts = read.status === "ready" ? read.data.textCounts : null;
  const shown = search.filter ?? "all";
  return (
    <nav className={classes.filters} aria-label={text("filters")}>
      {filters.map((filter) => {
        const name = countNames[filter];
        const count = name === null || counts === null ? 0 : counts[name];
        const next = { filter: filter === "all" ? undefined : filter, q: search.q };
        const content = (
          <>
            {text(`filter.${filter}`)}
            {count > 0 && <b>{count >= mostCountedThreads ? "999+" : count}</b>}
          </>
        );
        const look = {
          "aria-current": filter === shown ? ("true" as const) : undefined,
          "data-filter": filter,
          // Without a filter, an address that has one is another page.
          activeOptions: { exact: true, explicitUndefined: true },
        };
        return openId === null ? (
          <Link key={filter} to="/s/$storeId/texting" params={{ storeId }} search={next} replace {...look}>
            {content}
          </Link>
        ) : (
          <Link
            key={filter}
            to="/s/$storeId/texting/$threadId/show"
            params={{ storeId, threadId: openId }}
            search={next}
            replace
            {...look}
          >
            {content}
          </Link>
        );
      })}
    </nav>
  );
}

type SearchFieldProps = { value: string; onChange: (typed: string) => void };

function SearchField({ value, onChange }: SearchFieldProps) {
  const [typed, setTyped] = useTypedSearch(value, onChange);
  return (
    <label className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        type="search"
        aria-label={text("search")}
        placeholder={text("searchHint")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}
