import { useChange } from "#web/platform/graphql/use-change.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import type { Period } from "./period.ts";
import { approveTimecardsMutation, withdrawTimecardApprovalMutation, timecardsQuery } from "./timecards.queries.ts";
import { text } from "./timecards-text.ts";

type Approvals = {
  approve: (employeeIds: readonly string[]) => Promise<void>;
  withdraw: (employeeIds: readonly string[]) => Promise<void>;
  isBusy: boolean;
};

/** Approves the hours of people in a period, and takes it back. */
export function useApprovals(period: Period): Approvals {
  const [approve, isApproving] = useChange(approveTimecardsMutation);
  const [withdraw, isWithdrawing] = useChange(withdrawTimecardApprovalMutation);
  const act = async (which: "approved" | "withdrawn", employeeIds: readonly string[]) => {
    const change = which === "approved" ? approve : withdraw;
    const { from, to } = period;
    const outcome = await change({ from, to, employeeIds: [...employeeIds] }, { refetches: [timecardsQuery] });
    showSnackbar(outcome.isDone ? { text: text(which), color: "good" } : { text: outcome.refused.text, color: "bad" });
  };
  return {
    approve: (employeeIds) => act("approved", employeeIds),
    withdraw: (employeeIds) => act("withdrawn", employeeIds),
    isBusy: isApproving || isWithdrawing,
  };
}
