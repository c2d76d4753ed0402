import { useNavigate, useParams } from "@tanstack/react-router";
import { filterText } from "#common/lists/filter-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useShownRows } from "#web/ui/table/use-shown-rows.ts";
import { allNotesQuery } from "./notes.queries.ts";
import type { ListedNote, NoteList } from "./notes.queries.ts";
import { filterInput } from "./notes-search.ts";
import type { NotesSearch } from "./notes-search.ts";
import { text } from "./notes-text.ts";
import type { ReactNode } from "react";
import { formatDate, formatDayOfMonth } from "#common/date-format.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import classes from "./all-notes.module.css";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text as dayText } from "#web/areas/daybook/daybook-text.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

const nothingYet: NoteList = {
  totalItems: 0,
  pageInfo: { hasNextPage: false, startCursor: null, endCursor: null },
  edges: [],
};

type AllNotesTableProps = { search: NotesSearch; hasFilters: boolean; onClear: () => void };

export function AllNotesTable({ search, hasFilters, onClear }: AllNotesTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate({ from: "/s/$storeId/daybook/all-notes" });
  const state = tableStateFrom(search);
  const { count, unfold } = useShownRows(state);
  const variables = { ...pageRequest(state, { count, headers: noteHeaders }), filter: filterText(filterInput(search)) };
  const read = useRead(allNotesQuery, { variables, live: ["Note"] });
  if (read.status !== "ready" && read.status !== "loading") {
    return <ReadState read={read} />;
  }
  const list = read.status === "ready" ? read.data.allNotes : nothingYet;
  const { edges, pageInfo, state: shown } = shownPage(list, state, count);
  const goTo = (next: TableState) => {
    const { q, author, from, to, pinned } = search;
    void navigate({ search: { q, author, from, to, pinned, ...tableSearch(next) } });
  };
  const showMore = () => {
    if (count < mostRows) {
      unfold();
    } else if (pageInfo.endCursor !== null) {
      goTo({ ...shown, firstRow: shown.firstRow + count, cursor: { after: pageInfo.endCursor } });
    }
  };
  return (
    <DataTable
      label={dayText("all.title")}
      headers={noteHeaders}
      rows={edges.map(({ node }) => node)}
      rowKey={(note) => note.id}
      state={shown}
      onStateChange={goTo}
      totalItems={list.totalItems}
      isLoading={read.status === "loading"}
      page={{ ...pageInfo, onShowMore: showMore }}
      onOpen={({ date }) => void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId, date } })}
      empty={<NoNotes hasFilters={hasFilters} onClear={onClear} />}
      cells={noteCells}
    />
  );
}

const plainOnPhone = classes.cell === undefined ? {} : { cssClass: classes.cell };

const noteHeaders: readonly TableHeader[] = [
  { propertyPath: "date", label: text("all.date"), sortable: true },
  { propertyPath: "body", label: text("all.note"), sortable: true, ...plainOnPhone },
  {
    propertyPath: "author.fullName",
    label: text("all.by"),
    sortable: true,
    cssClass: classNames(classes.cell, classes.author),
  },
];

const noteCells: Readonly<Record<string, (note: ListedNote) => ReactNode>> = {
  date: (note) => <time dateTime={note.date}>{formatDate(note.date)}</time>,
  body: (note) => <ListedNoteText note={note} />,
};

/** The beginning of a note and how it stands out. */
function ListedNoteText({ note }: { note: ListedNote }) {
  return (
    <div className={classes.listed}>
      <span className={classes.excerpt}>{note.body}</span>
      {note.pinnedUntil !== null && (
        <Badge tone="warn">{dayText("notes.pinned", { date: formatDayOfMonth(note.pinnedUntil) })}</Badge>
      )}
      {note.isImportant && <Badge tone="warn">{dayText("notes.important")}</Badge>}
      {note.access === "MANAGER" && <Badge tone="accent">{dayText("tasks.manager")}</Badge>}
    </div>
  );
}

function NoNotes({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return hasFilters ? (
    <EmptyState title={text("all.none")} action={<Button onClick={onClear}>{text("all.clear")}</Button>} />
  ) : (
    <EmptyState
      title={text("all.empty")}
      text={text("all.emptyText")}
      action={
        <ButtonLink to="/s/$storeId/daybook/notes/new" params={{ storeId }}>
          {dayText("notes.first")}
        </ButtonLink>
      }
    />
  );
}
