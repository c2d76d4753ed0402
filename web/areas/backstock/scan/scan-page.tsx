import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { canUseCamera } from "#web/platform/scan/barcode-detector.ts";
import { CameraScan } from "#web/platform/scan/camera-scan.tsx";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { CodeField } from "#web/ui/scanner/code-field.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-page.tsx";
import { backstockSearch, useGoHome } from "#web/areas/backstock/home/backstock-search.ts";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { BatchList } from "./batch-list.tsx";
import type { Scanned } from "./scan-session.ts";
import { text } from "./scan-text.ts";
import { SingleScan } from "./scan-result.tsx";
import { useScanSession } from "./use-scan-session.ts";
import classes from "./scan.module.css";

/** The list, with the scan dialog over it. A scan on any other page opens the dialog with its code. */
export function ScanPage() {
  const { code, ...rest } = useSearch({ from: "/s/$storeId/backstock/scan" });
  const search = backstockSearch(rest);
  const goHome = useGoHome();
  const read = useRead(backstockHomeQuery);
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog title={text("scan.title")} size="small" onClose={() => goHome(search)}>
        <ReadState read={read} />
        {read.status === "ready" && <ScanPanel home={read.data.backstockHome} first={code ?? null} search={search} />}
      </Dialog>
    </>
  );
}

type ScanPanelProps = {
  home: BackstockHome;
  /** The code scanned on the page that led here. */
  first: string | null;
  search: BackstockSearch;
};

/** The code field, the last scan, and the list while several bins are gathered. */
function ScanPanel({ home, first, search }: ScanPanelProps) {
  const scanning = useScanSession(home);
  const { session, scan } = scanning;
  const isPhone = useIsPhone();
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (first !== null && !begun.current) {
      begun.current = true;
      scan(first);
    }
  });
  useEffect(function takeFirst() {
    begin();
  }, []);
  useScanHandler((code) => {
    scan(code);
    return true;
  });
  return (
    <div className={classes.panel}>
      {isPhone && canUseCamera() && <CameraScan onCode={scan} />}
      <CodeField
        label={text("scan.field")}
        placeholder={text("scan.example")}
        go={text("scan.go")}
        isPrimary={session.scans.length === 0}
        isBusy={scanning.isAsking}
        hasFocus
        onCode={scan}
      />
      {session.batch === null ? (
        <SingleScan home={home} search={search} scanning={scanning} />
      ) : (
        <BatchList batch={session.batch} hint={session.hint} scanning={scanning} />
      )}
      {session.scans.length > 1 && <RecentScans scans={session.scans} />}
      {home.isScanFast && <p className={classes.hint}>{text("scan.fast")}</p>}
    </div>
  );
}

/** The scans before the last, so that a person sees what was done. */
function RecentScans({ scans }: { scans: readonly Scanned[] }) {
  return (
    <section className={classes.recent} aria-label={text("scan.recent")}>
      <h3>{text("scan.recent")}</h3>
      <ol>
        {scans.map((scan) => (
          <li key={scan.at}>
            <b>{scan.answer.bin?.label ?? scan.answer.place?.name ?? scan.code.slice(0, 24)}</b>
            <span>{outcomeText(scan)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function outcomeText({ answer, moved }: Scanned): string {
  if (moved !== null) {
    return text("scan.moved", { place: moved.to });
  }
  if (answer.filling !== null) {
    return `${answer.filling.category}, ${answer.filling.location}`;
  }
  return answer.message ?? (answer.bin === null ? "" : text("scan.empty", { bin: answer.bin.label }));
}
