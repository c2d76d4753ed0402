import classes from "#web/areas/automations/automations.module.css";
import type { Schedule } from "#web/areas/automations/automations.queries.ts";
import { IntegrationFacts } from "#web/areas/automations/integration-facts.tsx";
import { ActivateStep } from "./activate-step.tsx";
import { ClockSourceCard } from "./clock-source-card.tsx";
import { ConnectStep } from "./connect-step.tsx";
import { GonePeople } from "./gone-people.tsx";
import { LocationStep } from "./location-step.tsx";
import { PeopleStep } from "./people-step.tsx";
import type { ScheduleIn } from "./schedule-in.ts";
import { SendingsCard } from "./sendings-card.tsx";
import { StatusCard } from "./status-card.tsx";

/** What runs comes first; what was set up once stands below it. */
export function ScheduleBody({ of }: { of: ScheduleIn }) {
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
