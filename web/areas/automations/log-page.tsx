import { useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { integrationNames } from "#common/integration-names.ts";
import { relativeTime } from "#common/relative-time.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { apiIds } from "./api-ids.ts";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationLogQuery } from "./automations.queries.ts";
import { logKinds, logSearch } from "./log-search.ts";

const kinds = (["ALL", ...logKinds] as const).map((kind) => ({ value: kind, label: text(`log.kind.${kind}`) }));

/** The newest 200 things that were asked of a service and sent to it. */
export function LogPage() {
  const { storeId, integration } = useParams({ from: "/s/$storeId/settings/automations/$integration/log" });
  const search = useSearch({ from: "/s/$storeId/settings/automations/$integration/log" });
  const navigate = useNavigate({ from: "/s/$storeId/settings/automations/$integration/log" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const name = integrationNames[integration];
  const variables = { id: apiIds[integration], kind: search.kind ?? null, onlyErrors: search.errors ?? false };
  const read = useRead(integrationLogQuery, { variables, live: ["Integration"] });
  const filter = (more: Record<string, unknown>) => {
    void navigate({ search: logSearch({ ...search, ...more }), replace: true });
  };
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/settings/automations/$integration" params={{ storeId, integration }}>
        {name}
      </BackLink>
      <h1>{text("log.title", { name })}</h1>
      <div className={classes.filter}>
        <BareSelect
          label={text("log.kind")}
          value={search.kind ?? "ALL"}
          options={kinds}
          onChange={(kind) => filter({ kind })}
        />
        <span>{text("log.onlyErrors")}</span>
        <BareSwitch
          label={text("log.onlyErrors")}
          isOn={search.errors ?? false}
          onChange={(errors) => filter({ errors })}
        />
      </div>
      <Card hasPadding={false}>
        <ReadState read={read} />
        {read.status === "ready" && read.data.integrationLog.length === 0 && (
          <EmptyState title={text("log.none")} text={text("log.noneText")} />
        )}
        {read.status === "ready" && (
          <ul>
            {read.data.integrationLog.map((line) => (
              <li key={line.id} className={classes.line}>
                <div>
                  {line.text}
                  <small title={new Date(line.at).toLocaleString("en-US", { timeZone })}>
                    {text(`log.kind.${line.kind}`)} · {relativeTime(new Date(line.at), { now, timeZone })}
                  </small>
                </div>
                {line.isError && <Badge tone="bad">{text("log.error")}</Badge>}
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
