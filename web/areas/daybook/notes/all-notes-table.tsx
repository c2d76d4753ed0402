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
import { noteCells, noteHeaders } from "./all-notes-columns.tsx";
import { NoNotes } from "./no-notes.tsx";
import { allNotesQuery } from "./notes.queries.ts";
import type { NoteList } from "./notes.queries.ts";
import { filterInput } from "./notes-search.ts";
import type { NotesSearch } from "./notes-search.ts";
import { text } from "./notes-text.ts";

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
      label={text("all.title")}
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
