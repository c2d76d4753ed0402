import { useChange } from "#web/platform/graphql/use-change.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { Period } from "./period.ts";
import { approveTimecardsMutation, withdrawTimecardApprovalMutation, timecardsQuery } from "./timecards.queries.ts";
import type { Timecard } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";

type Chosen = readonly Pick<Timecard, "employeeId" | "approvedDays">[];

type Approvals = {
  approve: (timecards: Chosen) => Promise<void>;
  withdraw: (timecards: Chosen) => Promise<void>;
  isBusy: boolean;
};

const readsOfHours = { refetches: [timecardsQuery] };

/** Approves the hours of people in a period, and removes the approval. */
export function useApprovals({ from, to }: Period): Approvals {
  const [approve, isApproving] = useChange(approveTimecardsMutation);
  const [withdraw, isWithdrawing] = useChange(withdrawTimecardApprovalMutation);
  return {
    approve: async (timecards) => {
      const chosen = { from, to, employeeIds: timecards.map(({ employeeId }) => employeeId) };
      const outcome = await approve(chosen, readsOfHours);
      if (!outcome.isDone) {
        showSnackbar({ text: outcome.refused.text, color: "bad" });
      } else if (timecards.every(({ approvedDays }) => approvedDays === 0)) {
        offerUndo(text("approved", { count: timecards.length }), () => withdraw(chosen, readsOfHours));
      } else {
        // Undo would also open the days that were approved before.
        showSnackbar({ text: text("approved", { count: timecards.length }), color: "good" });
      }
    },
    withdraw: async (timecards) => {
      const chosen = { from, to, employeeIds: timecards.map(({ employeeId }) => employeeId) };
      const outcome = await withdraw(chosen, readsOfHours);
      showSnackbar(
        outcome.isDone ? { text: text("withdrawn"), color: "good" } : { text: outcome.refused.text, color: "bad" },
      );
    },
    isBusy: isApproving || isWithdrawing,
  };
}
