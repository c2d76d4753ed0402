import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./notes-text.ts";

export function NoNotes({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  return hasFilters ? (
    <EmptyState title={text("all.none")} action={<Button onClick={onClear}>{text("all.clear")}</Button>} />
  ) : (
    <EmptyState title={text("all.empty")} text={text("all.emptyText")} />
  );
}
