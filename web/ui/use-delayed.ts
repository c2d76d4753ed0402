import { useEffect, useState } from "react";

/** False at first, true once the component has been there for `delayMs`. */
export function useDelayed(delayMs: number): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(
    function startDelay() {
      const timer = setTimeout(() => {
        setIsOver(true);
      }, delayMs);
      return () => {
        clearTimeout(timer);
      };
    },
    [delayMs],
  );
  return isOver;
}
