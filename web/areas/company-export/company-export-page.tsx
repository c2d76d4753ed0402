import { IconDownload } from "@tabler/icons-react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatNumber } from "#common/number-format.ts";
import { percentOf } from "#common/percent.ts";
import { formatTime } from "#common/time-format.ts";
import { CloseCard } from "#web/areas/company-closing/shared/close-card.tsx";
import { SettingsBack } from "#web/areas/settings/shared/settings-back.tsx";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useLeaveFor } from "#web/platform/graphql/use-leave-for.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ProgressBar } from "#web/ui/figures/progress-bar.tsx";
import { Page } from "#web/ui/page/page.tsx";
import { text } from "./company-export-text.ts";
import classes from "./company-export.module.css";
import { companyExportQuery, openExportMutation, startExportMutation } from "./company-export.queries.ts";
import type { CompanyExport } from "./company-export.queries.ts";

/** For owners: everything of the company as one file. */
export function CompanyExportPage() {
  const can = useCan();
  return (
    <Page width="reading" back={<SettingsBack />} title={text("title")}>
      {can("company:export") ? <ExportCard /> : <ForbiddenState text={text("ownerOnly")} />}
      {can("company:close") && <CloseCard />}
    </Page>
  );
}

function ExportCard() {
  const read = useRead(companyExportQuery, { live: ["CompanyExport"] });
  return (
    <Card>
      <div className={classes.stack}>
        <p>
          {text("intro")} {text("left")}
        </p>
        {read.status === "ready" ? <Standing newest={read.data.companyExport} /> : <ReadState read={read} />}
      </div>
    </Card>
  );
}

function Standing({ newest }: { newest: CompanyExport | null }) {
  if (newest === null) {
    return <StartButton label={text("start")} isFirst />;
  }
  if (newest.state === "working") {
    return <Working newest={newest} />;
  }
  return newest.state === "ready" ? <Ready newest={newest} /> : <Failed />;
}

function Working({ newest: { tablesDone, tablesCount, rowsWritten } }: { newest: CompanyExport }) {
  return (
    <section className={classes.stack} aria-live="polite">
      <strong>{text("working.title")}</strong>
      <div className={classes.bar}>
        <ProgressBar label={text("working.title")} tenths={percentOf(tablesDone, tablesCount)} />
      </div>
      <p className={classes.note}>
        {[
          text("working.tables", { done: tablesDone, count: tablesCount }),
          text("working.rows", { rows: formatNumber(rowsWritten) }),
          text("working.leave"),
        ].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </section>
  );
}

const keptMs = 7 * 86_400_000;
/** From here on a file has a first decimal of a megabyte. */
const smallBytes = 100_000;

function Ready({ newest: { finishedAt, bytes, rowsWritten } }: { newest: CompanyExport }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const made = new Date(finishedAt ?? 0);
  return (
    <section className={classes.stack}>
      <strong>{text("ready.title")}</strong>
      <p className={classes.note}>
        {[
          text("ready.made", { date: formatInstantDate(made, timeZone), time: formatTime(made, timeZone) }),
          bytes < smallBytes
            ? text("ready.small", { rows: formatNumber(rowsWritten) })
            : text("ready.size", { size: formatNumber(bytes / 1_000_000, 1), rows: formatNumber(rowsWritten) }),
          text("ready.until", { date: formatInstantDate(new Date(made.getTime() + keptMs), timeZone) }),
        ].map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <span className={classes.acts}>
        <DownloadButton />
        <StartButton label={text("again")} />
      </span>
    </section>
  );
}

function Failed() {
  return (
    <section className={classes.stack}>
      <strong>{text("failed.title")}</strong>
      <p>{text("failed.text")}</p>
      <StartButton label={text("tryAgain")} isFirst />
    </section>
  );
}

function StartButton({ label, isFirst = false }: { label: string; isFirst?: boolean }) {
  const [start, isStarting] = useChange(startExportMutation);
  const begin = async () => {
    const outcome = await start({}, { refetches: [companyExportQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Button kind={isFirst ? "primary" : "default"} isBusy={isStarting} onClick={() => void begin()}>
      {label}
    </Button>
  );
}

/** The link lets in everyone who has it, so it is made on the press and ends soon. */
function DownloadButton() {
  const [open, isOpening] = useLeaveFor(openExportMutation, { to: (data) => data.openCompanyExport });
  return (
    <Button kind="primary" icon={<IconDownload size={18} />} isBusy={isOpening} onClick={() => void open({})}>
      {text("download")}
    </Button>
  );
}
