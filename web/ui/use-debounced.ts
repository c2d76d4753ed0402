import { useEffect, useState } from "react";

/** `value` as it was once it had been the same for `delayMs`. */
export function useDebounced<T>(value: T, delayMs: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(
    function settleLater() {
      const timer = setTimeout(() => {
        setSettled(value);
      }, delayMs);
      return () => {
        clearTimeout(timer);
      };
    },
    [value, delayMs],
  );
  return settled;
}
