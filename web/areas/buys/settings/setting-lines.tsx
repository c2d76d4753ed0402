import type { ReactNode } from "react";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { changeBuySettingsMutation, buySettingsQuery } from "./settings.queries.ts";
import type { BuySettingChanges, BuySettings } from "./settings.queries.ts";
import { text } from "./settings-text.ts";

const flags = ["requiresEmail", "requiresIdNumber", "requiresPosCode", "signsOnPaper"] as const;
const retentions = ["NEVER", "DAYS_30", "YEAR", "AS_LAW"] as const;
const ages = [0, 13, 14, 16, 17, 18, 19, 21];
const days = [1, 2, 3, 5, 7, 14, 30];

type SettingName = keyof BuySettings;

/** Each is saved as it is moved, and says by its own words when it was not. */
export function SettingLines({ settings }: { settings: BuySettings }) {
  const [change, isBusy] = useChange(changeBuySettingsMutation);
  const save = async (name: SettingName, changes: BuySettingChanges) => {
    const outcome = await change({ changes }, { refetches: [buySettingsQuery], waitsForRefetch: true });
    if (outcome.isDone) {
      showSnackbar({ text: text("saved"), color: "good" });
      return;
    }
    const said = { 0: Object.values(outcome.refused.fields)[0] ?? outcome.refused.text };
    const spoken = name === "requiresEmail" || name === "requiresIdNumber" || name === "requiresPosCode";
    showSnackbar({ text: text(spoken ? `failed.${name}` : "failed.other", said), color: "bad" });
  };
  const line = (name: "minimumAge" | "abandonAfterDays" | "idRetention" | (typeof flags)[number], field: ReactNode) => (
    <SettingLine key={name} title={text(name)} hint={text(`${name}Hint`)}>
      {field}
    </SettingLine>
  );
  const numbers = (known: readonly number[], now: number) =>
    [...new Set([...known, now])].toSorted((one, other) => one - other);
  return (
    <>
      <Card title={text("asks.title")} hasPadding={false}>
        {flags.map((name) =>
          line(
            name,
            <BareSwitch
              label={text(name)}
              isOn={settings[name]}
              isDisabled={isBusy}
              onChange={(isOn) => void save(name, { [name]: isOn })}
            />,
          ),
        )}
      </Card>
      <Card title={text("rules.title")} hasPadding={false}>
        {line(
          "minimumAge",
          <BareSelect
            label={text("minimumAge")}
            value={String(settings.minimumAge)}
            options={numbers(ages, settings.minimumAge).map((age) => ({ value: String(age), label: String(age) }))}
            onChange={(age) => void save("minimumAge", { minimumAge: Number(age) })}
          />,
        )}
        {line(
          "abandonAfterDays",
          <BareSelect
            label={text("abandonAfterDays")}
            value={String(settings.abandonAfterDays)}
            options={numbers(days, settings.abandonAfterDays).map((count) => ({
              value: String(count),
              label: text("days", { count }),
            }))}
            onChange={(count) => void save("abandonAfterDays", { abandonAfterDays: Number(count) })}
          />,
        )}
        {line(
          "idRetention",
          <BareSelect
            label={text("idRetention")}
            value={settings.idRetention ?? ""}
            options={[
              { value: "", label: text("retention.DEFAULT") },
              ...retentions.map((value) => ({ value, label: text(`retention.${value}`) })),
            ]}
            onChange={(value) =>
              void save("idRetention", { idRetention: retentions.find((one) => one === value) ?? null })
            }
          />,
        )}
      </Card>
    </>
  );
}
