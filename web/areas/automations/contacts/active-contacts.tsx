import { useParams } from "@tanstack/react-router";
import { formatInstantDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { FactsCard } from "#web/areas/automations/connection/facts-card.tsx";
import { ConnectionActions } from "#web/areas/automations/connection/connection-actions.tsx";
import connectionClasses from "#web/areas/automations/connection/connection.module.css";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
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
    <div className={connectionClasses.columns}>
      <div className={connectionClasses.column}>
        <TodayCard connection={connection} />
        <ListCard connection={connection} />
      </div>
      <div className={connectionClasses.column}>
        <FirstPushPart connection={connection} />
        <RefusedCard connection={connection} />
      </div>
    </div>
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
    <FactsCard
      title={text("today.title")}
      facts={facts.map(({ name, value }) => ({ name, value: formatNumber(value) }))}
    />
  );
}

const sources = ["hasSellers", "hasShoppers", "hasCoupons"] as const;

function ListCard({ connection: { contactList } }: Props) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { integration, list, figures } = contactList;
  const date = integration.connectedAt === null ? "" : formatInstantDate(new Date(integration.connectedAt), timeZone);
  const chosen =
    list === null ? [] : sources.filter((source) => list[source]).map((source) => text(`source.${source}`));
  const facts = [
    { name: text("facts.account"), value: integration.accountName },
    { name: text("facts.list"), value: list?.listName ?? "" },
    { name: text("facts.sources"), value: chosen.join(", ") },
    { name: text("facts.onList"), value: formatNumber(figures?.onList ?? 0) },
    { name: text("facts.left"), value: formatNumber(figures?.left ?? 0) },
    {
      name: text("facts.connected"),
      value: integration.connectedBy === "" ? date : text("facts.by", { name: integration.connectedBy, date }),
    },
  ];
  return <FactsCard title={text("list.facts")} facts={facts} />;
}

function RefusedCard({ connection: { name, contactList } }: Props) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { refused } = contactList;
  return (
    <Card title={text("refused.title", { name })}>
      {refused.length === 0 && <p className={connectionClasses.soft}>{text("refused.none")}</p>}
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
export function ContactsActions({ connection: { id, name }, onChange }: Props & { onChange: () => void }) {
  const [disconnect] = useContactsChange(disconnectContactsMutation);
  return (
    <ConnectionActions
      id={id}
      items={[{ label: text("facts.change"), onSelect: onChange }]}
      end={{
        label: text("disconnect"),
        title: text("disconnect.title", { name }),
        text: text("disconnect.text", { name }),
        confirm: text("disconnect.do", { name }),
        onConfirm: () => void disconnect({ id }, text("disconnect.done", { name })),
      }}
    />
  );
}
