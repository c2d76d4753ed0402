import { IconBox } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./home-text.ts";

/** Nothing stands in the list: because of the filters, or because nothing was filled. */
export function NoMatch({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  return hasFilters ? (
    <EmptyState
      title={text("list.none")}
      text={text("list.noneText")}
      action={<Button onClick={onClear}>{text("filter.clear")}</Button>}
    />
  ) : (
    <EmptyState icon={<IconBox size={28} />} title={text("list.empty")} text={text("list.emptyText")} />
  );
}
