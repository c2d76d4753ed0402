import { likeliestName } from "#common/pos-files/mapping/export-in-file.ts";
import { namedColumns } from "#common/pos-files/export-map.ts";
import { readMisfit } from "#common/pos-files/misfit-text.ts";
import type { RegisterMapping } from "#common/pos-files/register-mapping.ts";
import { text } from "#web/areas/settings/exports/exports-text.ts";
import classes from "#web/areas/settings/exports/exports.module.css";

type ReadingProblemProps = { problem: string; mapping: RegisterMapping | null };

/** Why the register does not read: a column that was renamed in the words of this page, all else in the register's. */
export function ReadingProblem({ problem, mapping }: ReadingProblemProps) {
  const misfit = readMisfit(problem);
  if (misfit === null) {
    return <p className={classes.alert}>{problem}</p>;
  }
  const named = new Set((mapping?.exports ?? []).flatMap((map) => namedColumns(map)));
  const [from = ""] = misfit.missing;
  const to = likeliestName(
    from,
    misfit.columns.filter((name) => !named.has(name)),
  );
  return (
    <div className={classes.alert}>
      <h2>{text("stopped.title")}</h2>
      <p>
        {text("stopped.gone", { name: misfit.missing.join(", "), count: misfit.missing.length })}{" "}
        {to !== null && text("stopped.new", { name: to })} {text("stopped.noGuess")}
      </p>
    </div>
  );
}
