/** What a screen reader was told last. Looking for a text finds what is seen, and not this. */
export function announced(): string {
  return [...document.querySelectorAll("[data-announcer]")].map(({ textContent }) => textContent).join("");
}
