import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { buySettingsQuery, changeBuySettingsMutation } from "./settings.queries.ts";
import { text } from "./settings-text.ts";
import type { BuySettingChanges, BuySettings } from "./settings.queries.ts";

type SaveSetting = (name: keyof BuySettings, changes: BuySettingChanges) => Promise<void>;

/** Saves one setting when it changes; three of them have their own text for a refusal. */
export function useSaveSetting(): [SaveSetting, isBusy: boolean] {
  const [change, isBusy] = useChange(changeBuySettingsMutation);
  const save: SaveSetting = async (name, changes) => {
    const outcome = await change({ changes }, { refetches: [buySettingsQuery], waitsForRefetch: true });
    if (outcome.isDone) {
      showSnackbar({ text: text("saved"), color: "good" });
      return;
    }
    const hasOwnText = name === "requiresEmail" || name === "requiresIdNumber" || name === "requiresPosCode";
    const key = hasOwnText ? (`failed.${name}` as const) : "failed.other";
    showSnackbar({ text: text(key, { 0: firstRefusal(outcome.refused) }), color: "bad" });
  };
  return [save, isBusy];
}

/** A setting is saved alone, so its field's sentence stands for the whole refusal. */
export function firstRefusal({
  fields,
  text: refusal,
}: {
  fields: Readonly<Record<string, string>>;
  text: string;
}): string {
  return Object.values(fields)[0] ?? refusal;
}
