import { Unseen } from "#web/ui/unseen.tsx";
import classes from "./runs.module.css";

type RunLineProps = {
  label: string;
  count: number;
  parts: readonly { key: "posted" | "there" | "refused"; count: number }[];
};

/** How much of a run is done, as a line that fills. */
export function RunLine({ label, count, parts }: RunLineProps) {
  const done = parts.reduce((sum, part) => sum + part.count, 0);
  return (
    <div className={classes.progress}>
      <Unseen>{label}</Unseen>
      {parts.map((part) => (
        <i key={part.key} data-part={part.key} style={{ width: `${count === 0 ? 0 : (part.count / count) * 100}%` }} />
      ))}
      <b>{count === 0 ? "" : `${Math.floor((done / count) * 100)}%`}</b>
    </div>
  );
}
