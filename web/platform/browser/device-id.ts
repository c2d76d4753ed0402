import { keep, readKept } from "./kept.ts";
import { newId } from "./new-id.ts";

let known: string | null = null;

/** Names this browser on this machine; made once and kept on it, whoever signs in. */
export function deviceId(): string {
  known ??= readKept("device");
  if (known === null) {
    known = newId();
    keep("device", known);
  }
  return known;
}
