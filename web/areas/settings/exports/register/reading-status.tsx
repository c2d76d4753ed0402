import { relativeTime } from "#common/relative-time.ts";
import { formatNumber } from "#common/number-format.ts";
import { unknownText } from "#common/unknown-text.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { Badge } from "#web/ui/figures/badge.tsx";
import type { SavedState } from "#web/areas/settings/exports/use-editor.ts";
import type { Reading } from "#web/areas/settings/exports/exports.queries.ts";
import { text } from "#web/areas/settings/exports/exports-text.ts";
import classes from "#web/areas/settings/exports/exports.module.css";

type ReadingStatusProps = { reading: Reading | null; saved: SavedState; timeZone: string };

const nothingRead = { lastFile: null, lastRowAt: null, rowsTaken: null, rowsRefused: null };

/** What the register does with its files. */
export function ReadingStatus({ reading, saved, timeZone }: ReadingStatusProps) {
  const now = useNow();
  const { version } = saved;
  const timeOf = (instant: string | null) =>
    instant === null ? unknownText : relativeTime(new Date(instant), { now, timeZone });
  const versionText = version === 0 ? text("noneYet") : text("status.version", { version });
  const { lastFile, lastRowAt, rowsTaken, rowsRefused } = reading ?? nothingRead;
  const facts = [
    [text("status.lastFile"), lastFile ?? unknownText],
    [text("status.lastRow"), timeOf(lastRowAt)],
    [text("status.taken"), formatNumber(rowsTaken)],
    [text("status.refused"), formatNumber(rowsRefused)],
    [text("status.mapping"), versionText],
  ] as const;
  return (
    <Card title={text("status.title")} aside={<ReadingBadge reading={reading} />}>
      {reading === null && <p className={classes.soft}>{text("status.unknown")}</p>}
      <dl className={classes.status}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function ReadingBadge({ reading }: { reading: Reading | null }) {
  if (reading === null || reading.lastFile === null) {
    return <Badge>{text("status.waits")}</Badge>;
  }
  return reading.problem === null ? (
    <Badge tone="good">{text("status.live")}</Badge>
  ) : (
    <Badge tone="bad">{text("status.stopped")}</Badge>
  );
}
