import { useNavigate, useParams } from "@tanstack/react-router";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import type { SetupTab } from "./setup-search.ts";
import { text } from "./setup-text.ts";

/** Links from a page of the settings back to its list. */
export function SetupBack({ tab }: { tab: SetupTab }) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const search = { tab: tab === "bins" ? undefined : tab };
  return (
    <BackLink to="/s/$storeId/backstock/settings" params={{ storeId }} search={search}>
      {text(`setup.${tab}`)}
    </BackLink>
  );
}

/** Returns a function that goes back to a list of the settings. */
export function useCloseToSetup(tab: SetupTab): () => void {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  return () => {
    const search = { tab: tab === "bins" ? undefined : tab };
    void navigate({ to: "/s/$storeId/backstock/settings", params: { storeId }, search });
  };
}
