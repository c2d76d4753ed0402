import { useParams } from "@tanstack/react-router";
import { use } from "react";
import { ScopedStoreId } from "#web/platform/store/active-store.ts";

/** Returns the store whose figures stand here: another one's within its scope, else the page's. */
export function useShownStoreId(): number {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return use(ScopedStoreId) ?? storeId;
}
