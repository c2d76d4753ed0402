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
import type { Integration } from "./automations.queries.ts";
import { ExchangeLines } from "./exchange-lines.tsx";
import { IntegrationCard } from "./integration-card.tsx";

const nightlyExchange = {
  gets: text("nightly.gets"),
  sends: text("nightly.sends"),
  never: text("nightly.never"),
};

/** A card for each service that the store may work with. */
export function AutomationsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const store = useActiveStore()?.name ?? "";
  const read = useRead(integrationsQuery, { live: ["Integration"] });
  return (
    <Page
      back={
        <BackLink to="/s/$storeId/settings" params={{ storeId }}>
          {text("home.settings")}
        </BackLink>
      }
      title={text("home.title")}
      tabs={read.status === "ready" && <StateCounts integrations={read.data.integrations} />}
    >
      <p className={classes.intro}>{text("home.intro", { store })}</p>
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && (
        <ul className={classes.cards}>
          <Cards integrations={inUse(read.data.integrations)} storeId={storeId} />
          <NightlyMailCard storeId={storeId} look={{ card: classes.card, facts: classes.facts }}>
            <ExchangeLines exchange={nightlyExchange} />
          </NightlyMailCard>
          <Cards integrations={read.data.integrations.filter(isNew)} storeId={storeId} />
        </ul>
      )}
    </Page>
  );
}

function Cards({ integrations, storeId }: { integrations: readonly Integration[]; storeId: number }) {
  return integrations.map((integration) => (
    <IntegrationCard key={integration.id} integration={integration} storeId={storeId} />
  ));
}

const isNew = ({ state }: Integration): boolean => state === "NOT_CONNECTED";

const firstStates = ["ERROR", "CONNECTED", "ACTIVE"] as const;

/** What needs a person comes first, and what the store has not connected after all others. */
function inUse(integrations: readonly Integration[]): Integration[] {
  return firstStates.flatMap((state) => integrations.filter((integration) => integration.state === state));
}

const countOf = { ERROR: "error", ACTIVE: "active", CONNECTED: "inactive", NOT_CONNECTED: "inactive" } as const;

/** How many services there are in each state; a state that none is in stays out. */
function StateCounts({ integrations }: { integrations: readonly Pick<Integration, "state">[] }) {
  const states = (["error", "active", "inactive"] as const).map((state) => ({
    state,
    count: integrations.filter((integration) => countOf[integration.state] === state).length,
  }));
  return (
    <p className={classes.counts}>
      {states
        .filter(({ count }) => count > 0)
        .map(({ state, count }) => (
          <span key={state} data-error={state === "error" || undefined}>
            {text(`count.${state}`, { count })}
          </span>
        ))}
    </p>
  );
}
