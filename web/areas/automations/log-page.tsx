import { Page } from "#web/ui/page/page.tsx";
import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationLogQuery } from "./automations.queries.ts";
import type { IntegrationLog } from "./automations.queries.ts";
import { pageOfNeed } from "./need-pages.ts";
import { type LogSearch, logSearch } from "./log-search.ts";

/** The newest 200 requests to a service. */
export function LogPage() {
  const { integration } = useParams({ from: "/s/$storeId/settings/automations/log/$integration" });
  const search = useSearch({ from: "/s/$storeId/settings/automations/log/$integration" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/log/$integration" });
  const variables = { id: integration, kind: search.kind ?? null, onlyErrors: search.errors ?? false };
  const read = useRead(integrationLogQuery, { variables, live: ["Integration"] });
  const log = read.status === "ready" ? read.data.integrationLog : null;
  const filter = (more: Record<string, unknown>) => {
    void navigate({ search: logSearch({ ...search, ...more }), replace: true });
  };
  return (
    <Page
      width="reading"
      back={<BackToService log={log} />}
      title={log === null ? text("log.titleUnread") : text("log.title", { name: log.name })}
    >
      <LogFilter kinds={log?.kinds ?? []} search={search} onChange={filter} />
      <Card hasPadding={false}>
        <ReadState read={read} />
        {log !== null && <LogLines log={log} />}
      </Card>
    </Page>
  );
}

function BackToService({ log }: { log: IntegrationLog | null }) {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/log/$integration" });
  return (
    <BackLink to={pageOfNeed(log?.need ?? "") ?? "/s/$storeId/settings/automations"} params={{ storeId, integration }}>
      {log === null ? text("log.back") : log.name}
    </BackLink>
  );
}

type FilterParameters = {
  kinds: IntegrationLog["kinds"];
  search: LogSearch;
  onChange: (change: Record<string, unknown>) => void;
};

function LogFilter({ kinds, search, onChange }: FilterParameters) {
  return (
    <div className={classes.filter}>
      <BareSelect
        label={text("log.kind")}
        value={search.kind ?? ""}
        options={[{ value: "", label: text("log.kind.ALL") }, ...kinds.map(({ id, label }) => ({ value: id, label }))]}
        onChange={(kind) => onChange({ kind })}
      />
      <span>{text("log.onlyErrors")}</span>
      <BareSwitch
        label={text("log.onlyErrors")}
        isOn={search.errors ?? false}
        onChange={(errors) => onChange({ errors })}
      />
    </div>
  );
}

function LogLines({ log }: { log: IntegrationLog }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const labels = new Map(log.kinds.map(({ id, label }) => [id, label]));
  if (log.lines.length === 0) {
    return <EmptyState title={text("log.none")} text={text("log.noneText")} />;
  }
  return (
    <ul>
      {log.lines.map((line) => (
        <li key={line.id} className={classes.line}>
          <div>
            {line.text}
            <small title={new Date(line.at).toLocaleString("en-US", { timeZone })}>
              {labels.get(line.kind) ?? line.kind} · {relativeTime(new Date(line.at), { now, timeZone })}
            </small>
          </div>
          {line.isError && <Badge tone="bad">{text("log.error")}</Badge>}
        </li>
      ))}
    </ul>
  );
}
