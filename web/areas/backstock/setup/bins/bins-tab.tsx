import { IconPlus, IconPrinter, IconUpload } from "@tabler/icons-react";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { tableStateFrom } from "#web/ui/table/table-search.ts";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import type { LabelsWanted } from "#web/areas/backstock/labels/labels-wanted.ts";
import type { SetupSearch } from "#web/areas/backstock/setup/setup-search.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { BinFilters } from "./bin-filters.tsx";
import { BinsTable } from "./bins-table.tsx";
import { binListVariables } from "./bin-list-variables.ts";
import { setupBinsQuery } from "./bins.queries.ts";

/** All bins by number, with what they hold. Filter and page are in the address. */
export function BinsTab() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = useSearch({ from: "/s/$storeId/backstock/settings" });
  const navigate = useNavigate({ from: "/s/$storeId/backstock/settings" });
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [printing, setPrinting] = useState<LabelsWanted | null>(null);
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
        <BinsTable bins={bins} chosen={chosen} onChoose={(id) => setChosen((known) => toggled(known, id))} />
      </Card>
      {printing !== null && <PrintLabelsDialog wanted={printing} onClose={() => setPrinting(null)} />}
    </div>
  );
}

function toggled(known: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(known);
  if (!next.delete(id)) {
    next.add(id);
  }
  return next;
}
