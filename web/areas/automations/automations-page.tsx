import { Page } from "#web/ui/page/page.tsx";
import { IconLock } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { NightlyMailCard } from "#web/areas/nightly-mail/shared/nightly-mail-card.tsx";
import { BillingCard } from "#web/areas/billing/shared/billing-card.tsx";
import { TextingCard } from "#web/areas/texting/shared/texting-card.tsx";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { integrationsQuery } from "./automations.queries.ts";
import type { Integration } from "./automations.queries.ts";
import { ExchangeLines } from "./exchange-lines.tsx";
import { IntegrationCard } from "./integration-card.tsx";
import { NeedCard, OtherService } from "./need-card.tsx";
import { useOwnStates } from "./use-own-states.ts";
import { byUrgency, listNeeds } from "./needs.ts";

const exchangeOf = (own: "nightly" | "texting" | "billing") => ({
  gets: text(`${own}.gets`),
  sends: text(`${own}.sends`),
  never: text(`${own}.never`),
});

/** A card for each thing that the store may leave to a service. */
export function AutomationsPage() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const isTraining = (useActiveStore()?.trainingOf ?? null) !== null;
  return isTraining ? <NoneInTraining storeId={storeId} /> : <Services storeId={storeId} />;
}

/** Nothing leaves a training store, so there is no card of what would. */
function NoneInTraining({ storeId }: { storeId: number }) {
  return (
    <Page back={<BackToSettings storeId={storeId} />} title={text("home.title")}>
      <Card>
        <EmptyState title={text("training.title")} text={text("training.text")} />
      </Card>
    </Page>
  );
}

function BackToSettings({ storeId }: { storeId: number }) {
  return (
    <BackLink to="/s/$storeId/settings" params={{ storeId }}>
      {text("home.settings")}
    </BackLink>
  );
}

function Services({ storeId }: { storeId: number }) {
  const read = useRead(integrationsQuery, { live: ["Integration"] });
  return (
    <Page
      back={<BackToSettings storeId={storeId} />}
      title={text("home.title")}
      actions={
        <p className={classes.intro}>
          <IconLock size={16} aria-hidden="true" />
          {text("home.intro")}
        </p>
      }
      tabs={read.status === "ready" && <StateCounts integrations={read.data.integrations} storeId={storeId} />}
    >
      {read.status !== "ready" && (
        <Card>
          <ReadState read={read} />
        </Card>
      )}
      {read.status === "ready" && <Needs integrations={read.data.integrations} storeId={storeId} />}
    </Page>
  );
}

/** What needs a person comes first, what the store has not connected after all others. */
function Needs({ integrations, storeId }: { integrations: readonly Integration[]; storeId: number }) {
  const needs = listNeeds(integrations);
  const unused = needs.filter(({ inUse }) => inUse.length === 0);
  const seesBilling = useCan()("billing:view");
  const others = needs.filter(({ inUse }) => inUse.length > 0).flatMap((need) => need.others);
  return (
    <>
      <ul className={classes.cards}>
        {byUrgency(needs.flatMap(({ inUse }) => inUse)).map((integration) => (
          <IntegrationCard key={integration.id} integration={integration} storeId={storeId} />
        ))}
        <TextingCard storeId={storeId} look={look}>
          <ExchangeLines exchange={exchangeOf("texting")} />
        </TextingCard>
        <NightlyMailCard storeId={storeId} look={look}>
          <ExchangeLines exchange={exchangeOf("nightly")} />
        </NightlyMailCard>
        {seesBilling && (
          <BillingCard storeId={storeId} look={look}>
            <ExchangeLines exchange={exchangeOf("billing")} />
          </BillingCard>
        )}
        {unused.map((need) => (
          <NeedCard key={need.need} need={need.need} services={need.others} storeId={storeId} />
        ))}
      </ul>
      {others.length > 0 && (
        <Card title={text("others.title")} hasPadding={false}>
          <ul>
            {others.map((service) => (
              <OtherService key={service.id} service={service} storeId={storeId} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

const { card, facts, title, icon, needed } = classes;
const look = { card, facts, title, icon, needed };

const countOf = { ERROR: "error", ACTIVE: "active", CONNECTED: "inactive", NOT_CONNECTED: "inactive" } as const;

/** How many cards there are in each state; a state that none is in stays out. */
function StateCounts({ integrations, storeId }: { integrations: readonly Integration[]; storeId: number }) {
  const own = useOwnStates(storeId);
  const ofServices = listNeeds(integrations).flatMap(({ inUse }) =>
    inUse.length === 0 ? ["NOT_CONNECTED" as const] : inUse.map(({ state }) => state),
  );
  const listed = [...ofServices, ...own];
  const states = (["error", "active", "inactive"] as const).map((state) => ({
    state,
    count: listed.filter((each) => countOf[each] === state).length,
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
