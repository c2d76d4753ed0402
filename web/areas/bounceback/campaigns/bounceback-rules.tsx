import { useParams } from "@tanstack/react-router";
import { shortMoney } from "#common/bounceback/campaign.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { useOpenConflicts } from "#web/areas/bounceback/shared/use-open-conflicts.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { BareSelect } from "#web/ui/fields/bare-select.tsx";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { text } from "./campaigns-text.ts";
import {
  bouncebackSettingsQuery,
  changeBouncebackSettingsMutation,
  setOfflineRuleMutation,
} from "./campaigns.queries.ts";
import type { BouncebackChanges, BouncebackSettings } from "./campaigns.queries.ts";

/** What holds for the coupons of all campaigns. Each rule is saved as it is changed. */
export function BouncebackRules() {
  const read = useRead(bouncebackSettingsQuery, { live: ["BouncebackSettings"] });
  return (
    <Card title={text("rules.title")} hasPadding={false}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <RuleLines
          settings={read.data.bouncebackSettings}
          givesNumbers={read.data.storeCapabilities.givesCouponNumbers}
        />
      )}
    </Card>
  );
}

const counts = [1, 2, 3, 5, 10, 20];

type RuleLinesProps = {
  settings: BouncebackSettings;
  /** Whether a register says which coupon a sale was paid with. */
  givesNumbers: boolean;
};

function RuleLines({ settings, givesNumbers }: RuleLinesProps) {
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
      <SettingLine
        title={text("rules.earnsOnRedemption")}
        hint={text(givesNumbers || earnsOnRedemption ? "rules.earnsOnRedemptionHint" : "rules.earnsOnlyRedeemedHere")}
      >
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
      <OfflineLine most={settings.offlineMost} />
      <ConflictsLine isOff={settings.offlineMost === null} />
    </>
  );
}

const offlineAmounts = [500, 1000, 1500, 2000, 2500, 5000];

/** Up to what amount coupons are taken that nobody can check; the owner's risk, so the owner's choice. */
function OfflineLine({ most }: { most: number | null }) {
  const [change, isBusy] = useChange(setOfflineRuleMutation);
  const isOwner = useCan()("bounceback:decide-on-offline");
  const send = (next: number | null) =>
    change({ most: next }, { refetches: [bouncebackSettingsQuery], waitsForRefetch: true });
  const save = async (next: number | null) => {
    const outcome = await send(next);
    if (outcome.isDone) {
      offerUndo(text("rules.saved"), () => send(most));
    } else {
      showSnackbar({ text: text("rules.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  const amounts = withCurrent(offlineAmounts, most ?? 500);
  return (
    <SettingLine
      title={text("rules.offline")}
      hint={isOwner ? text("rules.offlineHint") : `${text("rules.offlineHint")} ${text("rules.offlineOwner")}.`}
    >
      <BareSelect
        label={text("rules.offline")}
        value={most === null ? "" : String(most)}
        isDisabled={isBusy || !isOwner}
        options={[
          { value: "", label: text("rules.offline.off") },
          ...amounts.map((cents) => ({
            value: String(cents),
            label: text("rules.offline.upTo", { amount: shortMoney(cents) }),
          })),
        ]}
        onChange={(cents) => void save(cents === "" ? null : Number(cents))}
      />
    </SettingLine>
  );
}

/** The way to what has to be settled; also after the rule was turned off, as long as something waits. */
function ConflictsLine({ isOff }: { isOff: boolean }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const count = useOpenConflicts().length;
  return (
    !(isOff && count === 0) && (
      <SettingLine
        title={text("rules.conflictsTitle")}
        hint={count === 0 ? text("rules.conflictsNone") : text("rules.conflicts", { count })}
      >
        <ButtonLink to="/s/$storeId/bounceback/conflicts" params={{ storeId }}>
          {text("rules.conflictsOpen")}
        </ButtonLink>
      </SettingLine>
    )
  );
}

/** A value that was set another way is among the choices too. */
function withCurrent(choices: readonly number[], current: number): number[] {
  return [...new Set([...choices, current])].toSorted((left, right) => left - right);
}
