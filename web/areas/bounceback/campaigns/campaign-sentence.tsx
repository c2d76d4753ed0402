import { campaignSentence, earnedCount, shortMoney } from "#common/bounceback/campaign.ts";
import type { BusinessDate } from "#common/business-date.ts";
import { formatDayOfMonth } from "#common/date-format.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { fillText } from "#web/ui/fill-text.ts";
import { amountOf, draftOf } from "./campaign-values.ts";
import type { CampaignValues } from "./campaign-values.ts";
import type { BouncebackSettings } from "./campaigns.queries.ts";
import { text } from "./campaigns-text.ts";
import classes from "./campaign-sentence.module.css";

type Terms = Pick<
  CampaignValues,
  | "type"
  | "earnedBy"
  | "several"
  | "earnStartOn"
  | "earnEndOn"
  | "earnMinSpend"
  | "redeemStartOn"
  | "redeemEndOn"
  | "redeemAmount"
>;

/** A campaign in one sentence, as a person would say it; what the form holds is marked. `isOver` tells it in the past. */
export function CampaignSentence({ terms, isOver = false }: { terms: Terms; isOver?: boolean }) {
  return (
    <>
      {sentenceParts(terms, isOver).map((part, at) =>
        part.isValue ? (
          // oxlint-disable-next-line react/no-array-index-key -- the parts of one sentence keep their places
          <em key={at} className={classes.value}>
            {part.words}
          </em>
        ) : (
          part.words
        ),
      )}
    </>
  );
}

type Rules = Pick<BouncebackSettings, "mostPerSale" | "storeNames">;

/** The card above the form: the coupon as a tag, and what earns it, while a person types. */
export function SentenceCard({ values, rules }: { values: CampaignValues; rules: Rules }) {
  const { redeemAmount, redeemStartOn, redeemEndOn } = values;
  return (
    <section className={classes.sentence} aria-label={text("form.sentence")}>
      <CouponTag
        off={text("tag.off", { off: moneyText(redeemAmount) })}
        period={text("tag.period", { start: dayText(redeemStartOn), end: endText(redeemStartOn, redeemEndOn) })}
      />
      <p aria-live="polite">
        <CampaignSentence terms={values} />
        <small>{useFinePrint(values, rules)}</small>
      </p>
    </section>
  );
}

/** The hangtag with the amount on it. */
function CouponTag({ off, period }: { off: string; period: string }) {
  return (
    <span className={classes.tag} aria-hidden="true">
      <svg width="150" height="70" viewBox="0 0 150 70">
        <path
          fillRule="evenodd"
          d="M17.4 4.6Q22 0 28.5 0L145 0Q150 0 150 5L150 65Q150 70 145 70L28.5 70Q22 70 17.4 65.4L4.6 52.6Q0 48 0 41.5L0 28.5Q0 22 4.6 17.4ZM25.5 35A5.5 5.5 0 1 0 14.500 35A5.5 5.5 0 1 0 25.500 35Z"
        />
      </svg>
      <b>{off}</b>
      <span>{period}</span>
    </span>
  );
}

/** The short form that lists use, where it is good, and an example. */
function useFinePrint(values: CampaignValues, { mostPerSale, storeNames }: Rules): string {
  const store = useActiveStore()?.name ?? "";
  const isEverywhere = values.redeemableAt === "ALL_ACCOUNT_STORES";
  const parts = [
    hasDates(values) && amountOf(values.redeemAmount) > 0 ? `${campaignSentence(draftOf(values))}.` : null,
    text("sentence.visit", { stores: isEverywhere ? everyStore(storeNames) : store }),
    exampleText(values, mostPerSale),
  ];
  return parts.filter((part) => part !== null).join(" ");
}

/** More names than these nobody reads. */
const mostNames = 4;

/** `Elm Street and Maple Street`. */
function everyStore(names: readonly string[]): string {
  if (names.length === 0) {
    return text("sentence.allStores");
  }
  return names.length > mostNames
    ? text("sentence.manyStores", { count: names.length })
    : new Intl.ListFormat("en-US").format(names);
}

/** `A sale of $96 earns 2.`, at 2.4 times the amount. */
function exampleText(values: CampaignValues, mostPerSale: number): string | null {
  const spend = amountOf(values.earnMinSpend);
  if (values.type === "MANUAL" || spend <= 0) {
    return null;
  }
  const cents = Math.round((spend * 2.4) / 100) * 100;
  const count = earnedCount(draftOf(values), { cents, most: mostPerSale });
  return text(values.earnedBy === "TRADE" ? "sentence.exampleTrade" : "sentence.example", {
    amount: shortMoney(cents),
    count,
  });
}

function hasDates({ earnStartOn, earnEndOn }: Terms): boolean {
  return earnStartOn !== null && earnEndOn !== null;
}

type Part = { words: string; isValue: boolean };

function sentenceParts(terms: Terms, isOver: boolean): Part[] {
  const off = moneyText(terms.redeemAmount);
  const template = fillText(text(sentenceKey(terms, isOver)), {
    earns: text(isOver ? "sentence.earned" : "sentence.earns"),
    article: text(/^\$(8|1[18](?!\d))/.test(off) ? "sentence.an" : "sentence.a"),
  });
  const values: Readonly<Record<string, string>> = {
    off,
    spend: moneyText(terms.earnMinSpend),
    from: dayText(terms.earnStartOn),
    to: dayText(terms.earnEndOn),
    start: dayText(terms.redeemStartOn),
    end: endText(terms.redeemStartOn, terms.redeemEndOn),
  };
  return template
    .split(/(\{\w+\})/)
    .filter((words) => words !== "")
    .map((words) => {
      const value = values[words.slice(1, -1)];
      return words.startsWith("{") && value !== undefined ? { words: value, isValue: true } : { words, isValue: false };
    });
}

function sentenceKey({ type, earnedBy, several }: Terms, isOver: boolean) {
  if (type === "MANUAL") {
    return isOver ? "sentence.manualPast" : "sentence.manual";
  }
  const isEach = several === "each";
  if (earnedBy === "TRADE") {
    return isEach ? "sentence.tradeEach" : "sentence.tradeOne";
  }
  return isEach ? "sentence.saleEach" : "sentence.saleOne";
}

const missing = "…";

function moneyText(typed: CampaignValues["redeemAmount"]): string {
  return typeof typed === "number" ? shortMoney(typed) : missing;
}

function dayText(date: BusinessDate | null): string {
  return date === null ? missing : formatDayOfMonth(date);
}

/** The month goes without saying when it is the same: `Dec 7 to 24`. */
function endText(start: BusinessDate | null, end: BusinessDate | null): string {
  return start !== null && end !== null && start.slice(0, 7) === end.slice(0, 7)
    ? String(Number(end.slice(8)))
    : dayText(end);
}
