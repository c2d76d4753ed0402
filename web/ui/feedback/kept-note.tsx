import { uiText } from "#web/ui/ui-text.ts";
import { Badge } from "#web/ui/figures/badge.tsx";

/** Beside the title of a page that shows what it knew at `time`, because it can't ask now. */
export function KeptNote({ time }: { time: string }) {
  return <Badge tone="warn">{uiText("state.offlineKept", { time })}</Badge>;
}
