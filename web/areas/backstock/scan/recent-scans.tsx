import type { Scanned } from "./scan-session.ts";
import { text } from "./scan-text.ts";
import classes from "./scan.module.css";

/** The scans before the last one, so that one sees what was done. */
export function RecentScans({ scans }: { scans: readonly Scanned[] }) {
  return (
    <section className={classes.recent} aria-label={text("scan.recent")}>
      <h3>{text("scan.recent")}</h3>
      <ol>
        {scans.map((scan) => (
          <li key={scan.at}>
            <b>{scan.answer.bin?.label ?? scan.answer.place?.name ?? scan.code.slice(0, 24)}</b>
            <span>{told(scan)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function told({ answer, moved }: Scanned): string {
  if (moved !== null) {
    return text("scan.moved", { place: moved.to });
  }
  if (answer.filling !== null) {
    return `${answer.filling.category}, ${answer.filling.location}`;
  }
  return answer.said ?? (answer.bin === null ? "" : text("scan.empty", { bin: answer.bin.label }));
}
