import { IconCalendarTime } from "@tabler/icons-react";
import { isIntegrationId } from "#common/integration-names.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import type { Integration } from "./automations.queries.ts";
import { IntegrationFacts } from "./integration-facts.tsx";
import { StateBadge } from "./state-badge.tsx";

/** One service: what it does, how it goes, and the way in. */
export function IntegrationCard({ integration, storeId }: { integration: Integration; storeId: number }) {
  const { id, name, state, placeName } = integration;
  if (!isIntegrationId(id)) {
    return null;
  }
  const isNew = state === "NOT_CONNECTED";
  return (
    <li className={classes.card}>
      <header>
        <IconCalendarTime size={24} aria-hidden="true" />
        <h2>{name}</h2>
        <StateBadge state={state} />
      </header>
      <div className={classes.facts}>
        <p>{placeName === "" ? text(`about.${id}`) : placeName}</p>
        <IntegrationFacts integration={integration} />
      </div>
      <ButtonLink
        kind={state === "ACTIVE" ? "default" : "primary"}
        to="/s/$storeId/settings/automations/$integration"
        params={{ storeId, integration: id }}
        aria-label={`${text(isNew ? "card.connect" : "card.open")} ${name}`}
      >
        {text(isNew ? "card.connect" : "card.open")}
      </ButtonLink>
    </li>
  );
}
