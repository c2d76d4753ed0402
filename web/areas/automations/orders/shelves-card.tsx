import { shelfNames } from "#common/orders/order-fields.ts";
import classes from "#web/areas/automations/automations.module.css";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import type { Rule } from "#web/ui/form/rules.ts";
import { accepts } from "#web/ui/form/rules.ts";
import { useForm } from "#web/ui/form/use-form.ts";
import { text } from "./shop-text.ts";
import { connectedShopQuery, saveShelvesMutation } from "./shop.queries.ts";
import type { ConnectedShop } from "./shop.queries.ts";

/** Where bagged orders wait, as the store calls these places. */
export function ShelvesCard({ shop }: { shop: ConnectedShop }) {
  const { id } = shop.integration;
  const [save] = useChange(saveShelvesMutation);
  const form = useForm({
    initial: { shelves: shop.shelves.join(", ") },
    fields: { shelves: { label: text("shelves.field"), rules: [areShelves] } },
    save: ({ shelves }) =>
      save({ id, shelves: namesOf(shelves) }, { refetches: [connectedShopQuery], waitsForRefetch: true }),
    onSaved: () => showSnackbar({ text: text("shelves.saved"), color: "good" }),
  });
  return (
    <Card title={text("shelves.title")}>
      <p className={classes.hint}>{text("shelves.text")}</p>
      <Form
        form={form}
        label={text("shelves.title")}
        actions={
          <Button type="submit" isBusy={form.status === "submitting"}>
            {text("shelves.save")}
          </Button>
        }
      >
        <TextField {...form.field("shelves")} hint={text("shelves.hint")} />
      </Form>
    </Card>
  );
}

function namesOf(typed: string): string[] {
  return typed
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
}

const listed = accepts(shelfNames);

/** The list as the server takes it, judged as it is typed: names between commas. */
const areShelves: Rule = {
  isMet: (value, values) => listed.isMet(namesOf(String(value)), values),
  message: (field, value, values) => listed.message(field, namesOf(String(value)), values),
};
