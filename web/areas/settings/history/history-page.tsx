import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { localTimeAt } from "#common/store-time.ts";
import { SettingsBack } from "#web/areas/settings/settings-back.tsx";
import settings from "#web/areas/settings/settings.module.css";
import { text } from "#web/areas/settings/store/store-text.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { ShowMore } from "#web/ui/table/show-more.tsx";
import { ChangeLine } from "./change-line.tsx";
import { historyKinds, historySearch } from "./history-search.ts";
import type { HistorySearch } from "./history-search.ts";
import { settingChangesQuery } from "./history.queries.ts";
import classes from "./history.module.css";

const pageSize = 25;
const historyRecords = ["Store", "StoreHours", "StoreSwitches", "ReportSettings", "device", "Integration"] as const;
const kindOptions = (["ALL", ...historyKinds] as const).map((kind) => ({
  value: kind,
  label: text(`history.kind.${kind}`),
}));
const plain = { error: null, isRequired: true, isDisabled: false, onBlur: () => undefined };

/** Who changed which setting of the store, when, and from what to what. */
export function HistoryPage() {
  const search = useSearch({ from: "/s/$storeId/settings/history" });
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const variables = { ...search, first: pageSize };
  const read = useRead(settingChangesQuery, { variables, live: historyRecords });
  const today = localTimeAt(useNow(), timeZone).date;
  /** An empty value takes its filter away. */
  const filter = (name: keyof HistorySearch, value: string) => {
    const asked = historySearch({ ...search, [name]: value });
    void navigate({ to: "/s/$storeId/settings/history", params: { storeId }, search: asked, replace: true });
  };
  const found = read.status === "ready" ? read.data.settingChanges : null;
  return (
    <div className={settings.page}>
      <SettingsBack />
      <h1>{text("history.title")}</h1>
      <div className={classes.filter}>
        <SelectField
          {...plain}
          name="kind"
          label={text("history.kind")}
          value={search.kind ?? "ALL"}
          options={kindOptions}
          onChange={(value) => {
            filter("kind", value);
          }}
        />
        <DateField
          {...plain}
          name="from"
          label={text("history.from")}
          today={today}
          last={today}
          value={search.from ?? null}
          onChange={(date) => {
            filter("from", date ?? "");
          }}
        />
        <DateField
          {...plain}
          name="to"
          label={text("history.to")}
          today={today}
          last={today}
          value={search.to ?? null}
          onChange={(date) => {
            filter("to", date ?? "");
          }}
        />
      </div>
      <Card hasPadding={false}>
        <ReadState read={read} />
        {found?.edges.length === 0 && <EmptyState title={text("history.empty")} text={text("history.emptyHint")} />}
        {found?.edges.map(({ node }) => (
          <ChangeLine key={node.id} change={node} timeZone={timeZone} />
        ))}
      </Card>
      {found !== null && found.edges.length > 0 && (
        <ShowMore
          shown={found.edges.length}
          totalItems={found.totalItems}
          step={pageSize}
          onShowMore={() => void read.more({ ...variables, after: found.pageInfo.endCursor })}
        />
      )}
    </div>
  );
}
