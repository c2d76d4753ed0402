import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { binStates } from "#web/areas/backstock/setup/setup-search.ts";
import type { SetupSearch } from "#web/areas/backstock/setup/setup-search.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import type { BinOverview } from "./bins.queries.ts";

type Filter = Pick<SetupSearch, "state" | "q">;
type BinFiltersProps = { overview: BinOverview; search: Filter; onChange: (filter: Filter) => void };

/** A person types a digit every 150 ms or so; the address follows when they pause. */
const pauseMs = 200;

/** The number's first digits, and the state with how many there are of each. */
export function BinFilters({ overview, search, onChange }: BinFiltersProps) {
  const { state, q } = search;
  const [typed, setTyped] = useState(q ?? "");
  const settled = useDebounced(typed, pauseMs);
  const tell = useEffectEvent((next: string) => {
    if (next !== (q ?? "")) {
      onChange({ state, q: next === "" ? undefined : next });
    }
  });
  useEffect(
    function writeIntoAddress() {
      tell(settled);
    },
    [settled],
  );
  return (
    <div className={classes.bar}>
      <input
        type="search"
        className={classes.search}
        inputMode="numeric"
        aria-label={text("bins.search")}
        placeholder={text("bins.searchPlaceholder")}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <fieldset className={classes.chips} aria-label={text("bins.state")}>
        <button
          type="button"
          className={classes.chip}
          aria-pressed={state === undefined}
          onClick={() => onChange({ q, state: undefined })}
        >
          {text("bins.all", { count: overview.total })}
        </button>
        {binStates.map((one) => (
          <button
            key={one}
            type="button"
            className={classes.chip}
            aria-pressed={state === one}
            onClick={() => onChange({ q, state: one })}
          >
            {text(`bins.${one}`, { count: overview[one] })}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
