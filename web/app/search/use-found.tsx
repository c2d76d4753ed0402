import { IconBuildingStore } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { text } from "#web/app/app-text.ts";
import { usePlaces } from "#web/app/shell/use-places.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { Found } from "./found.ts";
import { matches } from "./found.ts";
import { useFoundInStore } from "./use-found-in-store.tsx";

const most = 10;
/** Pages and stores leave room for what was more likely meant. */
const mostKnown = 5;

/** The pages this person may open and their stores, then what the store has by these words. */
export function useFound(typed: string): { found: Found[]; isAsking: boolean } {
  const router = useRouter();
  const places = usePlaces();
  const storeId = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  const inStore = useFoundInStore(typed);
  if (typed.trim() === "" || storeId === null) {
    return { found: [], isAsking: false };
  }
  const pages = places.map((place): Found => {
    const { href } = router.buildLocation({ to: place.to, params: { storeId } });
    return { id: `page-${place.id}`, label: text(place.label), detail: text("search.page"), icon: place.icon, href };
  });
  const others = stores
    .filter((store) => store.id !== storeId)
    .map((store): Found => {
      const { href } = router.buildLocation({ to: "/s/$storeId", params: { storeId: store.id } });
      const label = `${store.name} ${store.number}`;
      return { id: `store-${store.id}`, label, detail: text("search.store"), icon: <IconBuildingStore />, href };
    });
  const known = [...pages, ...others].filter(({ label }) => matches(label, typed)).slice(0, mostKnown);
  return { found: [...known, ...inStore.found].slice(0, most), isAsking: inStore.isAsking };
}
