import { useNavigate } from "@tanstack/react-router";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";

/** Leaves a dialog for the day it stands over. The router asks first when something typed would be lost. */
export function useCloseToDay(date: string | undefined): () => void {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  return () => {
    if (storeId !== null) {
      void navigate({ to: "/s/$storeId/daybook/{-$date}", params: { storeId, date } });
    }
  };
}
