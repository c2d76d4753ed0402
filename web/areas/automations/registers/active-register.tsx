import { useParams } from "@tanstack/react-router";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { relativeTime } from "#common/relative-time.ts";
import { FactsCard } from "#web/areas/automations/connection/facts-card.tsx";
import { ConnectionActions } from "#web/areas/automations/connection/connection-actions.tsx";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { PastSalesPart } from "./past-sales.tsx";
import { disconnectRegisterMutation } from "./registers.queries.ts";
import classes from "./register.module.css";
import { text } from "./register-text.ts";
import { useRegisterChange } from "./use-register-change.ts";
import type { RegisterConnection } from "./use-register-change.ts";

type Props = { connection: RegisterConnection };

/** What needs nobody every day: today's sales, how the connection stands, and past sales. */
export function ActiveRegister({ connection }: Props) {
  return (
    <div className={connectionClasses.columns}>
      <div className={connectionClasses.column}>
        <TodayCard connection={connection} />
        <ConnectionCard connection={connection} />
      </div>
      <div className={connectionClasses.column}>
        <PastSalesPart connection={connection} />
      </div>
    </div>
  );
}

function TodayCard({ connection: { register } }: Props) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { salesToday } = register;
  return (
    <Card title={text("live.title")}>
      {salesToday === null ? (
        <p className={connectionClasses.soft}>{text("live.none")}</p>
      ) : (
        <>
          <p className={classes.today}>{formatMoney(salesToday.net)}</p>
          <p className={connectionClasses.soft}>{text("live.tickets", { count: salesToday.tickets })}</p>
        </>
      )}
      <div className={connectionClasses.actions}>
        <ButtonLink to="/s/$storeId/daybook/{-$date}" params={{ storeId }}>
          {text("live.daybook")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function ConnectionCard({ connection: { register } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { integration, connection, lookedAt } = register;
  const date = integration.connectedAt === null ? "" : formatInstantDate(new Date(integration.connectedAt), timeZone);
  const facts = [
    { name: text("facts.account"), value: integration.accountName },
    { name: text("facts.place"), value: connection?.placeName ?? "" },
    { name: text("facts.goods"), value: connection === null ? "" : text(`goods.${connection.goods}`) },
    { name: text("facts.since"), value: connection === null ? "" : formatDate(connection.liveSince) },
    {
      name: text("facts.connected"),
      value: integration.connectedBy === "" ? date : text("facts.by", { name: integration.connectedBy, date }),
    },
    {
      name: text("facts.looked"),
      value: lookedAt === null ? text("facts.never") : relativeTime(new Date(lookedAt), { now, timeZone }),
    },
  ];
  return <FactsCard title={text("facts.title")} facts={facts} />;
}

/** What is seldom wanted. */
export function RegisterActions({ connection, onChangePlace }: Props & { onChangePlace: () => void }) {
  const { id, name, store } = connection;
  const [disconnect] = useRegisterChange(disconnectRegisterMutation);
  return (
    <ConnectionActions
      id={id}
      items={[{ label: text("facts.change"), onSelect: onChangePlace }]}
      end={{
        label: text("disconnect"),
        title: text("disconnect.title", { name }),
        text: text("disconnect.text", { store }),
        confirm: text("disconnect.do", { name }),
        onConfirm: () => void disconnect({ id }, text("disconnect.done", { name })),
      }}
    />
  );
}
