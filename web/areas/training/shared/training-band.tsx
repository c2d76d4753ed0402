import { Suspense } from "react";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";

/** Few stores need it, and it would be on every first page. */
const PracticeBand = lazyWithTimeout(async () => (await import("./practice-band.tsx")).PracticeBand);

/** Over every screen of a training store, also over its lock, where the way back would lead past a PIN. */
export function TrainingBand({ isLocked = false }: { isLocked?: boolean }) {
  const trainingOf = useActiveStore()?.trainingOf ?? null;
  return (
    trainingOf !== null && (
      <Suspense>
        <PracticeBand trainingOf={trainingOf} isLocked={isLocked} />
      </Suspense>
    )
  );
}
