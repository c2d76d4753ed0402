/** Where typing begins: our own select is a button to the browser. */
export const typedControls = ":is(input, select, textarea, [role='combobox']):enabled";

/**
 * Puts the cursor where typing begins, or on the heading where nothing is typed: the browser would choose the close
 * button, whose ring says "press me" to everybody who only wants to read.
 */
export function focusFirst(dialog: HTMLElement, heading: HTMLElement | null): void {
  const first = dialog.querySelector<HTMLElement>(`[data-autofocus], form ${typedControls}`);
  (first ?? heading)?.focus();
  if (first instanceof HTMLInputElement && first.matches("[inputmode=decimal], [inputmode=numeric]")) {
    // An amount is typed over, not edited.
    first.select();
  }
}
