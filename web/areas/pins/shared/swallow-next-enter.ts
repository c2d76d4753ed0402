/** Longer than a finger takes from the last digit to Enter, shorter than anybody needs to want something else. */
const habitMs = 1500;

/**
 * Many press Enter after a PIN out of habit. It has sent itself by then, and the key would press whatever the screen gave
 * the cursor back to: the button that the PIN was for, a second time.
 */
export function swallowNextEnter(): void {
  const stop = () => {
    window.clearTimeout(timer);
    window.removeEventListener("keydown", hear, { capture: true });
    window.removeEventListener("pointerdown", stop, { capture: true });
  };
  const hear = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    stop();
  };
  const timer = window.setTimeout(stop, habitMs);
  window.addEventListener("keydown", hear, { capture: true });
  window.addEventListener("pointerdown", stop, { capture: true });
}
