import { IconBuildingBank } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { Tone } from "#web/ui/figures/badge.tsx";
import type { JournalEntry, LedgerClose } from "./books.queries.ts";
import { text } from "./books-text.ts";
import { lacksTenders } from "./lacks-tenders.ts";
import classes from "./close-panel.module.css";

const tones = { AGREES: "good", ASKING: "warn", DIFFERS: "bad" } as const satisfies Record<string, Tone>;

/** The Day Close that the entries were made from, and what goes to the bank. */
export function ClosePanel({ close, entries }: { close: LedgerClose; entries: readonly JournalEntry[] }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const { agreement, overShort, tenders } = close;
  const cash = cashToDeposit(entries);
  const deposit = cash === null ? null : cash - (close.buyCash ?? 0);
  const isUnpaid = lacksTenders(close);
  const paid = (kinds: readonly string[]) =>
    tenders.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0);
  return (
    <section className={classes.close} aria-label={text("close.title")}>
      <header>
        <h2>{text("close.title")}</h2>
        {agreement !== null && <Badge tone={tones[agreement]}>{text(`close.${agreement}`)}</Badge>}
      </header>
      <ClosedBy close={close} />
      <dl>
        <Amount name={text("close.posSales")} cents={close.posSales} />
        <Amount name={text("close.ownSales")} cents={close.ownSales} />
        <Amount name={text("close.difference")} cents={close.difference} isSum state={agreement ?? undefined} />
      </dl>
      <h3>{text("close.drawers")}</h3>
      <dl>
        <Amount name={text("close.overShort")} cents={overShort} isSum unknown={text("close.notCounted")} />
      </dl>
      {cash !== null && (
        <>
          <h3>{text("close.cash")}</h3>
          <dl>
            <Amount name={text("close.counted")} cents={cash} />
            <Amount name={text("close.paidForBuys")} cents={-(close.buyCash ?? 0)} />
          </dl>
          <p className={classes.deposit}>
            <IconBuildingBank size={20} aria-hidden="true" />
            {text((deposit ?? 0) < 0 ? "close.toAdd" : "close.deposit")}
            <strong>{formatMoney(Math.abs(deposit ?? 0))}</strong>
          </p>
        </>
      )}
      <h3>{text("close.also")}</h3>
      {isUnpaid && <p>{text("close.noTenders")}</p>}
      <dl>
        {!isUnpaid && (
          <>
            <Amount name={text("close.cards")} cents={paid(["visa", "mastercard", "amex", "discover", "debit"])} />
            <Amount name={text("close.credits")} cents={paid(["giftCard", "storeCredit", "tradeCredit"])} />
          </>
        )}
        <Amount name={text("close.tax")} cents={close.tax} />
        <Amount name={text("close.giftSold")} cents={close.giftCardsSold} />
        <Amount name={text("close.buyTrade")} cents={close.buyTrade} />
      </dl>
      <span data-no-print>
        <ButtonLink to="/s/$storeId/reports/day_close" params={{ storeId }} search={{ d: close.date, day: close.date }}>
          {text("close.open")}
        </ButtonLink>
      </span>
    </section>
  );
}

function ClosedBy({ close: { closedAt, closedBy } }: { close: LedgerClose }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  if (closedAt === null) {
    return null;
  }
  const time = formatTime(new Date(closedAt), timeZone);
  return <p>{closedBy === null ? text("close.at", { time }) : text("close.by", { time, name: closedBy })}</p>;
}

/** What the drawers hold from sales: the line of that name, whatever side it stands on. Null before the entries are made. */
function cashToDeposit(entries: readonly JournalEntry[]): number | null {
  const sales = entries.find(({ kind }) => kind === "SALES");
  const line = sales?.lines.find(({ key }) => key === "cash_to_deposit");
  return sales === undefined ? null : (line?.debit ?? 0) - (line?.credit ?? 0);
}

type AmountProps = {
  name: string;
  cents: number | null;
  isSum?: boolean;
  state?: string | undefined;
  /** What stands where nobody knows the amount. */
  unknown?: string;
};

function Amount({ name, cents, isSum = false, state, unknown }: AmountProps) {
  return (
    <div data-sum={isSum || undefined} data-agreement={state}>
      <dt>{name}</dt>
      <dd>{cents === null && unknown !== undefined ? unknown : formatMoney(cents)}</dd>
    </div>
  );
}
