import { IconDots } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { relativeTime } from "#common/relative-time.ts";
import booksClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
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
      <div className={booksClasses.columns}>
        <div className={booksClasses.column}>
          <SharesCard connection={connection} />
          <RatesForm connection={connection} />
          {!connection.loyalty.isHouse && <FactsCard connection={connection} />}
        </div>
        <div className={booksClasses.column}>
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
    { key: "points", value: formatNumber(points) },
    { key: "awarded", value: formatNumber(awarded) },
    { key: "without", value: share === null ? text("facts.never") : formatPercent(share) },
    { key: "waiting", value: formatNumber(waiting) },
    { key: "failed", value: formatNumber(failed) },
  ] as const;
  return (
    <Card title={text("shares.title")}>
      <dl className={booksClasses.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{text(`shares.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {share !== null && share > 0 && <p className={classes.soft}>{text("shares.withoutHint")}</p>}
    </Card>
  );
}

function FactsCard({ connection: { loyalty } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { integration, settings } = loyalty;
  const { accountName, placeName, lastOkAt } = integration;
  const facts = [
    { key: "account", value: accountName },
    { key: "place", value: placeName },
    { key: "since", value: settings?.startOn ? formatDate(settings.startOn) : text("facts.never") },
    {
      key: "last",
      value: lastOkAt === null ? text("facts.never") : relativeTime(new Date(lastOkAt), { now, timeZone }),
    },
  ] as const;
  return (
    <Card title={text("facts.title")}>
      <dl className={booksClasses.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{text(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

/** What is seldom wanted. */
export function LoyaltyActions({ connection, onChangePlace }: Props & { onChangePlace: () => void }) {
  const { id, name, store, loyalty } = connection;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [disconnect] = useLoyaltyChange(disconnectLoyaltyMutation);
  const verb = loyalty.isHouse ? "stop" : "disconnect";
  const leave = async () => {
    const isSure = await ask({
      title: text(`${verb}.title`, { name }),
      text: text("disconnect.text", { store }),
      confirm: text(`${verb}.do`, { name }),
      cancel: text("cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text(`${verb}.done`, { name }));
    }
  };
  const openLog = () =>
    void navigate({ to: "/s/$storeId/settings/automations/log/$integration", params: { storeId, integration: id } });
  return (
    <>
      <Button onClick={openLog}>{text("log.open")}</Button>
      <Menu
        label={text("more")}
        icon={<IconDots size={20} />}
        items={[
          ...(loyalty.isHouse ? [] : [{ label: text("place.change"), onSelect: onChangePlace }]),
          { label: text(verb), onSelect: () => void leave() },
        ]}
      />
    </>
  );
}
