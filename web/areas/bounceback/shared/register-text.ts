import { text } from "./reason-text.ts";

/** A register calls itself by a number or by a name. */
export function registerText(terminal: string | null): string | null {
  return terminal !== null && /^\d+$/.test(terminal) ? text("register", { number: terminal }) : terminal;
}
