import { useChange } from "#web/platform/graphql/use-change.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { buySettingsQuery, changeBuySettingsMutation } from "./settings.queries.ts";
import type { BuySettings } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import { useSaveSetting } from "./use-save-setting.ts";

const weekChoices = [4, 6, 8, 10, 12, 16, 20, 26, 52];

/** What the counter is told before it pays: the drawer's plan, and from how many weeks there is too much. */
export function GuardSettings({ settings: { drawerCash, mostSupplyWeeks } }: { settings: BuySettings }) {
  const [save] = useSaveSetting();
  const weeks = [...new Set([...weekChoices, ...(mostSupplyWeeks === null ? [] : [mostSupplyWeeks])])];
  return (
    <>
      <Card title={text("guard.title")} hasPadding={false}>
        <SettingLine title={text("mostSupplyWeeks")} hint={text("mostSupplyWeeksHint")}>
          <BareSelect
            label={text("mostSupplyWeeks")}
            value={mostSupplyWeeks === null ? "" : String(mostSupplyWeeks)}
            options={[
              { value: "", label: text("weeks.none") },
              ...weeks
                .toSorted((first, second) => first - second)
                .map((count) => ({ value: String(count), label: text("weeks", { count }) })),
            ]}
            onChange={(count) => void save("mostSupplyWeeks", { mostSupplyWeeks: count === "" ? null : Number(count) })}
          />
        </SettingLine>
      </Card>
      <DrawerCashForm key={String(drawerCash)} drawerCash={drawerCash} />
    </>
  );
}

function DrawerCashForm({ drawerCash }: { drawerCash: number | null }) {
  const [change] = useChange(changeBuySettingsMutation);
  const form = useForm<{ drawerCash: number | string | null }>({
    initial: { drawerCash },
    fields: { drawerCash: { label: text("drawerCash") } },
    save: ({ drawerCash: amount }) =>
      change(
        { changes: { drawerCash: typeof amount === "number" ? amount : null } },
        { refetches: [buySettingsQuery] },
      ),
    onSaved: () => showSnackbar({ text: text("saved"), color: "good" }),
  });
  return (
    <Form form={form} label={text("drawerCash.form")} actions={<SaveBar form={form} save={text("drawerCash.save")} />}>
      <Card>
        <MoneyField {...form.field("drawerCash")} hint={text("drawerCashHint")} />
      </Card>
    </Form>
  );
}
