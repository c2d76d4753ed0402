import { customerSummaryQuery } from "#web/areas/customers/page/page.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import {
  customerLinksQuery,
  linkMutation,
  offerLinksAgainMutation,
  ruleOutLinksMutation,
  unlinkMutation,
} from "./links.queries.ts";
import { text } from "./links-text.ts";

export type LinkActs = {
  link: (posCustomerId: string) => Promise<void>;
  unlink: (posCustomerId: string) => Promise<void>;
  ruleOut: (posCustomerIds: string[]) => Promise<void>;
};

/** What a person decides about the records that the register has; unlinking and ruling out can be undone. */
export function useLinkActs({ id: customerId }: Customer): LinkActs {
  const [link] = useChange(linkMutation);
  const [unlink] = useChange(unlinkMutation);
  const [ruleOut] = useChange(ruleOutLinksMutation);
  const [offerAgain] = useChange(offerLinksAgainMutation);
  const refetches = [customerLinksQuery, customerSummaryQuery];
  const refuse = (refused: { text: string }) => showSnackbar({ text: refused.text, color: "bad" });
  return {
    link: async (posCustomerId) => {
      const outcome = await link({ customerId, posCustomerId }, { refetches });
      if (outcome.isDone) {
        showSnackbar({ text: text("done"), color: "good" });
      } else {
        refuse(outcome.refused);
      }
    },
    unlink: async (posCustomerId) => {
      const change = { customerId, posCustomerId };
      const outcome = await unlink(change, { refetches });
      if (outcome.isDone) {
        offerUndo(text("unlinked"), () => link(change, { refetches }));
      } else {
        refuse(outcome.refused);
      }
    },
    ruleOut: async (posCustomerIds) => {
      const change = { customerId, posCustomerIds };
      const outcome = await ruleOut(change, { refetches });
      if (outcome.isDone) {
        offerUndo(text("ruledOut", { count: posCustomerIds.length }), () => offerAgain(change, { refetches }));
      } else {
        refuse(outcome.refused);
      }
    },
  };
}
