import { useState } from "react";
import { Link } from "@tanstack/react-router";
import { formatInstantDate, formatDate } from "#common/date-format.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useCan, useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useNow } from "#web/platform/use-now.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { formatMoney } from "#common/money.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { CustomerForm } from "./customer-form.tsx";
import { doNotBuySetText } from "./do-not-buy.ts";
import { text } from "./customers-text.ts";
import type { Customer, PastBuy } from "./customers.queries.ts";
import { FlagForm } from "./flag-form.tsx";
import classes from "./customer.module.css";
import { showIdNumberMutation } from "./customers.queries.ts";

type CustomerViewProps = {
  customer: Customer;
  pastBuys: readonly PastBuy[];
};

/** A customer in a dialog over the buys: how to reach her, what her ID said, what she brought. */
export function CustomerView({ customer, pastBuys }: CustomerViewProps) {
  const [opened, setOpened] = useState<"edit" | "flag" | null>(null);
  const mayEdit = useCanAfterPin()("customers:edit");
  const mayFlag = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return (
    <div className={classes.view}>
      <header className={classes.head}>
        {customer.isDoNotBuy && <Badge tone="bad">{text("doNotBuy")}</Badge>}
        <span className={classes.since}>
          {doNotBuySetText(customer, timeZone) ??
            text("since", { date: formatInstantDate(new Date(customer.createdAt), timeZone) })}
        </span>
        <span className={classes.acts}>
          {mayFlag && <Button onClick={() => setOpened("flag")}>{text("flags")}</Button>}
          {mayEdit && <Button onClick={() => setOpened("edit")}>{text("edit")}</Button>}
        </span>
      </header>
      <CustomerFacts customer={customer} hasNote />
      <section className={classes.past} aria-label={text("buys")}>
        <h2>{text("buys")}</h2>
        <PastBuys buys={pastBuys} />
      </section>
      <CustomerHistory id={customer.id} />
      {opened === "edit" && <CustomerForm customer={customer} onClose={() => setOpened(null)} />}
      {opened === "flag" && <FlagForm customer={customer} onClose={() => setOpened(null)} />}
    </div>
  );
}

/** How to reach her, and what is known of her; what is not known is left out. */
export function CustomerFacts({ customer, hasNote = false }: { customer: Customer; hasNote?: boolean }) {
  const { street, city, state, zip } = customer;
  const address = [street, city, `${state} ${zip}`.trim()].filter((part) => part !== "").join(", ");
  const facts = [
    { name: text("email"), value: customer.email ?? "" },
    { name: text("address"), value: address },
    { name: text("born"), value: String(customer.birthYear ?? "") },
    { name: text("note"), value: hasNote || !customer.isDoNotBuy ? customer.note : "" },
  ].filter(({ value }) => value !== "");
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{text("mobile")}</dt>
        <dd>
          <a href={`tel:${customer.mobile}`}>{formatPhone(customer.mobile)}</a>
        </dd>
      </div>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div>
        <dt>{text("id")}</dt>
        <dd>
          <CustomerIdLine customer={customer} />
        </dd>
      </div>
    </dl>
  );
}

