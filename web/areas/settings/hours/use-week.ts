import { useState } from "react";
import { wrongHours } from "#common/store-hours.ts";
import { text } from "#web/areas/settings/store/store-text.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useUnsavedChanges } from "#web/ui/form/unsaved-changes.ts";
import { changeStoreHoursMutation, storeHoursQuery } from "./hours.queries.ts";
import type { Weekday } from "./hours.queries.ts";
import { dayName } from "./week-days.ts";
import { changedDays } from "./week-changes.ts";

export type EditedWeek = {
  /** As it is saved. */
  saved: readonly Weekday[];
  /** As it is shown: what was changed here over what is saved. */
  days: readonly Weekday[];
  problem: string | null;
  isDirty: boolean;
  isSaving: boolean;
  put: (days: readonly Weekday[]) => void;
  reset: () => void;
  save: () => Promise<void>;
};

/** The usual week while a person changes it. Days that nobody has touched here follow what others save. */
export function useWeek(saved: readonly Weekday[]): EditedWeek {
  const [edited, setEdited] = useState<ReadonlyMap<number, Weekday>>(new Map());
  const [problem, setProblem] = useState<string | null>(null);
  const [change, isSaving] = useChange(changeStoreHoursMutation);
  const store = useStoreData();
  const days = saved.map((day) => edited.get(day.weekday) ?? day);
  const isDirty = changedDays(saved, days).length > 0;
  useUnsavedChanges(isDirty);

  const put = (next: readonly Weekday[]) => {
    setProblem(null);
    setEdited(new Map(changedDays(saved, next).map(({ after }) => [after.weekday, after])));
  };
  const save = async () => {
    const wrong = days.find((day) => Object.keys(wrongHours(day)).length > 0);
    if (wrong !== undefined) {
      const isBuying = "buyingClosesMinutes" in wrongHours(wrong);
      setProblem(text(isBuying ? "hours.badBuying" : "hours.badOrder", { day: dayName(wrong.weekday) }));
      return;
    }
    const week = days.map(({ weekday, opensMinutes, closesMinutes, buyingClosesMinutes }) => ({
      weekday,
      opensMinutes,
      closesMinutes,
      buyingClosesMinutes,
    }));
    const outcome = await change({ week });
    if (outcome.isDone) {
      store.write(storeHoursQuery, { storeHours: outcome.data.changeStoreHours });
      put(saved);
      showSnackbar({ text: text("hours.saved"), color: "good" });
    } else {
      setProblem(outcome.refused.text);
    }
  };
  return { saved, days, problem, isDirty, isSaving, put, reset: () => put(saved), save };
}
