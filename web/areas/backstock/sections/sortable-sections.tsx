import { useState } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { SortableList } from "#web/ui/lists/sortable-list.tsx";
import { text } from "./sections-text.ts";
import { reorderSectionsMutation, backstockSectionsQuery } from "./sections.queries.ts";
import type { Section } from "./sections.queries.ts";
import classes from "./sections.module.css";

type SortableSectionsProps = { sections: readonly Section[]; onOpen: (id: string) => void };

/** The order of the list is the order in which one walks past the sections. */
export function SortableSections({ sections, onOpen }: SortableSectionsProps) {
  const [reorder] = useChange(reorderSectionsMutation);
  const [wanted, setWanted] = useState<readonly string[] | null>(null);
  const shown = wanted === null ? sections : wanted.flatMap((id) => sections.find((one) => one.id === id) ?? []);
  const save = async (ids: readonly string[]) => {
    setWanted(ids);
    const outcome = await reorder({ ids: [...ids] }, { refetches: [backstockSectionsQuery] });
    setWanted(null);
    if (!outcome.isDone) {
      showSnackbar({ text: text("order.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return (
    <SortableList
      label={text("list")}
      items={shown}
      onReorder={(ids) => void save(ids)}
      renderItem={({ id, name, codes, categories }) => (
        <button type="button" className={classes.line} onClick={() => onOpen(id)}>
          <strong>{name}</strong>
          <span>{text("line.goods", { goods: listed(codes) })}</span>
          <span>{text("line.bins", { bins: listed(categories.map((category) => category.name)) })}</span>
        </button>
      )}
    />
  );
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? text("line.none") : names.join(", ");
}
