import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatPhone, isPhone } from "#common/phone.ts";
import { countPieces, momentWords } from "#web/areas/orders/shared/due-words.ts";
import { text as listText } from "#web/areas/orders/shared/orders-text.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { stepDetail, stepWords, text } from "./detail-text.ts";
import type { OrderPageData } from "./detail.queries.ts";
import classes from "./side.module.css";
import { paidWords } from "./paid-words.ts";

/** Who ordered, what it comes to, and what happened so far. */
export function OrderSide({ page }: { page: OrderPageData }) {
  return (
    <div className={classes.side}>
      <Customer page={page} />
      <Totals page={page} />
      <Steps page={page} />
    </div>
  );
}

function Customer({ page }: { page: OrderPageData }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { order, customerPhone: phone, customerEmail: email, note, redactedAt } = page;
  if (redactedAt !== null) {
    const date = formatInstantDate(new Date(redactedAt), timeZone);
    return (
      <Card title={text("side.erased")}>
        <p className={classes.hint}>{text("side.erasedText", { date })}</p>
      </Card>
    );
  }
  const isTextable = phone !== null && isPhone(phone);
  return (
    <Card title={order.customerName ?? text("side.customer")}>
      <div className={classes.contact}>
        {phone !== null && <a href={`tel:${phone}`}>{isTextable ? formatPhone(phone) : phone}</a>}
        {email !== null && <a href={`mailto:${email}`}>{email}</a>}
        {!isTextable && <small>{text("side.noPhone")}</small>}
        {note !== null && (
          <blockquote>
            {note}
            <small>{text("side.note")}</small>
          </blockquote>
        )}
      </div>
    </Card>
  );
}

function Totals({ page: { order, subtotal, tax, total, financialStatus, shopName } }: { page: OrderPageData }) {
  const rows = [
    [listText("items", { count: countPieces(order.lines).all }), subtotal],
    [text("side.tax"), tax],
    [paidWords(financialStatus, shopName).label, total],
  ] as const;
  return (
    <Card title={text("side.order")}>
      <dl className={classes.totals}>
        {rows.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Steps({ page: { steps } }: { page: OrderPageData }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const now = useNow();
  return (
    <Card title={text("side.steps")}>
      <ol className={classes.steps}>
        {steps.map(({ id, kind, at, byName, detail }) => (
          <li key={id} data-kind={kind}>
            <span>
              {stepWords(kind)}
              {stepDetail({ kind, detail }) !== null && <small>{stepDetail({ kind, detail })}</small>}
            </span>
            <time dateTime={at}>
              {byName !== null && `${byName.split(" ")[0]}, `}
              {momentWords(at, { now, timeZone })}
            </time>
          </li>
        ))}
      </ol>
    </Card>
  );
}
