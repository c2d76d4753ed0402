import { text } from "#web/areas/backstock/home/home-text.ts";
import classes from "./category-panel.module.css";

/** How far the bins of a category are from what the store wants to have. */
export function CategoryGap({ bins, target }: { bins: number; target: number }) {
  const gap = bins - target;
  const said =
    gap === 0
      ? text("categories.full")
      : text(gap < 0 ? "categories.short" : "categories.over", { count: Math.abs(gap) });
  return (
    <small className={classes.gap} data-short={gap < 0}>
      {said}
    </small>
  );
}
