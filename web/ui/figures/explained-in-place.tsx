import { uiText } from "#web/ui/ui-text.ts";
import classes from "./explained-name.module.css";

type ExplainedInPlaceProps = { name: string; explanation: string };

/** The name of a figure within a dialog, where no other dialog opens: how it is made unfolds under it. */
export function ExplainedInPlace({ name, explanation }: ExplainedInPlaceProps) {
  return (
    <details className={classes.inPlace}>
      <summary title={uiText("figure.explain", { label: name })}>{name}</summary>
      <p>{explanation}</p>
    </details>
  );
}
