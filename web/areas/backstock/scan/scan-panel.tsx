import { useEffect, useEffectEvent, useRef } from "react";
import { useTakesScans } from "#web/platform/scan/take-scans.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import type { BackstockSearch } from "#web/areas/backstock/home/backstock-search.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { BatchList } from "./batch-list.tsx";
import { CameraScan } from "./camera-scan.tsx";
import { canUseCamera } from "./barcode-detector.ts";
import { RecentScans } from "./recent-scans.tsx";
import { ScanField } from "./scan-field.tsx";
import { text } from "./scan-text.ts";
import { SingleScan } from "./single-scan.tsx";
import { useScanSession } from "./use-scan-session.ts";
import classes from "./scan.module.css";

type ScanPanelProps = {
  home: BackstockHome;
  /** Scanned on another page, which led here. */
  first: string | null;
  search: BackstockSearch;
};

/** The field for codes, what the last one was, and the list while several bins are gathered. */
export function ScanPanel({ home, first, search }: ScanPanelProps) {
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
  useTakesScans((code) => {
    scan(code);
    return true;
  });
  return (
    <div className={classes.panel}>
      {isPhone && canUseCamera() && <CameraScan onCode={scan} />}
      <ScanField isFirst={session.scans.length === 0} isAsking={scanning.isAsking} onCode={scan} />
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
