import {
  IconBook2,
  IconBuildingStore,
  IconCalendarTime,
  IconGift,
  IconMail,
  IconShoppingBag,
} from "@tabler/icons-react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import type { Integration } from "./automations.queries.ts";
import { ExchangeLines } from "./exchange-lines.tsx";
import { UnsentEntries } from "./bookkeeping/unsent-entries.tsx";
import { IntegrationFacts } from "./integration-facts.tsx";
import { pageOfNeed } from "./need-pages.ts";
import { StateBadge } from "./state-badge.tsx";

const icons = new Map([
  ["bookkeeping", <IconBook2 key="icon" size={24} aria-hidden="true" />],
  ["orders", <IconShoppingBag key="icon" size={24} aria-hidden="true" />],
  ["loyalty", <IconGift key="icon" size={24} aria-hidden="true" />],
  ["contacts", <IconMail key="icon" size={24} aria-hidden="true" />],
  ["registers", <IconBuildingStore key="icon" size={24} aria-hidden="true" />],
]);

/** One service: what it does, its health, and the link to its page. */
export function IntegrationCard({ integration, storeId }: { integration: Integration; storeId: number }) {
  const { id, name, state, placeName } = integration;
  const page = pageOfNeed(integration.need);
  if (page === null) {
    return null;
  }
  const isNew = state === "NOT_CONNECTED";
  const isBooks = integration.need === "bookkeeping";
  return (
    <li className={classes.card} data-state={state}>
      <header>
        {icons.get(integration.need) ?? <IconCalendarTime size={24} aria-hidden="true" />}
        <h2>{name}</h2>
        <StateBadge state={state} connectingUntil={integration.connectingUntil} />
      </header>
      <div className={classes.facts}>
        <p>{placeName === "" ? integration.about : placeName}</p>
        <IntegrationFacts integration={integration} />
        {isBooks && !isNew && <UnsentEntries id={id} />}
      </div>
      <ExchangeLines exchange={integration.exchange} />
      <ButtonLink
        to={page}
        params={{ storeId, integration: id }}
        aria-label={`${text(isNew ? "card.connect" : "card.open")} ${name}`}
      >
        {text(isNew ? "card.connect" : "card.open")}
      </ButtonLink>
    </li>
  );
}
