import { IconBuildingStore } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { text } from "#web/app/app-text.ts";
import { usePlaces } from "#web/app/shell/use-places.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { SearchResult } from "./search-result.ts";
import { matches } from "./search-result.ts";
import { useStoreSearch } from "./use-store-search.tsx";

const most = 10;
/** Pages and stores leave room for what was more likely meant. */
const mostLocal = 5;

/** Returns matching pages and stores of this person, then matches within the store. */
export function useSearchResults(typed: string): { results: SearchResult[]; isLoading: boolean } {
  const router = useRouter();
  const places = usePlaces();
  const storeId = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  const storeSearch = useStoreSearch(typed);
  if (typed.trim() === "" || storeId === null) {
    return { results: [], isLoading: false };
  }
  const pages = places.map((place): SearchResult => {
    const { href } = router.buildLocation({ to: place.to, params: { storeId } });
    return { id: `page-${place.id}`, label: text(place.label), detail: text("search.page"), icon: place.icon, href };
  });
  const others = stores
    .filter((store) => store.id !== storeId)
    .map((store): SearchResult => {
      const { href } = router.buildLocation({ to: "/s/$storeId", params: { storeId: store.id } });
      const label = `${store.name} ${store.number}`;
      return { id: `store-${store.id}`, label, detail: text("search.store"), icon: <IconBuildingStore />, href };
    });
  const local = [...pages, ...others].filter(({ label }) => matches(label, typed)).slice(0, mostLocal);
  return { results: [...local, ...storeSearch.results].slice(0, most), isLoading: storeSearch.isLoading };
}
