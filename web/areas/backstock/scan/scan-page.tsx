import { useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FormEvent } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { canUseCamera } from "#web/platform/scan/barcode-detector.ts";
import { CameraScan } from "#web/platform/scan/camera-scan.tsx";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
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

type ScanFieldProps = {
  /** Shown before the first scan. */
  isFirst: boolean;
  isAsking: boolean;
  onCode: (code: string) => void;
};

/** A field for a typed number or a pasted code. */
function ScanField({ isFirst, isAsking, onCode }: ScanFieldProps) {
  const [typed, setTyped] = useState("");
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== "") {
      onCode(typed.trim());
      setTyped("");
    }
  };
  return (
    <form className={classes.field} onSubmit={handleSubmit}>
      <input
        className={classes.input}
        aria-label={text("scan.field")}
        placeholder={text("scan.example")}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" kind={isFirst ? "primary" : "default"} isBusy={isAsking}>
        {text("scan.go")}
      </Button>
    </form>
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
