import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import type { HistoryWords } from "#web/areas/history/shared/history-words.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { newId } from "#web/platform/browser/new-id.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { Page } from "#web/ui/page/page.tsx";
import { MessageList } from "#web/areas/buys/messages/message-list.tsx";
import { GuardSettings } from "./guard-settings.tsx";
import { ReasonsForm } from "./reasons-form.tsx";
import { SelfCheckIn } from "./self-check-in.tsx";
import { firstRefusal, useSaveSetting } from "./use-save-setting.ts";
import { buySettingsQuery, changeBuyPolicyMutation } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import type { BuySettings } from "./settings.queries.ts";

const words: HistoryWords = {
  events: {
    "buy-settings.changed": text("history.buy-settings.changed"),
    "buy-message.saved": text("history.buy-message.saved"),
    "buy-message.deleted": text("history.buy-message.deleted"),
    "buy-messages.ordered": text("history.buy-messages.ordered"),
  },
  fields: {
    policy: text("field.policy"),
    requiresEmail: text("requiresEmail"),
    requiresIdNumber: text("requiresIdNumber"),
    requiresPosCode: text("requiresPosCode"),
    minimumAge: text("minimumAge"),
    abandonAfterDays: text("abandonAfterDays"),
    signsOnPaper: text("signsOnPaper"),
    idRetention: text("idRetention"),
    customerCodeRule: text("customerCodeRule"),
    takesRequests: text("takesRequests"),
    mostDropOffs: text("mostDropOffs"),
    dropOffsPerHour: text("dropOffsPerHour"),
    dropOffEveryMinutes: text("dropOffEveryMinutes"),
    closedWords: text("closedWords"),
    drawerCash: text("drawerCash"),
    mostSupplyWeeks: text("mostSupplyWeeks"),
    takeReasons: text("field.takeReasons"),
    passReasons: text("field.passReasons"),
  },
};

/** The settings of the buy counter. Each one saves on its own. */
export function BuySettingsPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys/settings" });
  const read = useRead(buySettingsQuery, { live: ["BuySettings"] });
  return (
    <Page
      title={text("title")}
      width="reading"
      back={
        <BackLink to="/s/$storeId/buys" params={{ storeId }}>
          {text("back")}
        </BackLink>
      }
    >
      <ReadState read={read} />
      {read.status === "ready" && (
        <>
          <SettingLines settings={read.data.buySettings} />
          <GuardSettings settings={read.data.buySettings} />
          <SelfCheckIn settings={read.data.buySettings} />
          <Card title={text("secondHand.title")} hasPadding={false}>
            <SettingLine title={text("secondHand.rules")} hint={text("secondHand.hint")}>
              <ButtonLink to="/s/$storeId/buys/settings/second_hand" params={{ storeId }}>
                {text("secondHand.open")}
              </ButtonLink>
            </SettingLine>
          </Card>
          <MessageList storeId={storeId} />
          <PolicyForm key={read.data.buyPolicy?.id ?? ""} body={read.data.buyPolicy?.body ?? ""} />
          {(["TAKE", "PASS"] as const).map((kind) => {
            const reasons = read.data.buyReasons.filter((reason) => reason.kind === kind && reason.isActive);
            return <ReasonsForm key={`${kind} ${JSON.stringify(reasons)}`} kind={kind} reasons={reasons} />;
          })}
          <RecordHistory kind="BuySettings" id={String(storeId)} words={words} />
        </>
      )}
    </Page>
  );
}

const flags = ["requiresEmail", "requiresIdNumber", "requiresPosCode", "signsOnPaper"] as const;
const retentions = ["NEVER", "DAYS_30", "YEAR", "AS_LAW"] as const;
const codeRules = ["BLANK", "MOBILE"] as const;
const ages = [0, 13, 14, 16, 17, 18, 19, 21];
const days = [1, 2, 3, 5, 7, 14, 30];

/** Saves each setting when it changes; three of them have their own text for a refusal. */
function SettingLines({ settings }: { settings: BuySettings }) {
  const [save, isBusy] = useSaveSetting();
  const line = (
    name: "minimumAge" | "abandonAfterDays" | "idRetention" | "customerCodeRule" | (typeof flags)[number],
    field: ReactNode,
  ) => (
    <SettingLine key={name} title={text(name)} hint={text(`${name}Hint`)}>
      {field}
    </SettingLine>
  );
  const numbers = (choices: readonly number[], current: number) =>
    [...new Set([...choices, current])].toSorted((a, b) => a - b);
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
              void save("idRetention", { idRetention: retentions.find((retention) => retention === value) ?? null })
            }
          />,
        )}
        {line(
          "customerCodeRule",
          <BareSelect
            label={text("customerCodeRule")}
            value={settings.customerCodeRule}
            options={codeRules.map((value) => ({ value, label: text(`codeRule.${value}`) }))}
            onChange={(value) =>
              void save("customerCodeRule", { customerCodeRule: value === "MOBILE" ? "MOBILE" : "BLANK" })
            }
          />,
        )}
      </Card>
    </>
  );
}

/** The text that sellers sign; every save is a version of its own. */
function PolicyForm({ body }: { body: string }) {
  const [change] = useChange(changeBuyPolicyMutation);
  const form = useForm({
    initial: { body },
    fields: { body: { label: text("policy.body") } },
    save: async ({ body: policy }) => {
      const outcome = await change({ id: newId(), body: policy }, { refetches: [buySettingsQuery] });
      // The specification's sentence stands for the whole form, also when the field is refused.
      return outcome.isDone ? outcome : { isDone: false, refused: { text: firstRefusal(outcome.refused), fields: {} } };
    },
    onSaved: () => showSnackbar({ text: text("saved"), color: "good" }),
    refusalText: (refusal) => text("failed.policy", { 0: refusal }),
  });
  return (
    <Form
      form={form}
      label={text("policy.title")}
      actions={<SaveBar form={form} save={text("policy.save")} note={text("policy.saveNote")} />}
    >
      <Card title={text("policy.title")}>
        <TextareaField {...form.field("body")} rows={8} limit={4000} hint={text("policy.hint")} />
      </Card>
    </Form>
  );
}
