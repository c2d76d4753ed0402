import { shortMoney } from "#common/bounceback/campaign.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import type { ReportFigures } from "./report.queries.ts";
import { text } from "./report-text.ts";
import { signedMoney } from "./week-bars.tsx";

const columns = {
  issued: ({ issued }) => formatNumber(issued),
  customers: ({ customers }) => formatNumber(customers),
  texted: ({ texted }) => formatNumber(texted),
  printed: ({ printed }) => formatNumber(printed),
  pending: ({ pending }) => formatNumber(pending),
  redeemable: ({ redeemable }) => formatNumber(redeemable),
  redeemed: ({ redeemed }) => formatNumber(redeemed),
  redemptionPct: ({ redemptionPct }) => formatPercent(redemptionPct),
  expired: ({ expired }) => formatNumber(expired),
  voided: ({ voided }) => formatNumber(voided),
  discount: ({ discount }) => shortMoney(discount),
  couponSales: ({ couponSales }) => formatMoney(couponSales),
  averageTicket: ({ averageTicket }) => formatMoney(averageTicket),
  storeTicket: ({ storeTicket }) => formatMoney(storeTicket),
  lift: ({ lift }) => signedMoney(lift),
  openLiability: ({ openLiability }) => shortMoney(openLiability),
  remindersSent: ({ remindersSent }) => formatNumber(remindersSent),
  leaked: ({ leaked, leakedAmount }) => (leaked === 0 ? "0" : `${formatNumber(leaked)}, ${shortMoney(leakedAmount)}`),
} satisfies Record<string, (figures: ReportFigures) => string>;

const names = [
  ...(["issued", "customers", "texted", "printed", "pending", "redeemable", "redeemed", "redemptionPct"] as const),
  ...(["expired", "voided", "discount", "couponSales", "averageTicket", "storeTicket", "lift"] as const),
  ...(["openLiability", "remindersSent", "leaked"] as const),
];

/** The report's figures as the heads of a table, as cells of its lines, and as pairs on a card. */
export function FigureHeads() {
  return names.map((name) => (
    <th key={name} scope="col" data-number>
      <ExplainedName name={text(`column.${name}`)} explanation={text(`means.${name}`)} />
    </th>
  ));
}

export function FigureCells({ figures }: { figures: ReportFigures }) {
  return names.map((name) => (
    <td key={name} data-number>
      {columns[name](figures)}
    </td>
  ));
}

/** They show what there is: a count of none and an unknown average would only make the way longer. */
export function FigurePairs({ figures }: { figures: ReportFigures }) {
  const pairs = names
    .map((name) => ({ name, shown: columns[name](figures) }))
    .filter(({ name, shown }) => name === "issued" || name === "redeemed" || !nothing.includes(shown));
  return (
    <dl>
      {pairs.map(({ name, shown }) => (
        <div key={name}>
          <dt>
            <ExplainedName name={text(`column.${name}`)} explanation={text(`means.${name}`)} />
          </dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

const nothing: readonly string[] = ["0", "$0", "$0.00", "0.0%", unknownText];
