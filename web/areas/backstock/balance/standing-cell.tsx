import { text } from "./balance-text.ts";
import type { Standing } from "./balance.queries.ts";
import { standingWords } from "./standing-words.ts";

/** Too much or too little of a category in one store, and what the figure is made of. */
export function StandingCell({ standing }: { standing: Standing | null }) {
  if (standing === null) {
    return <td>{text("table.none")}</td>;
  }
  const { spare, lack } = standing;
  const state = lack > 0 ? "lack" : spare > 0 ? "spare" : "even";
  return (
    <td data-balance={state}>
      {text(`table.${state}`, { lack, spare })}
      <small>{standingWords(standing)}</small>
    </td>
  );
}
