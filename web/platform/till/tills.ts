import { useEffect } from "react";
import { keep, readKept } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/calls/shape.ts";
import type { ShapeOf } from "#web/platform/calls/shape.ts";
import type { ChannelMember } from "#web/platform/realtime/realtime.ts";
import { listenToChannel } from "#web/platform/realtime/realtime.ts";
import { activeStoreId, useActiveStoreId } from "#web/platform/store/active-store.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

/**
 * What the server says of a till to everyone on the channel. The full contract is `deviceMember` of
 * `common/pos-messages.ts`; read here without its schema library, because this stands in the first JavaScript.
 */
const onlineTill = shape.object({
  kind: shape.oneOf("device"),
  deviceId: shape.text,
  name: shape.text,
  pos: shape.object({ connected: shape.flag, name: shape.text }),
  /** As many as fit into what a channel says of a member. */
  printers: shape.maybe(
    shape.list(shape.object({ name: shape.text, displayName: shape.text, role: shape.text, type: shape.text })),
  ),
});

export type OnlineTill = ShapeOf<typeof onlineTill>;

type Tills = { storeId: number | null; isKnown: boolean; online: readonly OnlineTill[] };

const nobody: Tills = { storeId: null, isKnown: false, online: [] };
const tills = createSignal<Tills>(nobody);
const chosenId = createSignal<string | null>(readKept("pos"));

/** The store's tills that are online now; `isKnown` is false until the channel has said who is there. */
export function useTills(): Tills {
  const storeId = useActiveStoreId();
  const known = useSignal(tills);
  return known.storeId === storeId ? known : nobody;
}

export function onlineTills(): readonly OnlineTill[] {
  const known = tills.get();
  return known.storeId === activeStoreId() ? known.online : [];
}

/** Sits on the store's presence channel as long as the shell is there. */
export function useTillPresence(): void {
  const storeId = useActiveStoreId();
  useEffect(
    function sitOnChannel() {
      if (storeId === null) {
        return undefined;
      }
      return listenToChannel(`presence-store-${storeId}`, {
        events: {},
        onMembers: (members) => {
          tills.set({ storeId, isKnown: true, online: devicesAmong(members) });
        },
      });
    },
    [storeId],
  );
}

/** The till this browser talks to: the one chosen here last, else the only one there is. */
export function chosenTill(online: readonly OnlineTill[]): OnlineTill | null {
  const chosen = online.find((till) => till.deviceId === chosenId.get());
  return chosen ?? (online.length === 1 ? (online[0] ?? null) : null);
}

export function useChosenTill(): OnlineTill | null {
  useSignal(chosenId);
  return chosenTill(useTills().online);
}

export function chooseTill(deviceId: string): void {
  keep("pos", deviceId);
  chosenId.set(deviceId);
}

function devicesAmong(members: readonly ChannelMember[]): OnlineTill[] {
  return members
    .map((member) => shape.read(onlineTill, member.info))
    .filter((till) => till !== null)
    .toSorted((left, right) => left.name.localeCompare(right.name));
}
