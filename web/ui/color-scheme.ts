/** Light, dark, or what the system says; the page's attribute is what the tokens follow (`tokens.css`). */
export type ColorScheme = "auto" | "light" | "dark";

export function showColorScheme(scheme: ColorScheme): void {
  if (scheme === "auto") {
    delete document.documentElement.dataset["colorScheme"];
  } else {
    document.documentElement.dataset["colorScheme"] = scheme;
  }
}
