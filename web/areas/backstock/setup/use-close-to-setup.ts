import { useNavigate, useParams } from "@tanstack/react-router";
import type { SetupTab } from "./setup-search.ts";

/** Goes back to a list of the settings. */
export function useCloseToSetup(tab: SetupTab): () => void {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  return () => {
    const search = { tab: tab === "bins" ? undefined : tab };
    void navigate({ to: "/s/$storeId/backstock/settings", params: { storeId }, search });
  };
}
