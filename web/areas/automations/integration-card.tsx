import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { relativeTime } from "#common/relative-time.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import type { Integration } from "./automations.queries.ts";
import { UnsentEntries } from "./bookkeeping/unsent-entries.tsx";
import { ExchangeLines } from "./exchange-lines.tsx";
import { IntegrationFacts } from "./integration-facts.tsx";
import { NeedIcon, needTitle } from "./need-icon.tsx";
import { pageOfNeed } from "./need-pages.ts";
import { TryNow } from "./service-outage.tsx";
import { StateBadge } from "./state-badge.tsx";

type IntegrationCardProps = { integration: Integration; storeId: number };

/**
 * A need of the store and the service that does it: its health, and what goes between them. The whole card opens its page; in
 * an error its one button is the way out. On a phone it is a row, but for an error.
 */
export function IntegrationCard({ integration, storeId }: IntegrationCardProps) {
  const { id, name, need, state, placeName } = integration;
  const page = pageOfNeed(need);
  if (page === null) {
    return null;
  }
  const title = needTitle(need);
  return (
    <li className={classes.card} data-state={state}>
      <header>
        <NeedIcon need={need} />
        <div className={classes.title}>
          <h2>
            <Link to={page} params={{ storeId, integration: id }}>
              {title}
            </Link>
          </h2>
          <small>
            {placeName === "" || placeName === name ? name : text("card.service", { name, place: placeName })}
          </small>
          <LastResponse integration={integration} />
        </div>
        <StateBadge state={state} connectingUntil={integration.connectingUntil} />
        <IconChevronRight size={18} aria-hidden="true" />
      </header>
      <div className={classes.facts}>
        <IntegrationFacts integration={integration} />
        {need === "bookkeeping" && <UnsentEntries id={id} />}
      </div>
      <ExchangeLines exchange={integration.exchange} />
      {state === "ERROR" && <WayOut integration={integration} storeId={storeId} />}
    </li>
  );
}

/** On a phone's row: when the service last responded. */
function LastResponse({
  integration: { name, lastOkAt, state, connectingUntil },
}: Pick<IntegrationCardProps, "integration">) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const isConnecting = state === "CONNECTED" && connectingUntil !== null;
  const words =
    state === "CONNECTED"
      ? text(isConnecting ? "state.connecting" : "state.CONNECTED")
      : lastOkAt === null
        ? text("card.never")
        : text("card.rowOk", { name, time: relativeTime(new Date(lastOkAt), { now, timeZone }) });
  return <small data-row>{words}</small>;
}

/** The press that mends what the service refuses. */
function WayOut({ integration, storeId }: IntegrationCardProps) {
  const { id, need, name, needsAction, outage } = integration;
  if (outage !== null) {
    return <TryNow integration={integration} />;
  }
  if (needsAction === "REPLACE_SECRET") {
    return (
      <ButtonLink kind="primary" to="/s/$storeId/orders/sharedsecret" params={{ storeId }}>
        {text("fix.REPLACE_SECRET")}
      </ButtonLink>
    );
  }
  const page = pageOfNeed(need);
  const words =
    needsAction === null || needsAction === "CHANGE_PLAN"
      ? text("fix.look", { name })
      : text(needsAction === "CHOOSE_PLACE" && need === "contacts" ? "fix.list" : `fix.${needsAction}`);
  return (
    page !== null && (
      <ButtonLink kind="primary" to={page} params={{ storeId, integration: id }}>
        {words}
      </ButtonLink>
    )
  );
}
