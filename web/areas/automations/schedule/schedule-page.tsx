import { useParams } from "@tanstack/react-router";
import { integrationNames } from "#common/integration-names.ts";
import { apiIds } from "#web/areas/automations/api-ids.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import { IntegrationFacts } from "#web/areas/automations/integration-facts.tsx";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ActivateStep } from "./activate-step.tsx";
import { ClockSourceCard } from "./clock-source-card.tsx";
import { ConnectStep } from "./connect-step.tsx";
import { GonePeople } from "./gone-people.tsx";
import { LocationStep } from "./location-step.tsx";
import { PeopleStep } from "./people-step.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { SendingsCard } from "./sendings-card.tsx";
import { StatusCard } from "./status-card.tsx";

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

/** What runs comes first; what was set up once stands below it. */
function ScheduleBody({ of }: { of: ScheduleIn }) {
  const { schedule } = of;
  const { integration } = schedule;
  const isActive = integration.activatedAt !== null;
  return (
    <>
      {hasNews(schedule) && (
        <div className={classes.facts}>
          <IntegrationFacts integration={integration} />
        </div>
      )}
      <GonePeople of={of} />
      {isActive && <StatusCard of={of} />}
      <SendingsCard of={of} />
      <ConnectStep of={of} />
      <LocationStep of={of} />
      <PeopleStep of={of} />
      {!isActive && <ActivateStep of={of} />}
      {isActive && !schedule.takesPunches && <ClockSourceCard of={of} />}
    </>
  );
}

function hasNews({ integration }: Schedule): boolean {
  return integration.state === "ERROR" || integration.lastOkAt !== null;
}
