import { createSignal } from "#web/ui/signal.ts";

/** How many recent choices a list shows, and how many it remembers: some may not be on offer today. */
const mostShown = 3;
const mostKept = 12;

/** The values chosen last of each long list, newest first, by the names of their fields. The platform keeps them. */
export const recentChoices = createSignal<Readonly<Record<string, readonly string[]>>>({});

export function rememberChoice(field: string, value: string): void {
  const all = recentChoices.get();
  const others = (all[field] ?? []).filter((other) => other !== value);
  recentChoices.set({ ...all, [field]: [value, ...others].slice(0, mostKept) });
}

/** Returns what of a list was chosen last, newest first, without what is chosen now. */
export function recentOf<Option extends { value: string }>(
  options: readonly Option[],
  { values, chosen }: { values: readonly string[]; chosen: string },
): Option[] {
  return values
    .filter((value) => value !== chosen)
    .flatMap((value) => options.filter((option) => option.value === value))
    .slice(0, mostShown);
}
