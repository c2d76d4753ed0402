import { useState } from "react";
import { categoriesMost, categoryNames, namePreview, wordsOf } from "#common/backstock/category-names.ts";
import type { CategorySet } from "#common/backstock/category-sets.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import { useCloseToSetup } from "#web/areas/backstock/setup/use-close-to-setup.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { addCategoriesMutation, backstockCategoriesQuery } from "./categories.queries.ts";
import { GeneratorFields } from "./generator-fields.tsx";
import type { GeneratorWords } from "./generator-fields.tsx";
import { GeneratorPreview } from "./generator-preview.tsx";

type GeneratorProps = { start: CategorySet; existing: readonly string[] };

/** Words on one side, the categories they make on the other. */
export function Generator({ start, existing }: GeneratorProps) {
  const [words, setWords] = useState<GeneratorWords>(() => ({
    genders: start.genders.join(", "),
    sizes: start.sizes.join(", "),
    seasons: start.seasons.join(", "),
    more: start.more.join(", "),
    order: "gender-first",
  }));
  const [add, isAdding] = useChange(addCategoriesMutation);
  const close = useCloseToSetup("categories");
  const preview = namePreview(wantedNames(words), existing);
  const handleCreate = async () => {
    const names = preview.names.slice(0, categoriesMost);
    const outcome = await add({ names }, { refetches: [backstockCategoriesQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const { created, existed } = outcome.data.addBackstockCategories;
    const said = text("generator.done", { created: created.length, existed: existed + preview.existing.length });
    showSnackbar({ text: said, color: "good" });
    close();
  };
  return (
    <div className={classes.split}>
      <Card>
        <GeneratorFields words={words} onChange={setWords} />
      </Card>
      <GeneratorPreview preview={preview} isCreating={isAdding} onCreate={() => void handleCreate()} />
    </div>
  );
}

/** A mix of nothing but seasons would be categories that nobody means. */
function wantedNames({ genders, sizes, seasons, more, order }: GeneratorWords): string[] {
  const parts = { genders: wordsOf(genders), sizes: wordsOf(sizes), seasons: wordsOf(seasons) };
  const mixes = parts.genders.length + parts.sizes.length > 0 ? categoryNames(parts, order) : [];
  return [...mixes, ...wordsOf(more)];
}
