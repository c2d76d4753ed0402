import { IconPlus, IconPrinter, IconUpload } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { filterText } from "#common/lists/filter-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { pageRequest } from "#web/ui/table/page-request.ts";
import { shownPage } from "#web/ui/table/shown-page.ts";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { tableSearch, tableStateFrom } from "#web/ui/table/table-search.ts";
import { mostRows } from "#web/ui/table/table-state.ts";
import type { TableState } from "#web/ui/table/table-state.ts";
import { useTypedSearch } from "#web/ui/use-typed-search.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import type { LabelSelection } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { binStates } from "#web/areas/backstock/setup/setup-search.ts";
import type { SetupSearch } from "#web/areas/backstock/setup/setup-search.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { setupBinsQuery } from "./bins.queries.ts";
import type { BinList, BinOverview, ListedBin } from "./bins.queries.ts";

/** All bins by number, with their contents. The filter and the page are in the address. */
export function BinsTab() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/backstock/settings" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/settings" });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState<LabelSelection | null>(null);
  const variables = binListVariables(search, tableStateFrom(search));
  const read = useRead(setupBinsQuery, { variables, live: ["Bin", "Backstock"] });
  if (read.status !== "ready") {
    return <ReadState read={read} />;
  }
  const { binOverview: overview, bins } = read.data;
  const filterBy = (filter: Pick<SetupSearch, "state" | "q">) =>
    void navigate({ search: { tab: search.tab, size: search.size, sort: search.sort, ...filter }, replace: true });
  const createLink = (
    <Link to="/s/$storeId/backstock/settings/bins/new" params={{ storeId }} className={classes.primaryLink} data-new>
      <IconPlus size={18} aria-hidden="true" />
      {text("bins.new")}
    </Link>
  );
  const importLink = (
    <Link to="/s/$storeId/backstock/settings/bins/import" params={{ storeId }} className={classes.quietLink}>
      <IconUpload size={18} aria-hidden="true" />
      {text("bins.import")}
    </Link>
  );
  if (overview.total === 0) {
    const action = (
      <span className={classes.actions}>
        {createLink}
        {importLink}
      </span>
    );
    return (
      <Card>
        <EmptyState title={text("bins.none")} text={text("bins.noneText")} action={action} />
      </Card>
    );
  }
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <span className={classes.actions}>
          <Button
            icon={<IconPrinter size={18} />}
            onClick={() => setPrinting(chosen.size > 0 ? { binIds: [...chosen] } : { range: null })}
          >
            {chosen.size > 0 ? text("bins.labelsOf", { count: chosen.size }) : text("bins.labels")}
          </Button>
          {importLink}
        </span>
        {createLink}
      </div>
      <Card hasPadding={false}>
        <BinFilters overview={overview} search={search} onChange={filterBy} />
        <BinsTable bins={bins} chosen={chosen} onChoose={(id) => setChosen((chosenIds) => toggled(chosenIds, id))} />
      </Card>
      {printing !== null && <PrintLabelsDialog selection={printing} onClose={() => setPrinting(null)} />}
    </div>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}

type Filter = Pick<SetupSearch, "state" | "q">;
type BinFiltersProps = { overview: BinOverview; search: Filter; onChange: (filter: Filter) => void };

/** A search by the number's first digits, and the states with their counts. */
function BinFilters({ overview, search, onChange }: BinFiltersProps) {
  const { state, q } = search;
  const [typed, setTyped] = useTypedSearch(q ?? "", (words) =>
    onChange({ state, q: words === "" ? undefined : words }),
  );
  return (
    <div className={classes.bar}>
      <input
        type="search"
        className={classes.search}
        inputMode="numeric"
        aria-label={text("bins.search")}
        placeholder={text("bins.searchPlaceholder")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className={classes.chips} aria-label={text("bins.state")}>
        <button
          type="button"
          className={classes.chip}
          aria-pressed={state === undefined}
          onClick={() => onChange({ q, state: undefined })}
        >
          {text("bins.all", { count: overview.total })}
        </button>
        {binStates.map((choice) => (
          <button
            key={choice}
            type="button"
            className={classes.chip}
            aria-pressed={state === choice}
            onClick={() => onChange({ q, state: choice })}
          >
            {text(`bins.${choice}`, { count: overview[choice] })}
          </button>
        ))}
      </fieldset>
    </div>
  );
}

type BinsTableProps = { bins: BinList; chosen: ReadonlySet<string>; onChoose: (id: string) => void };

/** One page of the bins. */
function BinsTable({ bins, chosen, onChoose }: BinsTableProps) {
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

const binHeaders: readonly TableHeader[] = [
  { propertyPath: "number", label: text("bins.number"), sortable: true },
  { propertyPath: "contents.categoryName", label: text("bins.contents"), sortable: true },
  { propertyPath: "contents.locationName", label: text("bins.location"), sortable: true },
  { propertyPath: "isFilled", label: text("bins.status"), sortable: true, align: "end" },
];

const binCells: Readonly<Record<string, (bin: ListedBin) => ReactNode>> = {
  number: (bin) => <span className={classes.binNumber}>{bin.label}</span>,
  isFilled: (bin) => {
    if (bin.isRetired) {
      return <Badge tone="warn">{text("bins.isRetired")}</Badge>;
    }
    return (
      <Badge tone={bin.isFilled ? "accent" : "neutral"}>{text(bin.isFilled ? "bins.isFilled" : "bins.isEmpty")}</Badge>
    );
  },
};

type ChooseBinProps = { label: string; isChosen: boolean; onChoose: () => void };

/** A checkbox before a bin's number, so that the labels of any bins print together. */
function ChooseBin({ label, isChosen, onChoose }: ChooseBinProps) {
  return (
    <input
      type="checkbox"
      className={classes.tick}
      aria-label={text("bins.select", { label })}
      checked={isChosen}
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
      onChange={onChoose}
    />
  );
}

/** Returns the query's variables for an address. */
function binListVariables({ state, q }: SetupSearch, table: TableState) {
  return {
    ...pageRequest(table, { headers: binHeaders }),
    filter: filterText({ state: state ?? null, text: q ?? null }),
  };
}
