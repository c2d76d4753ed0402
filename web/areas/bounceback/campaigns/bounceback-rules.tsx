import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { text } from "./campaigns-text.ts";
import { bouncebackSettingsQuery, changeBouncebackSettingsMutation } from "./campaigns.queries.ts";
import type { BouncebackChanges, BouncebackSettings } from "./campaigns.queries.ts";

/** What holds for the coupons of all campaigns. Each rule is saved as it is changed. */
export function BouncebackRules() {
  const read = useRead(bouncebackSettingsQuery, { live: ["BouncebackSettings"] });
  return (
    <Card title={text("rules.title")} hasPadding={false}>
      <ReadState read={read} />
      {read.status === "ready" && <RuleLines settings={read.data.bouncebackSettings} />}
    </Card>
  );
}

const counts = [1, 2, 3, 5, 10, 20];

function RuleLines({ settings }: { settings: BouncebackSettings }) {
  const [change, isBusy] = useChange(changeBouncebackSettingsMutation);
  const send = (changes: BouncebackChanges) =>
    change({ changes }, { refetches: [bouncebackSettingsQuery], waitsForRefetch: true });
  const save = async (changes: BouncebackChanges, before: BouncebackChanges) => {
    const outcome = await send(changes);
    if (outcome.isDone) {
      offerUndo(text("rules.saved"), () => send(before));
    } else {
      showSnackbar({ text: text("rules.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const { earnsOnRedemption, mostPerSale, onReturn } = settings;
  return (
    <>
      <SettingLine title={text("rules.mostPerSale")} hint={text("rules.mostPerSaleHint")}>
        <BareSelect
          label={text("rules.mostPerSale")}
          value={String(mostPerSale)}
          isDisabled={isBusy}
          options={withCurrent(counts, mostPerSale).map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(count) => void save({ mostPerSale: Number(count) }, { mostPerSale })}
        />
      </SettingLine>
      <SettingLine title={text("rules.earnsOnRedemption")} hint={text("rules.earnsOnRedemptionHint")}>
        <BareSwitch
          label={text("rules.earnsOnRedemption")}
          isOn={earnsOnRedemption}
          isDisabled={isBusy}
          onChange={(isOn) => void save({ earnsOnRedemption: isOn }, { earnsOnRedemption })}
        />
      </SettingLine>
      <SettingLine title={text("rules.onReturn")} hint={text("rules.onReturnHint")}>
        <BareSelect
          label={text("rules.onReturn")}
          value={onReturn}
          isDisabled={isBusy}
          options={(["VOID", "FLAG"] as const).map((rule) => ({ value: rule, label: text(`rules.onReturn.${rule}`) }))}
          onChange={(rule) => void save({ onReturn: rule === "FLAG" ? "FLAG" : "VOID" }, { onReturn })}
        />
      </SettingLine>
    </>
  );
}

/** A value that was set another way is among the choices too. */
function withCurrent(choices: readonly number[], current: number): number[] {
  return [...new Set([...choices, current])].toSorted((left, right) => left - right);
}
