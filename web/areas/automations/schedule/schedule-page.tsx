import { Page } from "#web/ui/page/page.tsx";
import { useParams } from "@tanstack/react-router";
import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { scheduleQuery } from "#web/areas/automations/automations.queries.ts";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import { ConnectStep } from "#web/areas/automations/connect-step.tsx";
import { IntegrationFacts } from "#web/areas/automations/integration-facts.tsx";
import { TryNow } from "#web/areas/automations/service-outage.tsx";
import { StateBadge } from "#web/areas/automations/state-badge.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RemovedPeople } from "./removed-people.tsx";
import { PeopleStep } from "./people-step.tsx";
import { ActivateStep, LocationStep } from "./setup-steps.tsx";
import { ClockSourceCard, SendingsCard, StatusCard } from "./status-cards.tsx";
import { refetchedQueries } from "./use-schedule-change.ts";
import type { ScheduleConnection } from "./use-schedule-change.ts";

/** One scheduling service: connecting it, matching its people, and its health from then on. */
export function SchedulePage() {
  const { storeId, integration: id } = useParams({ from: "/s/$storeId/settings/automations/scheduling/$integration" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(scheduleQuery, { variables: { id }, live: ["Integration", "Employee"] });
  const schedule = read.status === "ready" ? read.data.schedule : null;
  const name = schedule?.integration.name ?? text("home.title");
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings/automations" params={{ storeId }}>
          {text("home.back")}
        </BackLink>
      }
      title={name}
      actions={<>{schedule !== null && <StateBadge state={schedule.integration.state} />}</>}
    >
      {schedule !== null && <ScheduleBody connection={{ id, name, store, schedule }} />}
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && schedule === null && (
        <Card>
          <EmptyState title={text("home.missing")} text={text("home.missingText")} />
        </Card>
      )}
    </Page>
  );
}

/** Shows the running parts first and the one-time setup below them. */
function ScheduleBody({ connection }: { connection: ScheduleConnection }) {
  const { schedule } = connection;
  const { integration } = schedule;
  const isActive = integration.activatedAt !== null;
  return (
    <>
      {hasNews(schedule) && (
        <div className={classes.facts}>
          <IntegrationFacts integration={integration} />
          {integration.outage !== null && <TryNow integration={integration} />}
        </div>
      )}
      <RemovedPeople connection={connection} />
      {isActive && <StatusCard connection={connection} />}
      <SendingsCard connection={connection} />
      <ConnectStep integration={integration} store={connection.store} refetched={refetchedQueries} />
      <LocationStep connection={connection} />
      <PeopleStep connection={connection} />
      {!isActive && <ActivateStep connection={connection} />}
      {isActive && !schedule.takesPunches && <ClockSourceCard connection={connection} />}
    </>
  );
}

function hasNews({ integration }: Schedule): boolean {
  return integration.state === "ERROR" || integration.lastOkAt !== null;
}
