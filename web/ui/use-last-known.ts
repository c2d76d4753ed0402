import { useState } from "react";

/** What was last there while the next is on its way. */
export function useLastKnown<T>(value: T | null): T | null {
  const [lastKnown, setLastKnown] = useState(value);
  if (value !== null && value !== lastKnown) {
    setLastKnown(value);
  }
  return value ?? lastKnown;
}
