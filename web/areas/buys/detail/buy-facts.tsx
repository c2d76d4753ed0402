import type { ReactNode } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import type { BuyDetail } from "#web/areas/buys/shared/buys.queries.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { useActiveStore } from "#web/platform/store/use-active-store.ts";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

type Fact = readonly [string, ReactNode];

/** What is known of a buy beside its stages. */
export function BuyFacts({ detail, pos }: { detail: BuyDetail; pos: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { buy, reasons, signaturePath } = detail;
  const when = (instant: string) =>
    `${formatInstantDate(new Date(instant), timeZone)}, ${formatTime(new Date(instant), timeZone)}`;
  const facts: (Fact | false)[] = [
    [text("pile"), pileText(buy)],
    buy.location !== "" && [text("place"), buy.location],
    buy.containerTags !== "" && [text("tags"), buy.containerTags],
    buy.promisedAt !== null && [text("promised"), when(buy.promisedAt)],
    buy.notes !== "" && [text("notes"), buy.notes],
    buy.itemsTaken !== null && [
      text("items"),
      text("itemsText", { taken: buy.itemsTaken, passed: buy.itemsPassed ?? 0 }),
    ],
    reasons.length > 0 && [text("reasons"), reasons.map(({ name, count }) => `${name} ${count}`).join(", ")],
    buy.cashOffer !== null && [
      text("offer"),
      buy.tradeOffer === null
        ? formatMoney(buy.cashOffer)
        : text("offerText", { cash: formatMoney(buy.cashOffer), trade: formatMoney(buy.tradeOffer) }),
    ],
    buy.paid !== null && [
      text("paid"),
      text("paidText", {
        amount: formatMoney(buy.paid),
        payout: buy.payout === null ? "" : buyText(`payout.${buy.payout}`),
      }),
    ],
    buy.guardianNote !== null && [
      text("policy"),
      text("override", { name: buy.overriddenBy ?? "", note: buy.guardianNote }),
    ],
    [
      text("pos", { pos }),
      buy.posSync === "LINKED" ? (buy.posBuyId ?? "") : (buy.posFailure ?? buyText(`pos.${buy.posSync}`, { pos })),
    ],
    [
      text("policy"),
      signaturePath === null ? (
        text(`policy.${buy.signature}`)
      ) : (
        <svg viewBox="0 0 600 180" className={classes.signature} role="img" aria-label={text("policy.SCREEN")}>
          <path d={signaturePath} />
        </svg>
      ),
    ],
  ];
  return (
    <dl className={classes.facts}>
      {facts
        .filter((fact) => fact !== false)
        .map(([name, value], at) => (
          <div key={`${at} ${name}`}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
