import { IconAlertTriangle, IconBackspace, IconCheck, IconX } from "@tabler/icons-react";
import { useId, useLayoutEffect, useRef } from "react";
import type { FormEvent } from "react";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useUsedTill } from "#web/platform/till/tills.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { noAmount, typeAmount } from "./amount-keys.ts";
import type { TypedAmount } from "./amount-keys.ts";
import type { Coupon } from "./coupon.queries.ts";
import { text } from "./detail-text.ts";
import classes from "./redeem-panel.module.css";

const keys = ["7", "8", "9", "4", "5", "6", "1", "2", "3", "00", "0"];

type RedeemPanelProps = {
  coupon: Coupon;
  sale: TypedAmount;
  onSale: (sale: TypedAmount) => void;
  isRedeeming: boolean;
  onRedeem: () => void;
  /** What the button says where it isn't "Redeem". */
  label?: string;
};

/** The sale, if it is known, and the one large button. */
export function RedeemPanel({ coupon, sale, onSale, isRedeeming, onRedeem, label = text("redeem") }: RedeemPanelProps) {
  const isPhone = useIsPhone();
  const missing = sale.cents === null ? 0 : coupon.redeemMinSpend - sale.cents;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (missing <= 0 && !isRedeeming) {
      onRedeem();
    }
  };
  return (
    <form className={classes.panel} aria-label={label} onSubmit={handleSubmit}>
      <SaleField coupon={coupon} sale={sale} onSale={onSale} />
      {!isPhone && (
        <div className={classes.pad}>
          {keys.map((key) => (
            <button
              key={key}
              type="button"
              data-quiet={key === "00"}
              onClick={() => onSale(typeAmount(sale.text + key, sale))}
            >
              {key}
            </button>
          ))}
          <button
            type="button"
            data-quiet
            aria-label={text("sale.delete")}
            onClick={() => onSale(typeAmount(sale.text.slice(0, -1), sale))}
          >
            <IconBackspace size={24} aria-hidden="true" />
          </button>
        </div>
      )}
      <div className={classes.act}>
        <button
          type="submit"
          className={classes.redeem}
          aria-disabled={missing > 0 || isRedeeming || undefined}
          aria-busy={isRedeeming}
        >
          {missing > 0 ? text("sale.missing", { amount: formatMoney(missing) }) : label}
          <small>
            {missing > 0 ? text("sale.keep", { date: formatDayOfMonth(coupon.redeemEndOn) }) : <RedeemsAs />}
          </small>
        </button>
      </div>
    </form>
  );
}

type SaleFieldProps = Pick<RedeemPanelProps, "coupon" | "sale" | "onSale">;

/** Has the cursor from the start at a counter; a phone's own keys come up only when it is touched. */
function SaleField({ coupon, sale, onSale }: SaleFieldProps) {
  const id = useId();
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    function beginHere() {
      if (!isPhone) {
        field.current?.focus({ preventScroll: true });
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- only as it appears
    [],
  );
  useLayoutEffect(
    function keepCaretAtTheEnd() {
      if (document.activeElement === field.current) {
        field.current?.setSelectionRange(sale.text.length, sale.text.length);
      }
    },
    [sale.text],
  );
  return (
    <div className={classes.sale}>
      <label htmlFor={id}>
        {text("sale.label")}
        <em>{text("sale.skip")}</em>
      </label>
      <div className={classes.amount}>
        <input
          id={id}
          ref={field}
          value={sale.text}
          placeholder="$0.00"
          inputMode="decimal"
          autoComplete="off"
          aria-describedby={`${id}-hint`}
          onChange={(event) => onSale(typeAmount(event.target.value, sale))}
        />
        {sale.cents !== null && (
          <IconButton
            label={text("sale.clear")}
            onClick={() => {
              onSale(noAmount);
              field.current?.focus();
            }}
          >
            <IconX size={22} />
          </IconButton>
        )}
      </div>
      <SaleHint id={`${id}-hint`} coupon={coupon} sale={sale} />
    </div>
  );
}

function SaleHint({ id, coupon, sale }: { id: string; coupon: Coupon; sale: TypedAmount }) {
  const minimum = shortMoney(coupon.redeemMinSpend);
  if (sale.cents === null) {
    return (
      <p id={id} className={classes.hint}>
        {text("sale.needs", { minimum })}
      </p>
    );
  }
  const over = sale.cents - coupon.redeemMinSpend;
  if (over < 0) {
    return (
      <p id={id} className={classes.hint} data-tone="warn">
        <IconAlertTriangle size={18} aria-hidden="true" />
        {text("sale.missing", { amount: formatMoney(-over) })}
      </p>
    );
  }
  return (
    <p id={id} className={classes.hint} data-tone="good">
      <IconCheck size={18} aria-hidden="true" />
      {over === 0 ? text("sale.exact", { minimum }) : text("sale.over", { amount: formatMoney(over), minimum })}
    </p>
  );
}

/** Whose redemption it will be; a register where nobody is active asks first. */
function RedeemsAs() {
  const employee = useActiveEmployee();
  const till = useUsedTill();
  if (employee === null) {
    return text("redeem.pin");
  }
  const [name = employee.fullName] = employee.fullName.split(" ");
  return till === null ? text("redeem.asName", { name }) : text("redeem.as", { name, register: till.name });
}
