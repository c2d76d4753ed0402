import { useChange } from "#web/platform/graphql/use-change.ts";
import type { ChangeOutcome } from "#web/platform/graphql/use-change.ts";
import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { campaignsQuery, restoreCampaignMutation } from "./campaigns.queries.ts";

type Restored = ResultOf<typeof restoreCampaignMutation>;

/** Undoes a person's own last save or end of a campaign; answers the campaign that stands again. */
export function useRestoreCampaign(): (id: string) => Promise<ChangeOutcome<Restored>> {
  const [restore] = useChange(restoreCampaignMutation);
  return (id) => restore({ id }, { refetches: [campaignsQuery] });
}
