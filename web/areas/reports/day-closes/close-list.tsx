import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { CloseCards } from "./close-cards.tsx";
import { CloseTable } from "./close-table.tsx";
import { text } from "./day-closes-text.ts";
import type { DayCloses } from "./day-closes.queries.ts";

/** Rows at the counter, cards on a phone. */
export function CloseList({ found }: { found: DayCloses }) {
  const isPhone = useIsPhone();
  if (found.days.length === 0) {
    return (
      <Card>
        <EmptyState title={text("empty.title")} text={text("empty.text")} />
      </Card>
    );
  }
  return isPhone ? (
    <CloseCards days={found.days} />
  ) : (
    <Card hasPadding={false}>
      <CloseTable found={found} />
    </Card>
  );
}
