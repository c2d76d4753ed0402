import { useEffect, useEffectEvent } from "react";

/** What a run shows besides what is told is asked for this often, in milliseconds. */
const refreshMs = 4000;

/** Reads again while a run is on: notices tell of each burst, the pace and the time left come with asking. */
export function useRunRefresh(isOn: boolean, again: () => void): void {
  const refresh = useEffectEvent(again);
  useEffect(
    function poll() {
      if (!isOn) {
        return undefined;
      }
      const timer = window.setInterval(() => refresh(), refreshMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    [isOn],
  );
}
