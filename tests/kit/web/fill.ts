import { userEvent } from "@testing-library/user-event";

/** Replaces what a field holds, in one go: single keys from a busy machine can look like a scanner's. */
export async function fill(field: HTMLElement, words: string): Promise<void> {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(words);
}
