import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { relativeTime } from "#common/relative-time.ts";
import { FactsCard } from "#web/areas/automations/connection/facts-card.tsx";
import { ConnectionActions } from "#web/areas/automations/connection/connection-actions.tsx";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { AwardsCard } from "./awards-card.tsx";
import { disconnectLoyaltyMutation } from "./loyalty.queries.ts";
import classes from "./loyalty.module.css";
import { text } from "./loyalty-text.ts";
import { RatesForm } from "./rates-form.tsx";
import { RunsCard } from "./runs-card.tsx";
import { useLoyaltyChange } from "./use-loyalty-change.ts";
import type { LoyaltyConnection } from "./use-loyalty-change.ts";

type Props = { connection: LoyaltyConnection };

/** What needs nobody every day: what was given, what a point costs, the runs, and each transaction. */
export function ActiveLoyalty({ connection }: Props) {
  return (
    <div className={classes.page}>
      <div className={connectionClasses.columns}>
        <div className={connectionClasses.column}>
          <SharesCard connection={connection} />
          <RatesForm connection={connection} />
          {!connection.loyalty.isHouse && <ConnectionCard connection={connection} />}
        </div>
        <div className={connectionClasses.column}>
          <RunsCard connection={connection} />
          <AwardsCard />
        </div>
      </div>
    </div>
  );
}

function SharesCard({ connection: { loyalty } }: Props) {
  const { sales, salesWithoutCustomer, awarded, points, waiting, failed } = loyalty.shares;
  const share = sales === 0 ? null : Math.round((1000 * salesWithoutCustomer) / sales);
  const facts = [
    { name: text("shares.points"), value: formatNumber(points) },
    { name: text("shares.awarded"), value: formatNumber(awarded) },
    { name: text("shares.without"), value: share === null ? text("facts.never") : formatPercent(share) },
    { name: text("shares.waiting"), value: formatNumber(waiting) },
    { name: text("shares.failed"), value: formatNumber(failed) },
  ];
  return (
    <FactsCard title={text("shares.title")} facts={facts}>
      {share !== null && share > 0 && <p className={classes.soft}>{text("shares.withoutHint")}</p>}
    </FactsCard>
  );
}

function ConnectionCard({ connection: { loyalty } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { integration, settings } = loyalty;
  const { accountName, placeName, lastOkAt } = integration;
  const facts = [
    { name: text("facts.account"), value: accountName },
    { name: text("facts.place"), value: placeName },
    { name: text("facts.since"), value: settings?.startOn ? formatDate(settings.startOn) : text("facts.never") },
    {
      name: text("facts.last"),
      value: lastOkAt === null ? text("facts.never") : relativeTime(new Date(lastOkAt), { now, timeZone }),
    },
  ];
  return <FactsCard title={text("facts.title")} facts={facts} />;
}

/** What is seldom wanted. */
export function LoyaltyActions({ connection, onChangePlace }: Props & { onChangePlace: () => void }) {
  const { id, name, store, loyalty } = connection;
  const [disconnect] = useLoyaltyChange(disconnectLoyaltyMutation);
  const verb = loyalty.isHouse ? "stop" : "disconnect";
  return (
    <ConnectionActions
      id={id}
      items={loyalty.isHouse ? [] : [{ label: text("place.change"), onSelect: onChangePlace }]}
      end={{
        label: text(verb),
        title: text(`${verb}.title`, { name }),
        text: text("disconnect.text", { store }),
        confirm: text(`${verb}.do`, { name }),
        onConfirm: () => void disconnect({ id }, text(`${verb}.done`, { name })),
      }}
    />
  );
}
