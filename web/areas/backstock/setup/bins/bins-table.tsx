import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { shownPage } from "#web/ui/table/shown-page.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { binCells, binHeaders } from "./bin-columns.tsx";
import { ChooseBin } from "./choose-bin.tsx";
import type { BinList } from "./bins.queries.ts";

type BinsTableProps = { bins: BinList; chosen: ReadonlySet<string>; onChoose: (id: string) => void };

/** One page of the bins. */
export function BinsTable({ bins, chosen, onChoose }: BinsTableProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/backstock/settings" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/settings" });
  const { tab, state: kept, q, size } = search;
  const { edges, pageInfo, state } = shownPage(bins, tableStateFrom(search));
  const goTo = (next: TableState) => void navigate({ search: { tab, state: kept, q, ...tableSearch(next) } });
  const noMatch = (
    <EmptyState
      title={text("bins.noMatch")}
      action={<Button onClick={() => void navigate({ search: { tab, size } })}>{text("bins.clear")}</Button>}
    />
  );
  return (
    <DataTable
      label={text("setup.bins")}
      headers={binHeaders}
      rows={edges.map(({ node }) => node)}
      rowKey={({ id }) => id}
      state={state}
      onStateChange={goTo}
      totalItems={bins.totalItems}
      page={{
        ...pageInfo,
        onShowMore: () => goTo({ ...state, itemsPerPage: Math.min(state.itemsPerPage * 2, mostRows) }),
      }}
      onOpen={({ id }) =>
        void navigate({ to: "/s/$storeId/backstock/settings/bin/edit/$binId", params: { storeId, binId: id } })
      }
      cells={binCells}
      renderLead={({ id, label }) => (
        <ChooseBin label={label} isChosen={chosen.has(id)} onChoose={() => onChoose(id)} />
      )}
      empty={noMatch}
    />
  );
}
