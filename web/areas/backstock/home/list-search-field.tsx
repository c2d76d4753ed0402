import { IconSearch } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { text } from "./home-text.ts";
import classes from "./bin-list.module.css";

/** People stop typing for this long, in milliseconds, before the list follows. */
const pauseMs = 200;

type ListSearchFieldProps = { value: string; onChange: (typed: string) => void };

/** What to look for; the list follows when the person pauses. */
export function ListSearchField({ value, onChange }: ListSearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, pauseMs);
  const change = useEffectEvent(onChange);
  const known = useEffectEvent(() => value);
  useEffect(
    function followTyping() {
      if (settled.trim() !== known()) {
        change(settled.trim());
      }
    },
    [settled],
  );
  return (
    <label className={classes.search}>
      <IconSearch size={18} aria-hidden="true" />
      <input
        type="search"
        aria-label={text("filter.search")}
        placeholder={text("filter.search")}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </label>
  );
}
