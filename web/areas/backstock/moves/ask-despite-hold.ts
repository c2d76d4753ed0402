import { formatDate } from "#common/date-format.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { text } from "./moves-text.ts";

export type HeldBin = { bin: string; holdUntil: string | null };

/** The latest date until which a second-hand rule holds any of the bins; null where none is held any more. */
export function heldUntil(bins: readonly HeldBin[], today: string): string | null {
  const dates = bins.flatMap(({ holdUntil }) => (holdUntil !== null && holdUntil > today ? [holdUntil] : []));
  return dates.toSorted().at(-1) ?? null;
}

/** Warns that the bins are held, and asks whether they go to the floor all the same. */
export function askDespiteHold(bins: readonly { bin: string }[], until: string): Promise<boolean> {
  const names = bins.map(({ bin }) => bin).join(", ");
  return ask({
    title: text("hold.title", { count: bins.length, bins: names }),
    text: text("hold.text", { date: formatDate(until) }),
    confirm: text("hold.confirm"),
    cancel: text("hold.cancel"),
  });
}
