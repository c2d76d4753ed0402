import type { BuyDetail, Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { formatDayOfMonth, formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { callsLine } from "#web/areas/buys/calls/calls-line.ts";
import { planText } from "#web/areas/buys/shared/plan-text.ts";
import { text } from "./detail-text.ts";
import classes from "./detail.module.css";

/** What is known of a buy beside its stages. */
export function BuyFacts({ detail, pos }: { detail: BuyDetail; pos: string }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { signaturePath } = detail;
  return (
    <dl className={classes.facts}>
      {factsOf(detail, { pos, timeZone }).map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {detail.buy.sellerPageUrl !== null && (
        <div>
          <dt>{text("page")}</dt>
          <dd>
            <a href={detail.buy.sellerPageUrl} target="_blank" rel="noreferrer">
              {text("page.open")}
            </a>
          </dd>
        </div>
      )}
      {signaturePath !== null && (
        <div>
          <dt>{text("policy")}</dt>
          <dd>
            <svg viewBox="0 0 600 180" className={classes.signature} aria-label={text("policy.SCREEN")}>
              <path d={signaturePath} />
            </svg>
          </dd>
        </div>
      )}
    </dl>
  );
}

type Fact = { name: string; value: string };

/** What is known of a buy, in words; what is not known is left out. */
function factsOf(detail: BuyDetail, around: { pos: string; timeZone: string }): Fact[] {
  const { buy, reasons, bringBackOn, signaturePath } = detail;
  const reasonCounts = reasons.map(({ name, count }) => `${name} ${count}`).join(", ");
  const facts = [
    { name: text("pile"), value: pileText(buy) },
    { name: text("place"), value: buy.location },
    { name: text("tags"), value: buy.containerTags },
    { name: text("promised"), value: when(buy.promisedAt, around.timeZone) },
    { name: text("calls"), value: callsLine(buy.callTimes, { now: new Date(), timeZone: around.timeZone }) ?? "" },
    { name: text("plan"), value: planText(buy, around.timeZone) ?? "" },
    { name: text("notes"), value: buy.notes },
    { name: text("items"), value: itemsText(buy) },
    { name: text("reasons"), value: reasonCounts },
    { name: text("bringBack"), value: bringBackOn === null ? "" : formatDayOfMonth(bringBackOn) },
    { name: text("offer"), value: offerText(buy) },
    { name: text("paid"), value: paidText(buy) },
    { name: text("override"), value: overrideText(buy) },
    { name: text("pos", around), value: posText(buy, around.pos) },
    { name: text("policy"), value: signaturePath === null ? text(`policy.${buy.signature}`) : "" },
  ];
  return facts.filter(({ value }) => value !== "");
}

function when(instant: string | null, timeZone: string): string {
  if (instant === null) {
    return "";
  }
  const at = new Date(instant);
  return `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`;
}

function itemsText({ itemsTaken, itemsPassed }: Buy): string {
  return itemsTaken === null ? "" : text("itemsText", { taken: itemsTaken, passed: itemsPassed ?? 0 });
}

function offerText({ cashOffer, tradeOffer }: Buy): string {
  if (cashOffer === null) {
    return "";
  }
  const cash = formatMoney(cashOffer);
  return tradeOffer === null ? cash : text("offerText", { cash, trade: formatMoney(tradeOffer) });
}

function paidText({ paid, payout }: Buy): string {
  const how = payout === null ? "" : buyText(`payout.${payout}`);
  return paid === null ? "" : text("paidText", { amount: formatMoney(paid), payout: how }).trim();
}

function overrideText({ guardianNote, overriddenBy }: Buy): string {
  return guardianNote === null ? "" : text("overrideText", { name: overriddenBy ?? "", note: guardianNote });
}

function posText({ posSync, posBuyId, posFailure }: Buy, pos: string): string {
  return posSync === "LINKED" ? (posBuyId ?? "") : (posFailure ?? buyText(`pos.${posSync}`, { pos }));
}
