import { IconDots } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { relativeTime } from "#common/relative-time.ts";
import booksClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
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
    <div className={booksClasses.columns}>
      <div className={booksClasses.column}>
        <TodayCard connection={connection} />
        <FactsCard connection={connection} />
      </div>
      <div className={booksClasses.column}>
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
        <p className={classes.soft}>{text("live.none")}</p>
      ) : (
        <>
          <p className={classes.today}>{formatMoney(salesToday.net)}</p>
          <p className={classes.soft}>{text("live.tickets", { count: salesToday.tickets })}</p>
        </>
      )}
      <div className={booksClasses.actions}>
        <ButtonLink to="/s/$storeId/daybook/{-$date}" params={{ storeId }}>
          {text("live.daybook")}
        </ButtonLink>
      </div>
    </Card>
  );
}

function FactsCard({ connection: { register } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  const { integration, connection, lookedAt } = register;
  const date = integration.connectedAt === null ? "" : formatInstantDate(new Date(integration.connectedAt), timeZone);
  const facts = [
    { key: "account", value: integration.accountName },
    { key: "place", value: connection?.placeName ?? "" },
    { key: "goods", value: connection === null ? "" : text(`goods.${connection.goods}`) },
    { key: "since", value: connection === null ? "" : formatDate(connection.liveSince) },
    {
      key: "connected",
      value: integration.connectedBy === "" ? date : text("facts.by", { name: integration.connectedBy, date }),
    },
    {
      key: "looked",
      value: lookedAt === null ? text("facts.never") : relativeTime(new Date(lookedAt), { now, timeZone }),
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
export function RegisterActions({ connection, onChangePlace }: Props & { onChangePlace: () => void }) {
  const { id, name, store } = connection;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [disconnect] = useRegisterChange(disconnectRegisterMutation);
  const leave = async () => {
    const isSure = await ask({
      title: text("disconnect.title", { name }),
      text: text("disconnect.text", { store }),
      confirm: text("disconnect.do", { name }),
      cancel: text("cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text("disconnect.done", { name }));
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
          { label: text("facts.change"), onSelect: onChangePlace },
          { label: text("disconnect"), onSelect: () => void leave() },
        ]}
      />
    </>
  );
}
