import { IconCheck, IconMinus, IconX } from "@tabler/icons-react";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import classes from "./coupon.module.css";

/** `unknown` where an earlier check already refused it. */
type Check = { isMet: boolean | "unknown"; label: string; detail: string };

/** The four questions of the counter, answered. */
export function CouponChecks({ coupon, today }: { coupon: Coupon; today: BusinessDate }) {
  const store = useActiveStore();
  const here = { id: String(store?.id), timeZone: store?.timeZone ?? "UTC" };
  const checks = [unused(coupon, here.timeZone), open(coupon, today), goodHere(coupon, here.id), firstToday(coupon)];
  return (
    <ul className={classes.checks} aria-label={text("check.label")}>
      {checks.map(({ isMet, label, detail }) => (
        <li key={label} data-met={isMet}>
          {isMet === "unknown" ? (
            <IconMinus size={20} aria-hidden="true" />
          ) : isMet ? (
            <IconCheck size={20} aria-hidden="true" />
          ) : (
            <IconX size={20} aria-hidden="true" />
          )}
          <span>
            {label}
            <small>{detail}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

function unused({ status, issuedAt }: Coupon, timeZone: string): Check {
  const isMet = status !== "REDEEMED" && status !== "VOIDED";
  const label = isMet ? "check.unused" : status === "VOIDED" ? "check.voided" : "check.used";
  const date = formatInstantDate(new Date(issuedAt), timeZone).replace(/, \d+$/, "");
  return { isMet, label: text(label), detail: text("check.issued", { date }) };
}

/** A voided coupon's days go on without it, so they are looked at and not its state. */
function open({ status, redeemStartOn, redeemEndOn }: Coupon, today: BusinessDate): Check {
  const isLeft = status === "VOIDED";
  if (status === "PENDING" || (isLeft && today < redeemStartOn)) {
    const detail = text("check.opens", { date: formatDayOfMonth(redeemStartOn) });
    return { isMet: false, label: text("check.closed"), detail };
  }
  return status === "EXPIRED" || (isLeft && today > redeemEndOn)
    ? {
        isMet: false,
        label: text("check.closed"),
        detail: text("check.expired", { date: formatDayOfMonth(redeemEndOn) }),
      }
    : {
        isMet: true,
        label: text("check.open"),
        detail: text("check.since", { date: formatDayOfMonth(redeemStartOn) }),
      };
}

function goodHere({ stores, storeName }: Coupon, storeId: string): Check {
  const isMet = stores.some(({ id }) => id === storeId);
  return isMet
    ? { isMet, label: text("check.here"), detail: text("check.stores", { count: stores.length }) }
    : { isMet, label: text("check.notHere"), detail: text("check.otherStore", { name: storeName }) };
}

/** Asked last: what refused it before says nothing about it. */
function firstToday({ block }: Coupon): Check {
  const isSecond = block?.code === "COUPON_ONE_PER_VISIT";
  const isMet = isSecond ? false : block === null ? true : "unknown";
  return { isMet, label: text(isSecond ? "check.second" : "check.first"), detail: text("check.visit") };
}
