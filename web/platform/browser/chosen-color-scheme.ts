import { showColorScheme } from "#web/ui/color-scheme.ts";
import type { ColorScheme } from "#web/ui/color-scheme.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";
import { keep, readKept, watchKept } from "./kept.ts";

// The page's head has shown the kept one before anything was drawn (`web/index.html`).
const chosen = createSignal<ColorScheme>(keptScheme());

watchKept("color-scheme", () => {
  chosen.set(keptScheme());
  showColorScheme(chosen.get());
});

/** Light or dark as this browser's person chose; `auto` follows the system. */
export function useColorScheme(): ColorScheme {
  return useSignal(chosen);
}

export function chooseColorScheme(scheme: ColorScheme): void {
  keep("color-scheme", scheme === "auto" ? null : scheme);
  chosen.set(scheme);
  showColorScheme(scheme);
}

function keptScheme(): ColorScheme {
  const kept = readKept("color-scheme");
  return kept === "light" || kept === "dark" ? kept : "auto";
}
