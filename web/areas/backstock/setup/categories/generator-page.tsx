import { Page } from "#web/ui/page/page.tsx";
import { useState } from "react";
import { categoriesMost, namePreview, wordOrders, wordsOf } from "#common/backstock/category-names.ts";
import type { NamePreview, WordOrder } from "#common/backstock/category-names.ts";
import { categorySetOf, namesOfSet } from "#common/backstock/category-sets.ts";
import type { CategorySet } from "#common/backstock/category-sets.ts";
import { brandKindOf } from "#common/store-places.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import formClasses from "#web/ui/form/form.module.css";
import { SetupBack, useCloseToSetup } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { addCategoriesMutation, backstockCategoriesQuery, generatorQuery } from "./categories.queries.ts";

/** Makes all categories of a store at once, starting from those of similar stores. */
export function GeneratorPage() {
  const read = useRead(generatorQuery);
  return (
    <Page width="reading" back={<SetupBack tab="categories" />} title={text("generator.title")}>
      <p className={classes.hint}>{text("generator.hint")}</p>
      <ReadState read={read} />
      {read.status === "ready" && (
        <Generator
          start={categorySetOf(brandKindOf(read.data.storeProfile.brandKind))}
          existing={read.data.backstockCategories.map(({ name }) => name)}
        />
      )}
    </Page>
  );
}

type GeneratorProps = { start: CategorySet; existing: readonly string[] };

/** The words on one side, the resulting categories on the other. */
function Generator({ start, existing }: GeneratorProps) {
  const [words, setWords] = useState<GeneratorWords>(() => ({
    genders: start.genders.join(", "),
    sizes: start.sizes.join(", "),
    seasons: start.seasons.join(", "),
    more: start.more.join(", "),
    order: "gender-first",
  }));
  const [add, isAdding] = useChange(addCategoriesMutation);
  const close = useCloseToSetup("categories");
  const preview = namePreview(namesToMake(words), existing);
  const handleCreate = async () => {
    const names = preview.names.slice(0, categoriesMost);
    const outcome = await add({ names }, { refetches: [backstockCategoriesQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const { created, existed } = outcome.data.addBackstockCategories;
    const message = text("generator.done", { created: created.length, existed: existed + preview.existing.length });
    showSnackbar({ text: message, color: "good" });
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

function namesToMake({ genders, sizes, seasons, more, order }: GeneratorWords): string[] {
  const parts = { genders: wordsOf(genders), sizes: wordsOf(sizes), seasons: wordsOf(seasons) };
  return namesOfSet({ ...parts, more: wordsOf(more) }, order);
}

type GeneratorWords = { genders: string; sizes: string; seasons: string; more: string; order: WordOrder };

type GeneratorFieldsProps = { words: GeneratorWords; onChange: (words: GeneratorWords) => void };

const lists = ["genders", "sizes", "seasons", "more"] as const;

const orderTexts = {
  "gender-first": text("generator.genderFirst"),
  "size-first": text("generator.sizeFirst"),
} as const;

/** The words to mix. Leaving the page loses nothing, so it does not ask. */
function GeneratorFields({ words, onChange }: GeneratorFieldsProps) {
  const common = { error: null, isRequired: false, isDisabled: false, onBlur: () => undefined };
  return (
    <div className={formClasses.fields}>
      {lists.map((name) => (
        <TextareaField
          key={name}
          {...common}
          name={name}
          rows={2}
          label={text(`generator.${name}`)}
          value={words[name]}
          hint={text(name === "more" ? "generator.moreHint" : "generator.wordsHint")}
          onChange={(value) => onChange({ ...words, [name]: value })}
        />
      ))}
      <ButtonsField
        {...common}
        isRequired
        name="order"
        label={text("generator.order")}
        value={words.order}
        options={wordOrders.map((order) => ({ value: order, label: orderTexts[order] }))}
        onChange={(value) => onChange({ ...words, order: wordOrders.find((order) => order === value) ?? words.order })}
      />
    </div>
  );
}

type GeneratorPreviewProps = { preview: NamePreview; isCreating: boolean; onCreate: () => void };

/** The categories to be made, and those left out with the reason. */
function GeneratorPreview({ preview, isCreating, onCreate }: GeneratorPreviewProps) {
  const { names, existing, repeated, tooLong } = preview;
  const count = names.length;
  const isTooMany = count > categoriesMost;
  const leftOut = [
    existing.length > 0 ? text("generator.existing", { count: existing.length }) : null,
    repeated > 0 ? text("generator.repeated", { count: repeated }) : null,
    tooLong.length > 0 ? text("generator.tooLong", { count: tooLong.length }) : null,
  ].filter((part) => part !== null);
  return (
    <Card
      title={text("generator.preview")}
      aside={<span className={classes.count}>{text("generator.count", { count })}</span>}
    >
      <div className={classes.page}>
        {count === 0 ? (
          <EmptyState title={text("generator.nothing")} text={text("generator.nothingText")} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long list scrolls by keyboard too
          <ul className={classes.names} tabIndex={0} aria-label={text("generator.preview")}>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        )}
        {leftOut.length > 0 && <p className={classes.small}>{leftOut.join(" · ")}</p>}
        {isTooMany && (
          <p className={classes.refusal} role="alert">
            {text("generator.tooMany", { most: categoriesMost })}
          </p>
        )}
        <Button kind="primary" isWide isBusy={isCreating} disabled={count === 0 || isTooMany} onClick={onCreate}>
          {text("generator.create", { count })}
        </Button>
      </div>
    </Card>
  );
}
