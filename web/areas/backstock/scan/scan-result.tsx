import { IconAlertTriangle } from "@tabler/icons-react";
import { EmptyScan } from "./empty-scan.tsx";
import { FilledScan } from "./filled-scan.tsx";
import type { ScanResultProps } from "./scan-result-props.ts";
import classes from "./scan.module.css";

/** What the last code was, and the one thing one wants to do with it. */
export function ScanResult({ scanned, home, search, scanning }: ScanResultProps) {
  const { answer } = scanned;
  if (answer.filling !== null) {
    return <FilledScan filling={answer.filling} {...{ scanned, home, search, scanning }} />;
  }
  if (answer.outcome === "EMPTY" && answer.bin !== null) {
    return <EmptyScan bin={answer.bin} search={search} />;
  }
  return (
    <p className={classes.refused} role="alert">
      <IconAlertTriangle size={20} aria-hidden="true" />
      {answer.said}
    </p>
  );
}
