/** Where the texting service reports to us; each store has its own. */
import type { StoreContext } from "#server/platform/context/context.ts";

type Place = Pick<StoreContext, "platform"> & { store: { id: number } };

/** What became of a text: the address carries our own id, which it has before theirs. */
export function statusUrl(place: Place, id: string): string {
  return `${base(place)}/status/${id}`;
}

export function incomingUrl(place: Place): string {
  return `${base(place)}/incoming`;
}

/** Asked what to do with a call. */
export function callUrl(place: Place): string {
  return `${base(place)}/call`;
}

/** Asked what to do after the store's phone rang. */
export function callDialedUrl(place: Place): string {
  return `${base(place)}/call/dialed`;
}

export function callEndedUrl(place: Place): string {
  return `${base(place)}/call/ended`;
}

function base({ platform, store }: Place): string {
  return `${platform.publicUrl}/api/texting/${store.id}`;
}
