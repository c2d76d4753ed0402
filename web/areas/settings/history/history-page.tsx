import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { localTimeAt } from "#common/store-time.ts";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
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
import { HistoryMenu } from "./history-menu.tsx";
import { historyKinds, historySearch } from "./history-search.ts";
import type { HistorySearch } from "./history-search.ts";
import { settingRecords } from "./setting-records.ts";
import { settingChangesQuery } from "./history.queries.ts";
import classes from "./history.module.css";
import { relativeTime } from "#common/relative-time.ts";
import { eventName, fieldName, valueText } from "./change-words.ts";
import { shownChanges } from "./shown-changes.ts";
import type { SettingChange } from "./history.queries.ts";

const pageSize = 25;
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
  const read = useRead(settingChangesQuery, { variables, live: settingRecords });
  const today = localTimeAt(useNow(), timeZone).date;
  /** An empty value takes its filter away. */
  const filter = (name: keyof HistorySearch, value: string) => {
    const nextSearch = historySearch({ ...search, [name]: value });
    void navigate({ to: "/s/$storeId/settings/history", params: { storeId }, search: nextSearch, replace: true });
  };
  const page = read.status === "ready" ? read.data.settingChanges : null;
  return (
    <Page
      width="reading"
      back={<SettingsBack />}
      title={text("history.title")}
      actions={
        <span data-no-print>
          <HistoryMenu search={search} />
        </span>
      }
    >
      <div className={classes.filter} data-no-print>
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
        {page?.edges.length === 0 && <EmptyState title={text("history.empty")} text={text("history.emptyHint")} />}
        {page?.edges.map(({ node }) => (
          <ChangeLine key={node.id} change={node} timeZone={timeZone} />
        ))}
      </Card>
      {page !== null && page.edges.length > 0 && (
        <ShowMore
          shown={page.edges.length}
          totalItems={page.totalItems}
          step={pageSize}
          onShowMore={() => void read.more({ ...variables, after: page.pageInfo.endCursor })}
        />
      )}
    </Page>
  );
}

/** One change: what, by whom, where and when, and each field as it was and is. */
function ChangeLine({ change, timeZone }: { change: SettingChange; timeZone: string }) {
  const now = useNow();
  const at = new Date(change.at);
  const words = {
    name: change.by ?? text("history.nobody"),
    device: change.deviceName ?? "",
    time: relativeTime(at, { now, timeZone }),
  };
  return (
    <article className={classes.change}>
      <header>
        <strong>{eventName(change.name)}</strong>
        <small title={at.toLocaleString("en-US", { timeZone })}>
          {text(change.deviceName === null ? "history.by" : "history.byAt", words)}
        </small>
      </header>
      <dl>
        {shownChanges(change).map(({ field, before, after }) => (
          <div key={field}>
            <dt>{fieldName(field)}</dt>
            <dd>
              {before === null ? (
                valueText(field, after)
              ) : (
                <>
                  <del>{valueText(field, before)}</del>
                  <span aria-hidden>→</span>
                  <ins>{valueText(field, after)}</ins>
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
