import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./automations-text.ts";
import classes from "./automations.module.css";
import { ExchangeLines } from "./exchange-lines.tsx";
import type { Integration } from "./automations.queries.ts";
import { NeedIcon, needTitle } from "./need-icon.tsx";
import { pageOfNeed } from "./need-pages.ts";

type NeedCardProps = { need: string; services: readonly Integration[]; storeId: number };

/** A need that the store does itself so far, and the services that could do it. */
export function NeedCard({ need, services, storeId }: NeedCardProps) {
  const [first] = services;
  if (first === undefined) {
    return null;
  }
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(services.map(({ name }) => name));
  return (
    <li className={classes.card} data-state="NOT_CONNECTED">
      <header>
        <NeedIcon need={need} />
        <div className={classes.title}>
          <h2>{needTitle(need)}</h2>
          <small>{names}</small>
        </div>
        <Badge tone="neutral">{text("state.NOT_CONNECTED")}</Badge>
      </header>
      <p className={classes.facts}>{first.about}</p>
      <ExchangeLines exchange={first.exchange} />
      <div className={classes.choices}>
        {services.map((service) => (
          <ConnectLink key={service.id} service={service} storeId={storeId} isOnly={services.length === 1} />
        ))}
      </div>
    </li>
  );
}

/** Among the services of a need that another one does: to change over, or to have both. */
export function OtherService({ service, storeId }: { service: Integration; storeId: number }) {
  return (
    <li className={classes.line}>
      <div>
        <strong>{service.name}</strong>
        <small>{text("others.about", { need: needTitle(service.need), about: service.about })}</small>
      </div>
      <ConnectLink service={service} storeId={storeId} isOnly />
    </li>
  );
}

function ConnectLink({ service, storeId, isOnly }: { service: Integration; storeId: number; isOnly: boolean }) {
  const { id, name, need } = service;
  const page = pageOfNeed(need);
  return (
    page !== null && (
      <ButtonLink to={page} params={{ storeId, integration: id }} aria-label={`${text("card.connect")} ${name}`}>
        {isOnly ? text("card.connect") : name}
      </ButtonLink>
    )
  );
}
