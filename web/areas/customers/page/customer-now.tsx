import { IconBan } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { localTimeAt } from "#common/store-time.ts";
import { formatTime } from "#common/time-format.ts";
import { customerQuery, flagCustomerMutation } from "#web/areas/customers/shared/customers.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { doNotBuySetText } from "#web/areas/customers/shared/do-not-buy.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { broughtText } from "./brought-text.ts";
import type { CustomerSummary } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";

/** What matters at the counter now: do not buy, a stop, the buy that waits here. */
export function CustomerNow({ customer, summary }: { customer: Customer; summary: CustomerSummary | null }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const stoppedAt = summary?.optedOutAt ?? null;
  const name = customer.firstName;
  return (
    <>
      {customer.isDoNotBuy && <DoNotBuy customer={customer} />}
      {summary?.isOptedOut === true && (
        <p className={classes.quiet}>
          <IconBan size={18} aria-hidden="true" />
          <span>
            {stoppedAt === null
              ? text("stoppedElsewhere", { name })
              : text("stopped", { name, date: formatInstantDate(new Date(stoppedAt), timeZone) })}
          </span>
        </p>
      )}
      {summary !== null && summary.openBuy !== null && <OpenBuy buy={summary.openBuy} timeZone={timeZone} />}
    </>
  );
}

/** The counter reads it and why; a manager takes it back with one press. */
function DoNotBuy({ customer }: { customer: Customer }) {
  const [flag, isChanging] = useChange(flagCustomerMutation);
  const mayChange = useCan()("customers:manage");
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const why = [sentence(customer.note), doNotBuySetText(customer, timeZone)].filter((part) => part).join(" ");
  const mark = (isDoNotBuy: boolean) =>
    flag({ id: customer.id, isDoNotBuy, note: customer.note }, { refetches: [customerQuery] });
  const remove = async () => {
    const outcome = await mark(false);
    if (outcome.isDone) {
      offerUndo(text("doNotBuy.removed"), () => mark(true));
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <p className={classes.bad}>
      <IconBan size={18} aria-hidden="true" />
      <span>
        <b>{text("doNotBuy.title")}</b> {why}
      </span>
      {mayChange && (
        <Button isBusy={isChanging} onClick={() => void remove()}>
          {text("doNotBuy.remove")}
        </Button>
      )}
    </p>
  );
}

/** A note as people type it ends as a sentence where another follows. */
function sentence(note: string): string {
  return note === "" || /[.!?]$/.test(note) ? note : `${note}.`;
}

type Buy = NonNullable<CustomerSummary["openBuy"]>;

function OpenBuy({ buy, timeZone }: { buy: Buy; timeZone: string }) {
  const storeId = useActiveStoreId();
  const { location } = buy;
  const brought = broughtText(buy);
  const now = useNow();
  const at = new Date(buy.readyAt ?? buy.checkedInAt);
  const isToday = localTimeAt(at, timeZone).date === localTimeAt(now, timeZone).date;
  const time = isToday ? formatTime(at, timeZone) : formatInstantDate(at, timeZone);
  const isReady = buy.stage === "ready" || buy.stage === "notified";
  const stage = isReady ? "ready" : buy.stage === "sorting" ? "sorting" : "waiting";
  return (
    <section className={classes.now}>
      <span className={classes.tag} aria-hidden="true">
        {buy.number}
      </span>
      <div>
        <p>
          <b>{text(`open.${stage}`, { number: buy.number, time })}</b> {isReady && offerText(buy)}
        </p>
        <small>{location === "" ? brought : text("open.place", { brought, place: location })}</small>
      </div>
      {storeId !== null && (
        <ButtonLink kind="primary" to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: buy.id }}>
          {text("open.button", { number: buy.number })}
        </ButtonLink>
      )}
    </section>
  );
}

function offerText({ cashOffer, tradeOffer }: Buy): string {
  const [cash, trade] = [formatMoney(cashOffer), formatMoney(tradeOffer)];
  if (cashOffer !== null && tradeOffer !== null) {
    return text("open.offer", { cash, trade });
  }
  if (cashOffer !== null) {
    return text("open.offerCash", { cash });
  }
  return tradeOffer === null ? "" : text("open.offerTrade", { trade });
}
