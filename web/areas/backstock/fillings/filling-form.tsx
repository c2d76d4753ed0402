import { fillingFields } from "#common/backstock/backstock-fields.ts";
import { orEmpty } from "#common/inputs/field-schemas.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import type { Backstock } from "#web/areas/backstock/moves/moves.queries.ts";
import { binQueries } from "#web/areas/backstock/moves/use-undo-backstock.ts";
import { categoryOptions, placeOptions, seasonFrom, seasonOption, seasonOptions } from "./filling-options.ts";
import { editBackstockMutation } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import { PlaceField } from "./place-field.tsx";
import classes from "./fillings.module.css";

type FillingValues = {
  categoryId: string;
  locationId: string;
  inventoryDate: string | null;
  season: string;
  notes: string;
  itemCount: number | string | null;
  isPacking: boolean;
};

/** A bin's contents and place. Only a manager may change the date from which its age counts. */
export function FillingForm({ filling, home }: { filling: Backstock; home: BackstockHome }) {
  const [edit] = useChange(editBackstockMutation);
  const isManager = useCan()("backstock:settings");
  const form = useForm<FillingValues>({
    initial: {
      categoryId: filling.categoryId,
      locationId: filling.locationId,
      inventoryDate: filling.inventoryDate,
      season: seasonOption(filling.season),
      notes: filling.notes,
      itemCount: filling.itemCount,
      isPacking: filling.isPacking,
    },
    fields: {
      categoryId: { label: text("fill.category"), rules: [required] },
      locationId: { label: text("fill.location"), rules: [required] },
      inventoryDate: {
        label: text("fill.inventoryDate"),
        rules: [required, must(text("fill.future"), (date) => typeof date !== "string" || date <= home.today)],
      },
      season: { label: text("fill.season") },
      notes: { label: text("fill.notes") },
      itemCount: { label: text("fill.itemCount"), rules: [accepts(orEmpty(fillingFields.itemCount))] },
      isPacking: { label: text("fill.isPacking") },
    },
    save: ({ season, itemCount, inventoryDate, ...values }) => {
      const { id, version } = filling;
      const pieces = typeof itemCount === "number" ? itemCount : null;
      const date = inventoryDate ?? filling.inventoryDate;
      return edit(
        { edit: { ...values, id, version, inventoryDate: date, season: seasonFrom(season), itemCount: pieces } },
        { refetches: binQueries },
      );
    },
    refusalText: (error) => moveText("error.updating", { error }),
    onSaved: () => showSnackbar({ text: text("detail.saved", { bin: filling.bin }), color: "good" }),
  });
  const actions = (
    <Button type="submit" isBusy={form.status === "submitting"} disabled={!form.isDirty}>
      {text("detail.save")}
    </Button>
  );
  const date = form.field("inventoryDate");
  return (
    <Form form={form} label={text("detail.edit")} actions={actions}>
      <SelectField {...form.field("categoryId")} options={withOwn(categoryOptions(home), filling)} />
      <PlaceField {...form.field("locationId")} options={placeOptions(home)} />
      <ButtonsField
        {...form.field("season")}
        options={[{ value: "", label: text("fill.noSeason") }, ...seasonOptions()]}
      />
      <div className={classes.two}>
        <DateField
          {...date}
          isDisabled={date.isDisabled || !isManager}
          today={home.today}
          last={home.today}
          hint={text(isManager ? "fill.inventoryDateHint" : "detail.managersDate")}
        />
        <NumberField {...form.field("itemCount")} />
      </div>
      <TextareaField {...form.field("notes")} limit={500} rows={2} />
      <CheckboxField {...form.field("isPacking")} />
    </Form>
  );
}

type Options = ReturnType<typeof categoryOptions>;

/** Keeps a category that was archived since, because the bin still holds it. */
function withOwn(options: Options, { categoryId, category }: Backstock): Options {
  return options.some(({ value }) => value === categoryId)
    ? options
    : [...options, { value: categoryId, label: category }];
}
