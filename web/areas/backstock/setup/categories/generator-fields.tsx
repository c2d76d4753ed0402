import { wordOrders } from "#common/backstock/category-names.ts";
import type { WordOrder } from "#common/backstock/category-names.ts";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import formClasses from "#web/ui/form/form.module.css";
import { text } from "#web/areas/backstock/setup/setup-text.ts";

export type GeneratorWords = { genders: string; sizes: string; seasons: string; more: string; order: WordOrder };

type GeneratorFieldsProps = { words: GeneratorWords; onChange: (words: GeneratorWords) => void };

const lists = ["genders", "sizes", "seasons", "more"] as const;

const orderTexts = {
  "gender-first": text("generator.genderFirst"),
  "size-first": text("generator.sizeFirst"),
} as const;

/** What is mixed. Nothing is lost by leaving: the list on the side is made of it at any time. */
export function GeneratorFields({ words, onChange }: GeneratorFieldsProps) {
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
      <SelectField
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
