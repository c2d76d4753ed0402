import { formatDate } from "#common/date-format.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./campaigns-text.ts";
import { campaignsQuery, endCampaignMutation } from "./campaigns.queries.ts";
import type { Campaign } from "./campaigns.queries.ts";
import { useRestoreCampaign } from "./use-restore-campaign.ts";

/** Ends a campaign after a question: once the Undo is over, nobody can start it again. */
export function useEndCampaign(): [end: (campaign: Campaign, open: number) => Promise<void>, isEnding: boolean] {
  const [change, isEnding] = useChange(endCampaignMutation);
  const restore = useRestoreCampaign();
  const end = async ({ id, name, redeemEndOn }: Campaign, open: number) => {
    const isSure = await ask({
      title: text("end.title", { name }),
      text: open === 0 ? text("end.textNone") : text("end.text", { count: open, date: formatDate(redeemEndOn) }),
      confirm: text("end.confirm"),
      cancel: text("cancel"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await change({ id }, { refetches: [campaignsQuery] });
    if (outcome.isDone) {
      offerUndo(text("end.done", { name }), () => restore(id));
    } else {
      showSnackbar({ text: text("end.failed", { error: outcome.refused.text }), color: "bad" });
    }
  };
  return [end, isEnding];
}
