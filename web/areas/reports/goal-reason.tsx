import { Fragment } from "react";
import { formatMoney, formatWholeMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { text } from "./goal-reason-text.ts";

/** Why a day sold more or less than its goal, as the API returns it. Money is cents. */
type GoalReasonFigures = {
  difference: number;
  customers: number;
  goalCustomers: number;
  customersPart: number;
  piecesTenths: number | null;
  goalPiecesTenths: number;
  piecesPart: number;
  price: number | null;
  goalPrice: number;
  pricePart: number;
};

/** "Wednesday missed by $305" */
export function reasonTitle(day: string, { difference }: GoalReasonFigures): string {
  const amount = formatWholeMoney(Math.abs(difference));
  if (difference === 0) {
    return text("met", { day });
  }
  return text(difference < 0 ? "missed" : "beat", { day, amount });
}

/** "2 more customers (+$63), 0.3 fewer pieces each (−$287), $0.19 less a piece (−$81)": the parts add up. */
export function GoalReasonParts({ reason }: { reason: GoalReasonFigures }) {
  return (
    <>
      {partsOf(reason).map(({ words, amount }, at) => (
        <Fragment key={words}>
          {at > 0 && ", "}
          {words}
          {amount !== 0 && (
            <>
              {" "}
              (<strong>{signedMoney(amount)}</strong>)
            </>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** What the parts are compared with. A price is named only where all days share it. */
export function basisText(reasons: readonly GoalReasonFigures[]): string {
  const [first] = reasons;
  const pieces = formatNumber((first?.goalPiecesTenths ?? 0) / 10, 1);
  const hasOnePrice = reasons.every(({ goalPrice }) => goalPrice === first?.goalPrice);
  return hasOnePrice
    ? text("basis", { pieces, price: formatMoney(first?.goalPrice ?? null) })
    : text("basisOpen", { pieces });
}

type ReasonPart = { words: string; amount: number };

function partsOf(reason: GoalReasonFigures): ReasonPart[] {
  const { customers, goalCustomers, piecesTenths, goalPiecesTenths, price, goalPrice } = reason;
  const parts = [{ words: customersText(customers - goalCustomers), amount: reason.customersPart }];
  if (piecesTenths !== null) {
    parts.push({ words: piecesText(piecesTenths - goalPiecesTenths, reason.piecesPart), amount: reason.piecesPart });
  }
  if (price !== null) {
    parts.push({ words: priceText(price - goalPrice, reason.pricePart), amount: reason.pricePart });
  }
  return parts;
}

function customersText(more: number): string {
  const words = { count: Math.abs(more), customers: formatNumber(Math.abs(more)) };
  return more === 0 ? text("customersSame") : text(more > 0 ? "customersMore" : "customersFewer", words);
}

/** A tenth of a piece that is rounded away still makes some dollars. */
function piecesText(more: number, part: number): string {
  const words = { pieces: formatNumber(Math.abs(more) / 10, 1) };
  if (more === 0) {
    return text(part === 0 ? "piecesSame" : "piecesAlike");
  }
  return text(more > 0 ? "piecesMore" : "piecesFewer", words);
}

function priceText(more: number, part: number): string {
  const words = { price: formatMoney(Math.abs(more)) };
  if (more === 0) {
    return text(part === 0 ? "priceSame" : "priceAlike");
  }
  return text(more > 0 ? "priceMore" : "priceLess", words);
}

function signedMoney(cents: number): string {
  return cents > 0 ? `+${formatWholeMoney(cents)}` : formatWholeMoney(cents);
}
