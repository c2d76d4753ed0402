import { OnboardingPage } from "#web/areas/onboarding/onboarding-page.tsx";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { StoreDataContext } from "#web/platform/graphql/use-store-data.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { storeDataFor } from "./shell/store-data-for.ts";
import { useShellNotices } from "./shell/use-shell-notices.ts";

/** The guided setup stands outside the store's frame: it has its own list of steps, and the store's data. */
export function OnboardingShell() {
  const store = useActiveStore();
  const { turn } = useTeamMode();
  useShellNotices();
  if (store === null) {
    return null;
  }
  return (
    <StoreDataContext key={`${store.id}/${turn}`} value={storeDataFor(store.id, turn)}>
      <OnboardingPage />
    </StoreDataContext>
  );
}
