import { Link } from "@tanstack/react-router";
import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatTime } from "#common/time-format.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { customerCouponsQuery, customerPurchasesQuery, customerTextsQuery } from "./page.queries.ts";
import type { CustomerCoupon, CustomerPurchase, CustomerText } from "./page.queries.ts";
import { text } from "./page-text.ts";
import classes from "./page.module.css";
import { rowsOfPage, TabList } from "./tab-list.tsx";
import type { TabColumn } from "./tab-list.tsx";
import { useStoreName } from "./use-store-name.ts";

type CouponWords = { tone: Tone; key: `coupon.${"pending" | "redeemable" | "redeemed" | "expired" | "voided"}` };

const notYet: CouponWords = { tone: "neutral", key: "coupon.pending" };

const couponWords: Readonly<Record<string, CouponWords>> = {
  pending: notYet,
  redeemable: { tone: "accent", key: "coupon.redeemable" },
  redeemed: { tone: "good", key: "coupon.redeemed" },
  expired: { tone: "neutral", key: "coupon.expired" },
  voided: { tone: "bad", key: "coupon.voided" },
};

/** Coupons on the customer's record, phone or customer of the register. */
export function CouponsTab({ customerId }: { customerId: string }) {
  const storeId = useActiveStoreId();
  const storeName = useStoreName();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const variables = { customerId, first: rowsOfPage };
  const read = useRead(customerCouponsQuery, { variables, live: ["Coupon", "Customer"] });
  const stateOf = ({ state, redeemedAt, redeemStoreName }: CustomerCoupon) => {
    const { tone, key } = couponWords[state] ?? notYet;
    const used = redeemedAt !== null && {
      date: formatInstantDate(new Date(redeemedAt), timeZone),
      store: redeemStoreName ?? "",
    };
    return (
      <span className={classes.named}>
        <Badge tone={tone}>{text(key)}</Badge>
        {used !== false && <small>{text("coupon.usedAt", used)}</small>}
      </span>
    );
  };
  const columns: readonly TabColumn<CustomerCoupon>[] = [
    {
      name: text("column.coupon"),
      renderCell: ({ id, number, storeId: at }) =>
        storeId !== null && storeName(at) === null ? (
          <Link to="/s/$storeId/bounceback/detail/show/$couponId" params={{ storeId, couponId: id }}>
            {number}
          </Link>
        ) : (
          number
        ),
    },
    {
      name: text("column.date"),
      renderCell: ({ issuedAt }) => formatInstantDate(new Date(issuedAt), timeZone),
      isExtra: true,
    },
    {
      name: text("column.worth"),
      renderCell: ({ redeemAmount }) => formatMoney(redeemAmount),
      isNumber: true,
      isSum: true,
    },
    {
      name: text("column.good"),
      renderCell: ({ redeemStartOn, redeemEndOn }) =>
        text("coupon.days", { from: formatDate(redeemStartOn), to: formatDate(redeemEndOn) }),
    },
    { name: text("column.state"), renderCell: stateOf },
  ];
  return (
    <TabList
      label={text("tab.coupons")}
      read={read}
      list={read.status === "ready" ? read.data.customerCoupons : null}
      variables={variables}
      columns={columns}
      empty={{ title: text("none.coupons"), text: text("none.couponsText") }}
    />
  );
}

/** What was texted with the customer's phones, each line a way to its conversation. */
export function TextsTab({ customer }: { customer: Customer }) {
  const storeId = useActiveStoreId();
  const storeName = useStoreName();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const variables = { customerId: customer.id, first: rowsOfPage };
  const read = useRead(customerTextsQuery, { variables, live: ["TextThread", "Customer"] });
  const writerOf = ({ isIncoming, authorName }: CustomerText) =>
    isIncoming ? text("from.customer", { name: customer.firstName }) : (authorName ?? text("from.store"));
  const columns: readonly TabColumn<CustomerText>[] = [
    {
      name: text("column.date"),
      renderCell: ({ createdAt }) => {
        const at = new Date(createdAt);
        return `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
      },
    },
    { name: text("column.who"), renderCell: writerOf },
    {
      name: text("column.text"),
      renderCell: (message) => {
        const other = storeName(message.storeId);
        const isLost = ["undelivered", "failed", "blocked"].includes(message.status);
        return (
          <span className={classes.message}>
            {other === null && storeId !== null ? (
              <Link to="/s/$storeId/texting/$threadId/show" params={{ storeId, threadId: message.threadId }}>
                {message.body}
              </Link>
            ) : (
              message.body
            )}
            {isLost && <Badge tone="bad">{text("from.failed")}</Badge>}
            {other !== null && <small>{text("elsewhere", { store: other })}</small>}
          </span>
        );
      },
    },
  ];
  return (
    <TabList
      label={text("tab.texts")}
      read={read}
      list={read.status === "ready" ? read.data.customerTexts : null}
      variables={variables}
      columns={columns}
      empty={{ title: text("none.texts"), text: text("none.textsText") }}
    />
  );
}

/** Sales with the customer attached at the register. */
export function PurchasesTab({ customerId }: { customerId: string }) {
  const storeName = useStoreName();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const variables = { customerId, first: rowsOfPage };
  const read = useRead(customerPurchasesQuery, { variables, live: ["Customer", "pos-transaction"] });
  const columns: readonly TabColumn<CustomerPurchase>[] = [
    {
      name: text("column.receipt"),
      renderCell: ({ number, type }) => (
        <span className={classes.named}>
          {number}
          {(type === "return" || type === "void" || type === "exchange") && <Badge>{text(`receipt.${type}`)}</Badge>}
        </span>
      ),
    },
    {
      name: text("column.date"),
      renderCell: ({ businessDate, at }) => `${formatDate(businessDate)}, ${formatTime(new Date(at), timeZone)}`,
    },
    { name: text("column.store"), renderCell: ({ storeId }) => storeName(storeId) ?? "", isExtra: true },
    { name: text("column.items"), renderCell: ({ itemsSold }) => formatNumber(itemsSold), isNumber: true },
    { name: text("column.total"), renderCell: ({ total }) => formatMoney(total), isNumber: true, isSum: true },
  ];
  return (
    <TabList
      label={text("tab.purchases")}
      read={read}
      list={read.status === "ready" ? read.data.customerPurchases : null}
      variables={variables}
      columns={columns}
      empty={{ title: text("none.purchases"), text: text("none.purchasesText") }}
    />
  );
}
