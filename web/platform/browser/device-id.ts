import { keep, readKept } from "./kept.ts";
import { newId } from "./new-id.ts";

let id: string | null = null;

/** Names this browser on this machine; made once and kept on it, whoever signs in. */
export function deviceId(): string {
  id ??= readKept("device");
  if (id === null) {
    id = newId();
    keep("device", id);
  }
  return id;
}
