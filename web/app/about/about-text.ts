import { textsOf } from "#web/platform/language/texts.ts";

/** Texts about the program in English. */
export const text = textsOf("app-about", {
  "about.title": "About {product}",
  "about.version": "Version",
  "about.support": "Support",
  "about.device": "This device",
  "about.store": "Store",
  "about.licenses": "Licenses",
  "about.licensesText":
    "Built on open source: React, TanStack, Base UI, React DayPicker, dnd kit, Tabler Icons, Inter and others, each under its own license.",
  "about.copy": "Copy details",
  "about.copied": "Details copied",
  "about.unknown": "unknown while offline",
});
