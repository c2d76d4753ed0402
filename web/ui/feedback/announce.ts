/** How long a dialog that closes in the same moment takes to be gone, in milliseconds. */
const settleMs = 120;

/** Says what changed to people who hear the screen and would otherwise not learn it. What is shown as a message is said by it. */
export function announce(words: string): void {
  // Of this moment: when the time is over, the page may be gone with its global names.
  const { document } = window;
  window.setTimeout(() => {
    const regions = [...document.querySelectorAll("[data-announcer]")];
    // All but the topmost dialog is silent for a reader.
    const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
    const region = regions.findLast((candidate) => dialog === undefined || dialog.contains(candidate));
    if (region !== undefined) {
      // The same words a second time are a change only for a region that was empty in between.
      region.textContent = "";
      region.append(words);
    }
  }, settleMs);
}