/** What is known of an ID: kind, last four, until when, who looked at it. Managers may see the whole number; that is logged. */
function CustomerIdLine({ customer }: { customer: Customer }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const mayShow = useCan()("customers:manage") && customer.hasIdNumber;
  const [show, isBusy] = useChange(showIdNumberMutation);
  const [number, setNumber] = useState<string | null>(null);
  const today = localTimeAt(useNow(), timeZone).date;
  const { idCheckedAt, idCheckedBy } = customer;
  if (idCheckedAt === null) {
    return <span>{text("id.none")}</span>;
  }
  const reveal = async () => {
    const outcome = await show({ id: customer.id });
    if (outcome.isDone) {
      setNumber(outcome.data.showIdNumber.number);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const checked = { date: formatInstantDate(new Date(idCheckedAt), timeZone), name: idCheckedBy ?? "" };
  return (
    <span className={classes.idLine}>
      <span>{idText(customer, today)}</span>
      <small>{text("id.checked", checked)}</small>
      {mayShow && number === null && (
        <Button isCompact isBusy={isBusy} onClick={() => void reveal()}>
          {text("id.show")}
        </Button>
      )}
      {number !== null && (
        <output>
          <b>{text("id.shown", { number })}</b> <small>{text("id.logged")}</small>
        </output>
      )}
    </span>
  );
}

function idText({ idType, idState, idLast4, idExpiresOn }: Customer, today: string): string {
  const isExpired = idExpiresOn !== null && idExpiresOn < today;
  const parts = [
    idType !== null && `${text(`idType.${idType}`)} ${idState}`.trim(),
    idLast4 !== null && text("id.last4", { last4: idLast4 }),
    idExpiresOn !== null && text(isExpired ? "id.expired" : "id.expires", { date: formatDate(idExpiresOn) }),
  ];
  return parts.filter((part) => part !== false).join(", ");
}

/** What a customer has brought so far, the newest first; those of another store are named. */
function PastBuys({ buys }: { buys: readonly PastBuy[] }) {
  const storeId = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  if (buys.length === 0) {
    return <p className={classes.none}>{text("buys.none")}</p>;
  }
  return (
    <ul className={classes.buys}>
      {buys.map((buy) => {
        const isHere = Number(buy.storeId) === storeId;
        const counts = { taken: buy.itemsTaken ?? 0, count: buy.itemsPassed ?? 0 };
        const store = stores.find(({ id }) => id === Number(buy.storeId))?.name ?? "";
        return (
          <li key={buy.id}>
            {isHere && storeId !== null ? (
              <Link to="/s/$storeId/customers/detail/buys/show/$buyId" params={{ storeId, buyId: buy.id }}>
                {text("buys.number", { number: buy.number })}
              </Link>
            ) : (
              <b>{text("buys.number", { number: buy.number })}</b>
            )}
            <span>{formatDate(buy.businessDate)}</span>
            <span className={classes.soft}>
              {buy.itemsTaken === null ? "" : text("buys.counts", counts)}
              {!isHere && text("buys.elsewhere", { store })}
            </span>
            <span className={classes.paid}>
              {buy.stage === "COMPLETE" ? formatMoney(buy.paid) : <Badge tone="accent">{text("buys.open")}</Badge>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

/** Who did what to a customer's record. */
export function CustomerHistory({ id, isAlone = false }: { id: string; isAlone?: boolean }) {
  return <RecordHistory kind="Customer" id={id} words={customerHistory} isAlone={isAlone} />;
}

const customerHistory: HistoryWords = {
  events: {
    "customer.added": text("history.customer.added"),
    "customer.edited": text("history.customer.edited"),
    "customer.id-checked": text("history.customer.id-checked"),
    "customer.id-number-shown": text("history.customer.id-number-shown"),
    "customer.linked": text("history.customer.linked"),
    "customer.erased": text("history.customer.erased"),
    "customer.merged": text("history.customer.merged"),
    "customer.merge-undone": text("history.customer.merge-undone"),
    "customer.told-apart": text("history.customer.told-apart"),
    "customer.unlinked": text("history.customer.unlinked"),
    "customer.link-ruled-out": text("history.customer.link-ruled-out"),
    "customer.link-offered-again": text("history.customer.link-offered-again"),
    "customer.note-added": text("history.customer.note-added"),
    "customer.note-pinned": text("history.customer.note-pinned"),
    "customer.note-erased": text("history.customer.note-erased"),
    "customer.note-restored": text("history.customer.note-restored"),
    "contacts.email-answered": text("history.emailAnswered"),
    "contacts.email-stopped": text("history.emailStopped"),
  },
  fields: {
    name: text("history.name"),
    mobile: text("mobile"),
    email: text("email"),
    address: text("address"),
    doNotBuy: text("doNotBuy"),
    note: text("note"),
    other: text("history.other"),
    posCustomerId: text("history.posCustomerId"),
    reason: text("history.reason"),
    service: text("history.service"),
  },
};
