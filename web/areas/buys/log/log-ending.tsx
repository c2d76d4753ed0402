import { Badge } from "#web/ui/figures/badge.tsx";
import { text } from "./log-text.ts";
import { toneOf } from "./log-words.ts";
import type { LogBuy } from "./log.queries.ts";

/** How it was paid, or how else it ended. */
export function LogEnding({ buy: { payout, status } }: { buy: LogBuy }) {
  return payout === null ? <Badge tone={toneOf(status)}>{text(`status.${status}`)}</Badge> : text(`payout.${payout}`);
}
