import { useEffect, useState } from "react";

/** The clock moves once in this many milliseconds. */
const clockRefreshMs = 60_000;

/** The time, as exact as a clock on the wall has to be. */
export function useNow(everyMs = clockRefreshMs): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(
    function keepTime() {
      const timer = window.setInterval(() => {
        setNow(new Date());
      }, everyMs);
      return () => {
        window.clearInterval(timer);
      };
    },
    [everyMs],
  );
  return now;
}
