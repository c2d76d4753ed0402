import { formatDate, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatPhone } from "#common/phone.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { registerText } from "#web/areas/bounceback/shared/register-text.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import classes from "./coupon.module.css";

type Fact = readonly [label: Parameters<typeof text>[0], value: string | null];

/** Everything the coupon holds, for a person who has to look it up. What is unknown is left out. */
export function CouponFacts({ coupon }: { coupon: Coupon }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const when = (instant: string | null) => {
    const at = instant === null ? null : new Date(instant);
    return at === null ? null : `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
  };
  const facts = [...issueFacts(coupon, when), ...redemptionFacts(coupon, when)].filter(
    (fact): fact is readonly [Fact[0], string] => fact[1] !== null && fact[1] !== "",
  );
  return (
    <section className={classes.card} data-tall aria-labelledby="coupon-facts">
      <h2 id="coupon-facts">{text("facts.title")}</h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{text(label)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={classes.terms}>{coupon.termsText}</p>
    </section>
  );
}

type When = (instant: string | null) => string | null;

function issueFacts(coupon: Coupon, when: When): Fact[] {
  const { campaign, cellphone, earnedAmount, printCount } = coupon;
  return [
    ["facts.campaign", text("facts.version", { name: campaign.name, version: campaign.version })],
    ["facts.number", coupon.numberText],
    ["facts.store", coupon.storeName],
    ["facts.issuedTo", coupon.name],
    ["facts.email", coupon.email],
    ["facts.phone", cellphone === null ? null : formatPhone(cellphone)],
    [
      "facts.issuedAt",
      [when(coupon.issuedAt), coupon.issuedBy, registerText(coupon.issuedTerminal)].filter(Boolean).join(", "),
    ],
    ["facts.ticket", coupon.transactionNumber ?? coupon.transactionId],
    ["facts.sale", earnedAmount === null ? null : formatMoney(earnedAmount)],
    ["facts.off", coupon.offText],
    ["facts.period", `${formatDate(coupon.redeemStartOn)} – ${formatDate(coupon.redeemEndOn)}`],
    ["facts.until", when(coupon.expiresAt)],
    ["facts.place", coupon.stores.map(({ name }) => name).join(", ")],
    ["facts.printed", printCount === 0 ? null : text("facts.times", { count: printCount })],
    ["facts.note", coupon.deliveryNote],
  ];
}

function redemptionFacts({ redemption }: Coupon, when: When): Fact[] {
  return redemption === null
    ? []
    : [
        ["facts.redeemedAt", [when(redemption.at), redemption.storeName].filter(Boolean).join(", ")],
        ["facts.terminal", registerText(redemption.terminal)],
        ["facts.employee", redemption.by],
        ["facts.redeemTicket", redemption.ticket],
        ["facts.redeemSale", redemption.purchaseAmount === null ? null : formatMoney(redemption.purchaseAmount)],
        ["facts.override", redemption.overrideReason],
      ];
}
