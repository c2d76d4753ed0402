import { useEffect, useRef } from "react";
import { chimes, playChime, switchChimes } from "#web/platform/browser/chime.ts";
import type { Read } from "#web/platform/graphql/use-read.ts";
import { useSignal } from "#web/ui/signal.ts";
import type { BuyDesk } from "./home.queries.ts";

/** Whether this device chimes when a seller gets in line. */
export function useChimeSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  return [useSignal(chimes), switchChimes];
}

/** Chimes when more sellers are in line than before. */
export function useChime(read: Read<{ buyDesk: Pick<BuyDesk, "requestCount"> }>): void {
  const count = read.status === "ready" ? read.data.buyDesk.requestCount : null;
  const before = useRef<number | null>(null);
  useEffect(
    function chimeForNewcomers() {
      const isMore = before.current !== null && count !== null && count > before.current;
      before.current = count;
      if (isMore && chimes.get()) {
        playChime();
      }
    },
    [count],
  );
}
