import { IconArrowRight, IconBuildingStore, IconClock, IconUserPlus } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { formatPhone } from "#common/phone.ts";
import { text as frameText } from "#web/app/app-text.ts";
import { usePlaces } from "#web/app/shell/use-places.ts";
import { askForEmployee } from "#web/platform/employee/team-mode.rules.ts";
import { changeTeamMode, useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { destinations } from "./destinations.ts";
import type { SearchResult } from "./search-result.ts";
import { matches, unknownSeller } from "./search-result.ts";
import { text } from "./search-text.ts";
import { useStoreSearch } from "./use-store-search.tsx";
import type { SearchState } from "./use-store-search.tsx";

const most = 10;
/** Pages and stores leave room for what was more likely meant. */
const mostLocal = 5;

/** Returns matching acts, pages and stores of this person, then matches within the store. */
export function useSearchResults(typed: string): { results: SearchResult[]; state: SearchState } {
  const router = useRouter();
  const places = usePlaces();
  const storeId = useActiveStoreId();
  const stores = usePerson()?.stores ?? [];
  const can = useCan();
  const { isOn: isTeamMode } = useTeamMode();
  const storeSearch = useStoreSearch(typed);
  if (typed.trim() === "" || storeId === null) {
    return { results: [], state: "answered" };
  }
  const clockInLabel = text("search.clockIn");
  const ask = () => changeTeamMode((mode) => askForEmployee(mode, "switch", { title: text("search.whoClocksIn") }));
  const clockIn: SearchResult[] = isTeamMode
    ? [{ id: "clock-in", label: clockInLabel, detail: text("search.act"), icon: <IconClock />, act: ask }]
    : [];
  const pages = places.map((place): SearchResult => {
    const { href } = router.buildLocation({ to: place.to, params: { storeId } });
    return {
      id: `page-${place.id}`,
      label: frameText(place.label),
      detail: text("search.page"),
      icon: place.icon,
      href,
    };
  });
  const others = stores
    .filter((store) => store.id !== storeId)
    .map((store): SearchResult => {
      const { href } = router.buildLocation({ to: "/s/$storeId", params: { storeId: store.id } });
      const name = `${store.name} ${store.number}`;
      return { id: `store-${store.id}`, label: name, detail: text("search.store"), icon: <IconBuildingStore />, href };
    });
  const further = destinations()
    .filter(({ permission }) => can(permission))
    .map(({ id, label, words, path }): SearchResult => {
      const href = `/s/${storeId}/${path}`;
      return { id: `to-${id}`, label, words, detail: text("search.page"), icon: <IconArrowRight />, href };
    });
  const local = [...clockIn, ...pages, ...further, ...others]
    .filter(({ label, words = "" }) => matches(`${label} ${words}`, typed))
    .slice(0, mostLocal);
  const results = [...local, ...storeSearch.results].slice(0, most);
  const { state } = storeSearch;
  const isNobody = results.length === 0 && state === "answered";
  const seller = isNobody && can("buys:view") ? unknownSeller(typed) : null;
  if (seller === null) {
    return { results, state };
  }
  const { mobile } = seller;
  const search = mobile === null ? {} : { initialPhoneNumber: mobile };
  const { href } = router.buildLocation({ to: "/s/$storeId/buys/checkin/new", params: { storeId }, search });
  const label = mobile === null ? text("search.checkIn") : text("search.checkInPhone", { phone: formatPhone(mobile) });
  const detail = text("search.noCustomer");
  return { results: [{ id: "check-in", label, detail, icon: <IconUserPlus />, href }], state };
}
