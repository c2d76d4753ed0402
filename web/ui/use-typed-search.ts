import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useDebounced } from "./use-debounced.ts";

/** People stop typing for this long, in milliseconds, before the list follows. */
const pauseMs = 200;

/**
 * What stands in a search field whose words are in the address: `onChange` gets them, trimmed, when the person pauses, and
 * the field follows the address when that changes by other means (Back, a cleared filter).
 */
export function useTypedSearch(
  value: string,
  onChange: (words: string) => void,
): [typed: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, pauseMs);
  /** Its own words come back while the person types on, oldest first: they must not replace what was typed since. */
  const onTheirWay = useRef<string[]>([]);
  const report = useEffectEvent((words: string) => {
    if (words !== value) {
      onTheirWay.current.push(words);
      onChange(words);
    }
  });
  useEffect(
    function followTyping() {
      report(settled.trim());
    },
    [settled],
  );
  useEffect(
    function followAddress() {
      const place = onTheirWay.current.indexOf(value);
      onTheirWay.current = place === -1 ? [] : onTheirWay.current.slice(place + 1);
      if (place === -1) {
        setTyped(value);
      }
    },
    [value],
  );
  return [typed, setTyped];
}
