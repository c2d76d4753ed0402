import { useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { useCan, useCouldBecome } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import { CustomerForm } from "./customer-form.tsx";
import { CustomerFacts } from "./customer-facts.tsx";
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
      <CustomerFacts customer={customer} />
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
