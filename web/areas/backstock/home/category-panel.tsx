import { useState } from "react";
import { formatNumber } from "#common/number-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { ExplainedName } from "#web/ui/figures/explained-name.tsx";
import { text } from "./home-text.ts";
import type { BackstockHome, HomeCategory } from "./home.queries.ts";
import classes from "./category-panel.module.css";

type CategoryPanelProps = {
  home: BackstockHome;
  chosen: string | undefined;
  onChoose: (categoryId: string | undefined) => void;
};

/** How many bins wait of each category and how far that is from what the store wants; each is a filter. */
export function CategoryPanel({ home, chosen, onChoose }: CategoryPanelProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { categories, filled } = home;
  const most = Math.max(1, ...categories.map(({ bins, target }) => Math.max(bins, target ?? 0)));
  const isQuiet = ({ id, bins, target }: HomeCategory) => bins === 0 && (target ?? 0) === 0 && id !== chosen;
  const quiet = categories.filter(isQuiet).length;
  const shown = isOpen ? categories : categories.filter((category) => !isQuiet(category));
  return (
    <Card
      title={text("categories.title")}
      hasPadding={false}
      aside={<ExplainedName name={text("categories.target")} explanation={text("categories.targetMeans")} />}
    >
      <ul className={classes.list}>
        <li>
          <button
            type="button"
            className={classes.line}
            aria-pressed={chosen === undefined}
            onClick={() => onChoose(undefined)}
          >
            <span className={classes.name}>{text("categories.all")}</span>
            <span className={classes.count}>{formatNumber(filled)}</span>
          </button>
        </li>
        {shown.map((category) => (
          <li key={category.id}>
            <button
              type="button"
              className={classes.line}
              aria-pressed={category.id === chosen}
              onClick={() => onChoose(category.id === chosen ? undefined : category.id)}
            >
              <span className={classes.name}>{category.name}</span>
              <span className={classes.count}>{formatNumber(category.bins)}</span>
              <span className={classes.track} aria-hidden="true">
                <i style={{ width: `${(category.bins / most) * 100}%` }} />
                {category.target !== null && <b style={{ left: `${(category.target / most) * 100}%` }} />}
              </span>
              {category.target !== null && <CategoryGap bins={category.bins} target={category.target} />}
            </button>
          </li>
        ))}
      </ul>
      {quiet > 0 && (
        <p className={classes.more}>
          <Button kind="plain" onClick={() => setIsOpen(!isOpen)}>
            {isOpen ? text("categories.less") : text("categories.more", { count: quiet })}
          </Button>
        </p>
      )}
    </Card>
  );
}

/** How far the bins of a category are from what the store wants to have. */
function CategoryGap({ bins, target }: { bins: number; target: number }) {
  const gap = bins - target;
  const gapText =
    gap === 0
      ? text("categories.full")
      : text(gap < 0 ? "categories.short" : "categories.over", { count: Math.abs(gap) });
  return (
    <small className={classes.gap} data-short={gap < 0}>
      {gapText}
    </small>
  );
}
