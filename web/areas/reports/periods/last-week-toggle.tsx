import { useNavigate } from "@tanstack/react-router";
import type { PeriodSearch } from "./period-search.ts";
import { text } from "./periods-text.ts";
import classes from "./periods.module.css";

/** Whether the week before stands beside the shown one. */
export function LastWeekToggle({ search }: { search: PeriodSearch }) {
  const navigate = useNavigate({ from: "/s/$storeId/reports/weekly" });
  const show = (isOn: boolean) =>
    void navigate({ search: { ...search, lastWeek: isOn ? true : undefined }, replace: true });
  return (
    <label className={classes.toggle} data-no-print>
      <input type="checkbox" checked={search.lastWeek === true} onChange={(event) => show(event.target.checked)} />
      {text("bar.lastWeek")}
    </label>
  );
}
