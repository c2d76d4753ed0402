import { optionFields } from "#common/backstock/backstock-fields.ts";
import { useParams } from "@tanstack/react-router";
import { isBinPrefix } from "#common/backstock/bin-number.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { SwitchField } from "#web/ui/fields/switch-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import formClasses from "#web/ui/form/form.module.css";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { bandsOf, isDayText, optionValues, writtenOptions } from "./option-values.ts";
import type { OptionValues } from "./option-values.ts";
import { settingsHistory } from "./setup-history.ts";
import { text } from "./setup-text.ts";
import { backstockSettingsQuery, changeBackstockSettingsMutation } from "./setup.queries.ts";
import type { BackstockSettings } from "./setup.queries.ts";
import seasonClasses from "./options-tab.module.css";
import classes from "./setup.module.css";

/** The store's options: prefix, ages, seasons, scanning. */
export function OptionsTab() {
  const read = useRead(backstockSettingsQuery, { live: ["BackstockSettings"] });
  return read.status === "ready" ? <OptionsForm settings={read.data.backstockSettings} /> : <ReadState read={read} />;
}

const isDay = must(text("options.badDay"), (value) => isDayText(String(value)));
const seasons = ["SS", "FW", "holiday"] as const;

/** All options in one form. Seasons are typed as month-day, because they recur every year. */
function OptionsForm({ settings }: { settings: BackstockSettings }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const [change] = useChange(changeBackstockSettingsMutation);
  const day = (label: string) => ({ label, rules: [required, isDay] });
  const form = useForm<OptionValues>({
    initial: optionValues(settings),
    showsPrevious: true,
    fields: {
      binPrefix: {
        label: text("options.prefix"),
        rules: [
          must(text("options.prefixHint", { example: "A-212" }), (value) => isBinPrefix(String(value).toUpperCase())),
        ],
      },
      bands: {
        label: text("options.bands"),
        input: "ageBands",
        rules: [required, must(text("options.badBands"), (value) => bandsOf(String(value)) !== null)],
      },
      ageLimitDays: { label: text("options.limit"), rules: [accepts(optionFields.ageLimitDays)] },
      isScanFast: { label: text("options.fast") },
      pullWindowDays: { label: text("options.window"), rules: [accepts(optionFields.pullWindowDays)] },
      SSStarts: day(text("options.starts")),
      SSEnds: day(text("options.ends")),
      FWStarts: day(text("options.starts")),
      FWEnds: day(text("options.ends")),
      holidayStarts: day(text("options.starts")),
      holidayEnds: day(text("options.ends")),
    },
    save: (values) => change({ changes: writtenOptions(values) }, { refetches: [backstockSettingsQuery] }),
    onSaved: () => showSnackbar({ text: text("options.saved"), color: "good" }),
  });
  const example = `${form.values.binPrefix.trim().toUpperCase()}212`;
  return (
    <div className={classes.page}>
      <Form form={form} label={text("setup.options")} actions={<SaveBar form={form} save={text("setup.save")} />}>
        <Card title={text("options.numbers")}>
          <TextField {...form.field("binPrefix")} limit={4} hint={text("options.prefixHint", { example })} />
        </Card>
        <Card title={text("options.age")}>
          <div className={formClasses.fields}>
            <TextField {...form.field("bands")} hint={text("options.bandsHint", { bands: "30, 60, 90, 180, 365" })} />
            <NumberField {...form.field("ageLimitDays")} hint={text("options.limitHint")} />
          </div>
        </Card>
        <Card title={text("options.seasons")}>
          <div className={formClasses.fields}>
            <p className={classes.hint}>{text("options.seasonsHint")}</p>
            {seasons.map((season) => (
              <fieldset key={season} className={seasonClasses.season}>
                <legend>{text(`options.${season}`)}</legend>
                <TextField {...form.field(`${season}Starts`)} placeholder="09-01" />
                <TextField {...form.field(`${season}Ends`)} placeholder="02-28" />
              </fieldset>
            ))}
          </div>
        </Card>
        <Card title={text("options.scanning")}>
          <div className={formClasses.fields}>
            <SwitchField {...form.field("isScanFast")} hint={text("options.fastHint")} />
            <NumberField {...form.field("pullWindowDays")} hint={text("options.windowHint")} />
          </div>
        </Card>
      </Form>
      <RecordHistory kind="BackstockSettings" id={String(storeId)} words={settingsHistory} />
    </div>
  );
}
