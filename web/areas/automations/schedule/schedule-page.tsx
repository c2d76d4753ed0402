import { useParams } from "@tanstack/react-router";
import { integrationNames } from "#common/integration-names.ts";
import { apiIds } from "#web/areas/automations/api-ids.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ScheduleBody } from "./schedule-body.tsx";

/** One scheduling service: from signing in to who is who, and how it goes from then on. */
export function SchedulePage() {
  const { storeId, integration: id } = useParams({ from: "/s/$storeId/settings/automations/$integration" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(scheduleQuery, { variables: { id: apiIds[id] }, live: ["Integration", "Employee"] });
  const name = integrationNames[id];
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
        {text("home.back")}
      </BackLink>
      <header className={classes.head}>
        <h1>{name}</h1>
        {read.status === "ready" && <StateBadge state={read.data.schedule.integration.state} />}
      </header>
      {read.status === "ready" ? (
        <ScheduleBody of={{ id: apiIds[id], name, store, schedule: read.data.schedule }} />
      ) : (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
    </div>
  );
}
