import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { ImportReport } from "./bins.queries.ts";

/** Lines of a list that cannot be taken, each with its reason. */
export function RefusedLines({ refused }: { refused: ImportReport["refused"] }) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{text("import.line")}</th>
          <th scope="col">{text("import.reason")}</th>
          <th scope="col">{text("import.text")}</th>
        </tr>
      </thead>
      <tbody>
        {refused.map(({ line, text: said, reason }) => (
          <tr key={line}>
            <td>{line}</td>
            <td>{reason}</td>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
