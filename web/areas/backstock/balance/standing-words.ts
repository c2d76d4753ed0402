import { text } from "./balance-text.ts";
import type { Standing } from "./balance.queries.ts";

/** `3 on hand, wants 5, floor lacks 1, 2 on the way` */
export function standingWords({ bins, wanted, missing, coming }: Standing): string {
  return [
    text("standing", { bins, wanted }),
    ...(missing === 0 ? [] : [text("standing.missing", { missing })]),
    ...(coming === 0 ? [] : [text("standing.coming", { coming })]),
  ].join(", ");
}
