import { Link, useParams } from "@tanstack/react-router";
import { periodText, shortMoney } from "#common/bounceback/campaign.ts";
import { formatMoney } from "#common/money.ts";
import { formatNumber } from "#common/number-format.ts";
import { formatPercent } from "#common/percent.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import type { BouncebackReport, ReportFigures, ReportLine } from "./report.queries.ts";
import { text } from "./report-text.ts";
import { signedMoney } from "./week-bars.tsx";
import classes from "./report-table.module.css";

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

/** A line for each version of each campaign, the total, and what sister stores issued and people used here. */
export function ReportTable({ report }: { report: BouncebackReport }) {
  const isPhone = useIsPhone();
  // Twenty-two columns are wider than paper too.
  const hasCards = useIsPrinting() || isPhone;
  const { campaigns, sisters, total } = report;
  return (
    <>
      <Card title={text("table.title")} hasPadding={false}>
        {hasCards ? (
          <LineCards lines={campaigns} total={total} />
        ) : (
          <LinesTable label={text("table.title")} lines={campaigns} total={total} />
        )}
      </Card>
      {sisters.length > 0 && (
        <Card title={text("table.sisters")} aside={text("table.sistersNote")} hasPadding={false}>
          {hasCards ? <LineCards lines={sisters} /> : <LinesTable label={text("table.sisters")} lines={sisters} />}
        </Card>
      )}
    </>
  );
}

type LinesProps = { lines: readonly ReportLine[]; total?: ReportFigures };

function LinesTable({ label, lines, total }: LinesProps & { label: string }) {
  return (
    <WideTable label={text("table.columns", { title: label })}>
      <table className={classes.lines} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{text("column.campaign")}</th>
            <th scope="col">{text("column.status")}</th>
            <th scope="col">{text("column.earn")}</th>
            <th scope="col">{text("column.redeem")}</th>
            {names.map((name) => (
              <th key={name} scope="col" data-number>
                {text(`column.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={keyOf(line)}>
              <th scope="row">
                <LineName line={line} />
              </th>
              <td>{statusText(line)}</td>
              <td>{daysText(line.earnStartOn, line.earnEndOn)}</td>
              <td>{daysText(line.redeemStartOn, line.redeemEndOn)}</td>
              <NumberCells figures={line.figures} />
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {text("table.total")}
              </th>
              <NumberCells figures={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  );
}

function NumberCells({ figures }: { figures: ReportFigures }) {
  return names.map((name) => (
    <td key={name} data-number>
      {columns[name](figures)}
    </td>
  ));
}

/** The same on a phone and on paper: a card for each line, its figures in pairs. */
function LineCards({ lines, total }: LinesProps) {
  return (
    <ul className={classes.cards}>
      {lines.map((line) => (
        <li key={keyOf(line)}>
          <strong>
            <LineName line={line} />
          </strong>
          <p>
            {[statusText(line), daysText(line.redeemStartOn, line.redeemEndOn)]
              .filter((part) => part !== unknownText)
              .join(", ")}
          </p>
          <FigurePairs figures={line.figures} />
        </li>
      ))}
      {total !== undefined && (
        <li>
          <strong>{text("table.total")}</strong>
          <FigurePairs figures={total} />
        </li>
      )}
    </ul>
  );
}

/** They show what there is: a count of none and an unknown average would only make the way longer. */
function FigurePairs({ figures }: { figures: ReportFigures }) {
  const pairs = names
    .map((name) => ({ name, shown: columns[name](figures) }))
    .filter(({ name, shown }) => name === "issued" || name === "redeemed" || !nothing.includes(shown));
  return (
    <dl>
      {pairs.map(({ name, shown }) => (
        <div key={name}>
          <dt>{text(`column.${name}`)}</dt>
          <dd>{shown}</dd>
        </div>
      ))}
    </dl>
  );
}

const nothing: readonly string[] = ["0", "$0", "$0.00", "0.0%", unknownText];

/** A manager goes on to the campaign; a sister store's is marked with its store. */
function LineName({ line }: { line: ReportLine }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const can = useCan();
  const { campaignId, name, version, isSister, storeName } = line;
  const notes = [version > 1 && text("version", { version }), isSister && text("ofStore", { store: storeName })];
  return (
    <>
      {can("bounceback:settings") && !isSister ? (
        <Link to="/s/$storeId/bounceback/settings/campaigns/$campaignId" params={{ storeId, campaignId }}>
          {name}
        </Link>
      ) : (
        name
      )}
      {notes.some((note) => note !== false) && <small>{notes.filter((note) => note !== false).join(", ")}</small>}
    </>
  );
}

const statuses = ["not_started", "active", "ended"] as const;

function statusText({ status }: ReportLine): string {
  const word = statuses.find((name) => name === status);
  return word === undefined ? unknownText : text(`status.${word}`);
}

function daysText(from: string | null, to: string | null): string {
  return from === null || to === null ? unknownText : periodText(from, to);
}

function keyOf({ campaignId, storeName }: ReportLine): string {
  return `${campaignId} ${storeName}`;
}
