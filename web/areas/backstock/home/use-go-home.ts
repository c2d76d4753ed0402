import { useNavigate } from "@tanstack/react-router";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import type { BackstockSearch } from "./backstock-search.ts";

/** Goes to the list with these filters, from the list itself or from a dialog over it. */
export function useGoHome(): (search: BackstockSearch, options?: { replace?: boolean }) => void {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  return (search, { replace = false } = {}) => {
    if (storeId !== null) {
      void navigate({ to: "/s/$storeId/backstock", params: { storeId }, search, replace });
    }
  };
}
