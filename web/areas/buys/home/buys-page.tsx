import { useParams, useSearch } from "@tanstack/react-router";
import { BuysScreen } from "./buys-screen.tsx";

/** The buy counter. */
export function BuysPage() {
  const { storeId } = useParams({ from: "/s/$storeId/buys" });
  const search = useSearch({ from: "/s/$storeId/buys" });
  return <BuysScreen storeId={storeId} tab={search.buysTab ?? "open"} search={search} />;
}
