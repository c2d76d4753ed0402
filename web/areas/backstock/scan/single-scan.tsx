import { MovedNote } from "./moved-note.tsx";
import { ScanResult } from "./scan-result.tsx";
import type { ScanResultProps } from "./scan-result-props.ts";
import { SeveralPlaces } from "./several-places.tsx";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

/** What the last code was, and the way to gather several bins instead. */
export function SingleScan({ home, search, scanning }: Omit<ScanResultProps, "scanned">) {
  const { scans, movedBatch } = scanning.session;
  const [last] = scans;
  return (
    <>
      {movedBatch !== null && <MovedNote moved={movedBatch} onUndo={scanning.undo} />}
      {movedBatch === null && last !== undefined && (
        <ScanResult key={last.at} scanned={last} home={home} search={search} scanning={scanning} />
      )}
      {last === undefined && <p className={classes.hint}>{text("scan.hint")}</p>}
      <SeveralPlaces places={home.locations} onPlace={scanning.gatherFor} />
    </>
  );
}
