import { useState } from "react";
import type { ReactNode } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { CustomerIdLine } from "./customer-id-line.tsx";
import { customerHistory } from "./customer-words.ts";
import { text } from "./customers-text.ts";
import type { Customer, PastBuy } from "./customers.queries.ts";
import { FlagForm } from "./flag-form.tsx";
import { PastBuys } from "./past-buys.tsx";
import classes from "./customer.module.css";

type CustomerViewProps = {
  customer: Customer;
  pastBuys: readonly PastBuy[];
  /** In a dialog the name stands in its title. */
  isTitled?: boolean;
};

/** A customer: how to reach her, what her ID said, what she brought. */
export function CustomerView({ customer, pastBuys, isTitled = false }: CustomerViewProps) {
  const [opened, setOpened] = useState<"edit" | "flag" | null>(null);
  const mayEdit = useCouldBecome()("customers:edit");
  const mayFlag = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { street, city, state, zip } = customer;
  const address = [street, city, `${state} ${zip}`.trim()].filter((part) => part !== "").join(", ");
  const facts: readonly (readonly [string, ReactNode])[] = [
    [text("mobile"), <a href={`tel:${customer.mobile}`}>{formatPhone(customer.mobile)}</a>],
    ...(customer.email === null ? [] : [[text("email"), customer.email] as const]),
    ...(address === "" ? [] : [[text("address"), address] as const]),
    ...(customer.birthYear === null ? [] : [[text("born"), String(customer.birthYear)] as const]),
    [text("id"), <CustomerIdLine customer={customer} />],
    ...(customer.note === "" ? [] : [[text("note"), customer.note] as const]),
  ];
  return (
    <div className={classes.view}>
      <header className={classes.head}>
        {isTitled && <h1>{customer.fullName}</h1>}
        {customer.isDoNotBuy && <Badge tone="bad">{text("doNotBuy")}</Badge>}
        <span className={classes.since}>
          {text("since", { date: formatInstantDate(new Date(customer.createdAt), timeZone) })}
        </span>
        <span className={classes.acts}>
          {mayFlag && <Button onClick={() => setOpened("flag")}>{text("flags")}</Button>}
          {mayEdit && <Button onClick={() => setOpened("edit")}>{text("edit")}</Button>}
        </span>
      </header>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={classes.past} aria-label={text("buys")}>
        <h2>{text("buys")}</h2>
        <PastBuys buys={pastBuys} />
      </section>
      <RecordHistory kind="Customer" id={customer.id} words={customerHistory} />
      {opened === "edit" && <CustomerForm customer={customer} onClose={() => setOpened(null)} />}
      {opened === "flag" && <FlagForm customer={customer} onClose={() => setOpened(null)} />}
    </div>
  );
}
