import { useActiveStore } from "#web/platform/person/use-active-store.ts";

/** The time zone by which the shown store's day is told. */
export function useStoreTimeZone(): string {
  return useActiveStore()?.timeZone ?? "UTC";
}
