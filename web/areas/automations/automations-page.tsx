import { IconCalendarTime } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { isIntegrationId } from "#common/integration-names.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationsQuery } from "./automations.queries.ts";
import type { Integration } from "./automations.queries.ts";
import { IntegrationFacts } from "./integration-facts.tsx";
import { StateBadge } from "./state-badge.tsx";

/** A card for each service that the store may work with. */
export function AutomationsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(integrationsQuery, { live: ["Integration"] });
  return (
    <div className={classes.page}>
      <BackLink to="/s/$storeId/settings" params={{ storeId }}>
        {text("home.settings")}
      </BackLink>
      <h1>{text("home.of", { store })}</h1>
      <p className={classes.intro}>{text("home.intro", { store })}</p>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && (
        <ul className={classes.cards}>
          {read.data.integrations.map((integration) => (
            <IntegrationCard key={integration.id} integration={integration} storeId={storeId} />
          ))}
        </ul>
      )}
    </div>
  );
}

function IntegrationCard({ integration, storeId }: { integration: Integration; storeId: number }) {
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
