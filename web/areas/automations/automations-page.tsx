import { Page } from "#web/ui/page/page.tsx";
import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { NightlyMailCard } from "#web/areas/nightly-mail/shared/nightly-mail-card.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationsQuery } from "./automations.queries.ts";
import { IntegrationCard } from "./integration-card.tsx";

/** A card for each service that the store may work with. */
export function AutomationsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(integrationsQuery, { live: ["Integration"] });
  return (
    <Page
      width="reading"
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("home.settings")}
        </BackLink>
      }
      title={text("home.title")}
    >
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
          <NightlyMailCard storeId={storeId} look={{ card: classes.card, facts: classes.facts }} />
        </ul>
      )}
    </Page>
  );
}
