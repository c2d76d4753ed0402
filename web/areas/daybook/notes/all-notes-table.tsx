import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { noteCells, noteHeaders } from "./all-notes-columns.tsx";
import { NoNotes } from "./no-notes.tsx";
import { allNotesQuery } from "./notes.queries.ts";
import type { NoteList } from "./notes.queries.ts";
import { filterInput } from "./notes-search.ts";
import type { NotesSearch } from "./notes-search.ts";
import { text } from "./notes-text.ts";

/** As many rows as the server gives at once. */
const mostRows = 100;

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
  const variables = { filter: filterInput(search), ...placeOf(state, count) };
  const read = useRead(allNotesQuery, { variables, live: ["Note"] });
  if (read.status !== "ready" && read.status !== "loading") {
    return <ReadState read={read} />;
  }
  const { edges, totalItems, pageInfo } = read.status === "ready" ? read.data.allNotes : nothingYet;
  const goTo = (next: TableState) => {
    const { q, author, from, to, pinned } = search;
    void navigate({ search: { q, author, from, to, pinned, ...tableSearch(next) } });
  };
  const showMore = () => {
    if (count < mostRows) {
      unfold();
    } else if (pageInfo.endCursor !== null) {
      goTo({ ...state, firstRow: state.firstRow + count, cursor: { after: pageInfo.endCursor } });
    }
  };
  return (
    <DataTable
      label={text("all.title")}
      headers={noteHeaders}
      rows={edges.map(({ node }) => node)}
      rowKey={(note) => note.id}
      state={state}
      onStateChange={goTo}
      totalItems={totalItems}
      isLoading={read.status === "loading"}
      page={{ ...pageInfo, cursors: edges.map(({ cursor }) => cursor), onShowMore: showMore }}
      onOpen={({ date }) => void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId, date } })}
      empty={<NoNotes hasFilters={hasFilters} onClear={onClear} />}
      cells={noteCells}
    />
  );
}

/** A page on a desktop; on a phone a page more with each "Show more". */
function useShownRows({ itemsPerPage }: TableState): { count: number; unfold: () => void } {
  const isPhone = useIsPhone();
  const [unfolded, setUnfolded] = useState(itemsPerPage);
  const count = isPhone ? Math.max(unfolded, itemsPerPage) : itemsPerPage;
  return { count, unfold: () => setUnfolded(Math.min(count + itemsPerPage, mostRows)) };
}

function placeOf({ cursor }: TableState, count: number) {
  if (cursor !== null && "before" in cursor) {
    return { first: null, after: null, last: count, before: cursor.before };
  }
  return { first: count, after: cursor?.after ?? null, last: null, before: null };
}
