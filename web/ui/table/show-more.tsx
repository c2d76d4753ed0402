import { formatNumber } from "#common/number-format.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./table.module.css";

type ShowMoreProps = { shown: number; totalItems: number; step: number; onShowMore: () => void };

/** A phone's way through a list: a page more under the thumb, never a jump back to the top. */
export function ShowMore({ shown, totalItems, step, onShowMore }: ShowMoreProps) {
  const left = Math.max(0, totalItems - shown);
  return (
    <div className={classes.more} data-no-print>
      <span>{uiText("table.shown", { shown: formatNumber(shown), total: formatNumber(totalItems) })}</span>
      {left > 0 && (
        <Button isWide onClick={onShowMore}>
          {uiText("table.showMore", { count: formatNumber(Math.min(step, left)) })}
        </Button>
      )}
    </div>
  );
}
