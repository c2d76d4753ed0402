import { IconDots } from "@tabler/icons-react";
import { useNavigate, useParams } from "@tanstack/react-router";
import { formatInstantDate } from "#common/date-format.ts";
import booksClasses from "#web/areas/automations/bookkeeping/bookkeeping.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { Menu } from "#web/ui/controls/menu.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { disconnectContactsMutation } from "./contacts.queries.ts";
import classes from "./contacts.module.css";
import { text } from "./contacts-text.ts";
import { FirstPushPart } from "./first-push.tsx";
import { useContactsChange } from "./use-contacts-change.ts";
import type { ContactsConnection } from "./use-contacts-change.ts";

type Props = { connection: ContactsConnection };

/** What needs nobody every day: who joined today, how the connection stands, who was refused, and people from before. */
export function ActiveContacts({ connection }: Props) {
  return (
    <div className={booksClasses.columns}>
      <div className={booksClasses.column}>
        <TodayCard connection={connection} />
        <FactsCard connection={connection} />
      </div>
      <div className={booksClasses.column}>
        <FirstPushPart connection={connection} />
        <RefusedCard connection={connection} />
      </div>
    </div>
  );
}

type Fact = { name: string; value: string };

function FactList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={booksClasses.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function TodayCard({ connection: { contactList } }: Props) {
  const { figures } = contactList;
  if (figures === null) {
    return null;
  }
  const { addedToday, changedToday, notAgreedToday, waiting } = figures;
  const facts = [
    { name: text("today.added"), value: addedToday },
    { name: text("today.changed"), value: changedToday },
    { name: text("today.notAgreed"), value: notAgreedToday },
    { name: text("today.waiting"), value: waiting },
  ];
  return (
    <Card title={text("today.title")}>
      <FactList facts={facts.map(({ name, value }) => ({ name, value: value.toLocaleString("en-US") }))} />
    </Card>
  );
}

const sources = ["hasSellers", "hasShoppers", "hasCoupons"] as const;

function FactsCard({ connection: { contactList } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { integration, list, figures } = contactList;
  const date = integration.connectedAt === null ? "" : formatInstantDate(new Date(integration.connectedAt), timeZone);
  const chosen =
    list === null ? [] : sources.filter((source) => list[source]).map((source) => text(`source.${source}`));
  const facts = [
    { name: text("facts.account"), value: integration.accountName },
    { name: text("facts.list"), value: list?.listName ?? "" },
    { name: text("facts.sources"), value: chosen.join(", ") },
    { name: text("facts.onList"), value: (figures?.onList ?? 0).toLocaleString("en-US") },
    { name: text("facts.left"), value: (figures?.left ?? 0).toLocaleString("en-US") },
    {
      name: text("facts.connected"),
      value: integration.connectedBy === "" ? date : text("facts.by", { name: integration.connectedBy, date }),
    },
  ];
  return (
    <Card title={text("list.facts")}>
      <FactList facts={facts} />
    </Card>
  );
}

function RefusedCard({ connection: { name, contactList } }: Props) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { refused } = contactList;
  return (
    <Card title={text("refused.title", { name })}>
      {refused.length === 0 && <p className={booksClasses.soft}>{text("refused.none")}</p>}
      <ul className={classes.refused}>
        {refused.map((person) => (
          <li key={person.email}>
            <div>
              <b>{person.name}</b> {person.email}
              <small>{person.reason}</small>
            </div>
            <ButtonLink
              to="/s/$storeId/customers/detail/show/$customerId"
              params={{ storeId, customerId: person.customerId }}
              aria-label={text("refused.fixOf", { name: person.name })}
            >
              {text("refused.fix")}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is seldom wanted. */
export function ContactsActions({ connection, onChange }: Props & { onChange: () => void }) {
  const { id, name } = connection;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const [disconnect] = useContactsChange(disconnectContactsMutation);
  const leave = async () => {
    const isSure = await ask({
      title: text("disconnect.title", { name }),
      text: text("disconnect.text", { name }),
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
          { label: text("facts.change"), onSelect: onChange },
          { label: text("disconnect"), onSelect: () => void leave() },
        ]}
      />
    </>
  );
}
