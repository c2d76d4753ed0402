import { formatTime } from "#common/time-format.ts";
import { useStoppedRegisters } from "#web/areas/settings/shared/use-stopped-registers.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { text } from "./daybook-text.ts";

type RegisterSentence = { id: string; provider: string | null; sentence: string; problem: string };

/** Returns the registers whose exports are not read, a sentence each. */
export function useRegisterSentences(): RegisterSentence[] {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  return useStoppedRegisters().map(({ id, name, provider, problem, stoppedAt, hasRead }) => ({
    id,
    provider,
    problem,
    sentence:
      hasRead && stoppedAt !== null
        ? text("manager.register", { name, time: formatTime(stoppedAt, timeZone) })
        : text("manager.registerNew", { name }),
  }));
}
