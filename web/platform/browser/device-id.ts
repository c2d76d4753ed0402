import { keep, readKept } from "./kept.ts";
import { newId } from "./new-id.ts";

let id: string | null = null;

/** Returns the id of this browser, created once and kept across sign-ins. */
export function deviceId(): string {
  id ??= readKept("device");
  if (id === null) {
    id = newId();
    keep("device", id);
  }
  return id;
}
