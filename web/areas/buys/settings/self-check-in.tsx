import { Link, useParams } from "@tanstack/react-router";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { buySettingsQuery, changeBuySettingsMutation } from "./settings.queries.ts";
import type { BuySettings } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import { useSaveSetting } from "./use-save-setting.ts";
import classes from "./settings.module.css";

const dropOffCounts = [0, 5, 10, 20, 30, 50];

/** The page on which sellers check themselves in: whether it is open, its limits, and its sign. */
export function SelfCheckIn({ settings }: { settings: BuySettings }) {
  const [save, isBusy] = useSaveSetting();
  const { takesRequests, mostDropOffs, checkInUrl } = settings;
  const { storeId } = useParams({ from: "/s/$storeId" });
  const tabletAddress = withoutProtocol(new URL("/kiosk", checkInUrl).href);
  const counts = withChosen(dropOffCounts, mostDropOffs);
  return (
    <>
      <Card title={text("self.title")} hasPadding={false}>
        <SettingLine title={text("takesRequests")} hint={text("takesRequestsHint")}>
          <BareSwitch
            label={text("takesRequests")}
            isOn={takesRequests}
            isDisabled={isBusy}
            onChange={(isOn) => void save("takesRequests", { takesRequests: isOn })}
          />
        </SettingLine>
        <SettingLine title={text("mostDropOffs")} hint={text("mostDropOffsHint")}>
          <BareSelect
            label={text("mostDropOffs")}
            value={mostDropOffs === null ? "" : String(mostDropOffs)}
            options={[
              { value: "", label: text("drops.none") },
              ...counts.map((count) => ({
                value: String(count),
                label: count === 0 ? text("drops.zero") : String(count),
              })),
            ]}
            onChange={(count) => void save("mostDropOffs", { mostDropOffs: count === "" ? null : Number(count) })}
          />
        </SettingLine>
        <DropOffTimes settings={settings} />
        <SettingLine title={text("self.page")} hint={withoutProtocol(checkInUrl)}>
          <span className={classes.links}>
            <a href={checkInUrl} target="_blank" rel="noreferrer">
              {text("self.open")}
            </a>
            <a href={`${checkInUrl}/sign`} target="_blank" rel="noreferrer">
              {text("self.sign")}
            </a>
          </span>
        </SettingLine>
        <SettingLine title={text("self.tablet")} hint={text("self.tabletHint", { address: tabletAddress })}>
          <span className={classes.links}>
            <Link to="/s/$storeId/settings/device" params={{ storeId }}>
              {text("self.devices")}
            </Link>
          </span>
        </SettingLine>
      </Card>
      {takesRequests && <ClosedWordsForm key={settings.closedWords} words={settings.closedWords} />}
    </>
  );
}

const perHourCounts = [1, 2, 3, 4, 6, 8, 10];
const everyMinutes = [5, 10, 15, 20, 30, 60];

/** When sellers may bring their bags who choose a time beforehand. */
function DropOffTimes({ settings: { dropOffsPerHour, dropOffEveryMinutes } }: { settings: BuySettings }) {
  const [save] = useSaveSetting();
  return (
    <>
      <SettingLine title={text("dropOffsPerHour")} hint={text("dropOffsPerHourHint")}>
        <BareSelect
          label={text("dropOffsPerHour")}
          value={dropOffsPerHour === null ? "" : String(dropOffsPerHour)}
          options={[
            { value: "", label: text("times.none") },
            ...withChosen(perHourCounts, dropOffsPerHour).map((count) => ({
              value: String(count),
              label: text("times.perHour", { count }),
            })),
          ]}
          onChange={(count) => void save("dropOffsPerHour", { dropOffsPerHour: count === "" ? null : Number(count) })}
        />
      </SettingLine>
      {dropOffsPerHour !== null && (
        <SettingLine title={text("dropOffEveryMinutes")} hint={text("dropOffEveryMinutesHint")}>
          <BareSelect
            label={text("dropOffEveryMinutes")}
            value={String(dropOffEveryMinutes)}
            options={withChosen(everyMinutes, dropOffEveryMinutes).map((count) => ({
              value: String(count),
              label: text("times.every", { count }),
            }))}
            onChange={(count) => void save("dropOffEveryMinutes", { dropOffEveryMinutes: Number(count) })}
          />
        </SettingLine>
      )}
    </>
  );
}

/** What there is to choose, with a number of the store's own in its place. */
function withChosen(counts: readonly number[], chosen: number | null): number[] {
  return [...new Set([...counts, ...(chosen === null ? [] : [chosen])])].toSorted((first, second) => first - second);
}

function withoutProtocol(url: string): string {
  return url.replace(/^https?:\/\//, "");
}

function ClosedWordsForm({ words }: { words: string }) {
  const [change] = useChange(changeBuySettingsMutation);
  const form = useForm({
    initial: { closedWords: words },
    fields: { closedWords: { label: text("closedWords") } },
    save: ({ closedWords }) => change({ changes: { closedWords } }, { refetches: [buySettingsQuery] }),
    onSaved: () => showSnackbar({ text: text("saved"), color: "good" }),
  });
  return (
    <Form
      form={form}
      label={text("closedWords.title")}
      actions={<SaveBar form={form} save={text("closedWords.save")} />}
    >
      <Card title={text("closedWords.title")}>
        <TextField {...form.field("closedWords")} limit={200} hint={text("closedWordsHint")} />
      </Card>
    </Form>
  );
}
