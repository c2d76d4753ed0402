import type { ActingStore, Caller } from "./context.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

/**
 * The store of an operation that is `on: "store"`. The wrapper has refused a request without one already; this says so
 * to the compiler, and holds when that check is switched off.
 */
export function storeOf(caller: Pick<Caller, "store">): ActingStore {
  if (!caller.store) {
    throw notFound("Store");
  }
  return caller.store;
}
