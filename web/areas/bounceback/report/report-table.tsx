import { Link, useParams } from "@tanstack/react-router";
import { periodText } from "#common/bounceback/campaign.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { WideTable } from "#web/ui/table/wide-table.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { useIsPrinting } from "#web/ui/use-is-printing.ts";
import type { BouncebackReport, ReportFigures, ReportLine } from "./report.queries.ts";
import { FigureCells, FigureHeads, FigurePairs } from "./report-columns.tsx";
import { text } from "./report-text.ts";
import classes from "./report-table.module.css";

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
            <FigureHeads />
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
              <FigureCells figures={line.figures} />
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {text("table.total")}
              </th>
              <FigureCells figures={total} />
            </tr>
          </tfoot>
        )}
      </table>
    </WideTable>
  );
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
