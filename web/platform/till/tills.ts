import { useEffect } from "react";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";
import type { ChannelMember } from "#web/platform/realtime/realtime.ts";
import { listenToChannel } from "#web/platform/realtime/realtime.ts";
import { activeStoreId, useActiveStoreId } from "#web/platform/store/active-store.ts";
import { createSignal, useSignal } from "#web/ui/signal.ts";

/**
 * What the server says of a till to everyone on the channel. The full contract is `deviceMember` of
 * `common/pos/pos-messages.ts`; read here without its schema library, because this stands in the first JavaScript.
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

const noTills: Tills = { storeId: null, isKnown: false, online: [] };
const tills = createSignal<Tills>(noTills);
/** By store: its tills are no other store's. */
type UsedTills = Readonly<Record<string, { deviceId: string; name: string }>>;

const keptTills = shape.dictionary(shape.object({ deviceId: shape.text, name: shape.text }));
const used = createSignal<UsedTills>(shape.read(keptTills, readKeptJson("pos")) ?? {});

/** The store's tills that are online now; `isKnown` is false until the channel has said who is there. */
export function useTills(): Tills {
  const storeId = useActiveStoreId();
  const state = useSignal(tills);
  return state.storeId === storeId ? state : noTills;
}

export function onlineTills(): readonly OnlineTill[] {
  const state = tills.get();
  return state.storeId === activeStoreId() ? state.online : [];
}

/** Joins the store's presence channel while the shell is mounted. */
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
          const online = devicesAmong(members);
          chooseOnlyTill(storeId, online);
          tills.set({ storeId, isKnown: true, online });
        },
      });
    },
    [storeId],
  );
}

/** The till that this screen works with, whether it is there now or not. */
export type UsedTill = { deviceId: string; name: string; online: OnlineTill | null };

/**
 * The till this screen works with: the one chosen here last, else the only one that was there. It stays that one when it
 * leaves the channel or another joins: a ticket must never come out of another register without a word.
 */
export function useUsedTill(): UsedTill | null {
  const all = useSignal(used);
  const { online, storeId } = useTills();
  return usedTill(all, { storeId, online });
}

/** The same, if it is there now. */
export function useChosenTill(): OnlineTill | null {
  return useUsedTill()?.online ?? null;
}

/** The same, outside of React. */
export function currentTill(): UsedTill | null {
  return usedTill(used.get(), { storeId: activeStoreId(), online: onlineTills() });
}

export function chooseTill({ deviceId, name }: Pick<OnlineTill, "deviceId" | "name">): void {
  const { storeId } = tills.get();
  if (storeId !== null) {
    used.set({ ...used.get(), [storeId]: { deviceId, name } });
    keep("pos", JSON.stringify(used.get()));
  }
}

function usedTill(all: UsedTills, { storeId, online }: Pick<Tills, "storeId" | "online">): UsedTill | null {
  const own = storeId === null ? undefined : all[storeId];
  if (own === undefined) {
    return null;
  }
  const there = online.find(({ deviceId }) => deviceId === own.deviceId) ?? null;
  return { deviceId: own.deviceId, name: there?.name ?? own.name, online: there };
}

/** Chooses the only online till if none was chosen. This lasts while the page is open and is not stored. */
function chooseOnlyTill(storeId: number, online: readonly OnlineTill[]): void {
  const [only] = online;
  if (only !== undefined && online.length === 1 && used.get()[storeId] === undefined) {
    used.set({ ...used.get(), [storeId]: { deviceId: only.deviceId, name: only.name } });
  }
}

function devicesAmong(members: readonly ChannelMember[]): OnlineTill[] {
  return members
    .map((member) => shape.read(onlineTill, member.info))
    .filter((till) => till !== null)
    .toSorted((left, right) => left.name.localeCompare(right.name));
}
