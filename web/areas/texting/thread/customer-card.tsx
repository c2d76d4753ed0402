import { IconBan, IconUser } from "@tabler/icons-react";
import { Link, useParams } from "@tanstack/react-router";
import { formatDate } from "#common/date-format.ts";
import { formatTime } from "#common/time-format.ts";
import { threadName } from "#web/areas/texting/shared/thread-name.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { Avatar } from "#web/ui/figures/avatar.tsx";
import { useHasMoreStores, useOptOut } from "./thread-end.tsx";
import { text } from "./thread-text.ts";
import { customerBuysQuery, customerCouponsQuery } from "./thread.queries.ts";
import type { ShownThread } from "./thread.queries.ts";
import classes from "./thread.module.css";

/** Who writes: what they sold, what they agreed to, what is here for them now. */
export function CustomerCard({ thread, maySend }: { thread: ShownThread; maySend: boolean }) {
  const { optOut, optOutOfAll } = useOptOut(thread);
  const hasMoreStores = useHasMoreStores();
  const name = threadName(thread);
  const stop = async () => {
    const question = { title: text("optOut.title", { name }), text: text("optOut.text"), tone: "bad" as const };
    if (await ask({ ...question, confirm: text("optOut.confirm"), cancel: text("cancel") })) {
      await optOut();
    }
  };
  const stopAll = async () => {
    const question = { title: text("optOutAll.title", { name }), text: text("optOutAll.text"), tone: "bad" as const };
    if (await ask({ ...question, confirm: text("optOutAll.confirm"), cancel: text("cancel") })) {
      await optOutOfAll();
    }
  };
  return (
    <aside className={classes.card} aria-label={text("card")}>
      <section>
        <div className={classes.customer}>
          {thread.customerName === null ? (
            <span className={classes.nobody}>
              <IconUser size={20} aria-hidden="true" />
            </span>
          ) : (
            <Avatar name={thread.customerName} size={34} />
          )}
          <span>
            <b>{name}</b>
            {thread.customerId === null ? (
              <small>{text(thread.customerName === null ? "unknownCustomer" : "registerCustomer")}</small>
            ) : (
              <Visits customerId={thread.customerId} />
            )}
          </span>
        </div>
        <Consents thread={thread} />
      </section>
      {thread.openBuy !== null && <OpenBuy buy={thread.openBuy} />}
      <Coupons phone={thread.phone} />
      {maySend && !thread.isOutOfAllStores && (
        <div className={classes.stops}>
          {thread.optedOutAt === null && (
            <Button kind="quiet" icon={<IconBan size={18} />} onClick={() => void stop()}>
              {thread.customerName === null ? text("optOutPhone") : text("optOut", { name })}
            </Button>
          )}
          {hasMoreStores && (
            <Button kind="quiet" icon={<IconBan size={18} />} onClick={() => void stopAll()}>
              {text("optOutAll")}
            </Button>
          )}
        </div>
      )}
    </aside>
  );
}

function Visits({ customerId }: { customerId: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(customerBuysQuery, { variables: { customerId }, live: ["Buy"] });
  const buys = read.status === "ready" ? read.data.pastBuys : [];
  const [last] = buys;
  return (
    <small>
      {last !== undefined && `${text("sells", { count: buys.length })}, ${formatDate(last.businessDate)} `}
      <Link to="/s/$storeId/customers/detail/show/$customerId" params={{ storeId, customerId }}>
        {text("open")}
      </Link>
    </small>
  );
}

function Consents({ thread: { consents } }: { thread: ShownThread }) {
  const words = (purpose: string) => {
    const consent = consents.find((candidate) => candidate.purpose === purpose);
    return consent === undefined ? text("notAsked") : text(consent.isGiven ? "yes" : "no");
  };
  return (
    <dl>
      <div>
        <dt>{text("buysConsent")}</dt>
        <dd>{words("buys")}</dd>
      </div>
      <div>
        <dt>{text("marketingConsent")}</dt>
        <dd>{words("marketing")}</dd>
      </div>
    </dl>
  );
}

function OpenBuy({ buy }: { buy: NonNullable<ShownThread["openBuy"]> }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const time = formatTime(new Date(buy.readyAt ?? buy.checkedInAt), timeZone);
  const isReady = buy.stage === "ready" || buy.stage === "notified";
  const stage = isReady ? "ready" : buy.stage === "sorting" ? "sorting" : "waiting";
  return (
    <section>
      <h3>
        {text("buy")} {buy.number}
        <Link to="/s/$storeId/buys/detail/edit/$buyId" params={{ storeId, buyId: buy.id }}>
          {text("open")}
        </Link>
      </h3>
      <b>{text(`stage.${stage}`, { time })}</b>
    </section>
  );
}

function Coupons({ phone }: { phone: string }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const canView = useCan()("bounceback:view");
  const filter = JSON.stringify({ text: phone.replace(/^\+1/, ""), status: "REDEEMABLE" });
  const read = useRead(customerCouponsQuery, { variables: { filter }, live: ["Coupon"], isPaused: !canView });
  const coupons = read.status === "ready" ? read.data.coupons.edges : [];
  return coupons.map(({ node }) => (
    <section key={node.id}>
      <h3>
        {text("coupon")}
        <Link to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId: node.id }}>
          {text("open")}
        </Link>
      </h3>
      <b>{node.offText}</b>
      <small>{node.numberText}</small>
      <small>{text("couponGood", { from: formatDate(node.redeemStartOn), to: formatDate(node.redeemEndOn) })}</small>
    </section>
  ));
}
