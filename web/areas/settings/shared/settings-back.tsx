import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { BackLink } from "#web/ui/controls/back-link.tsx";
import { text } from "#web/areas/settings/settings-text.ts";

/** Back to all settings, for the person who may see them. */
export function SettingsBack() {
  const storeId = useActiveStoreId();
  const can = useCan();
  if (storeId === null || !can("settings:edit")) {
    return null;
  }
  return (
    <BackLink to="/s/$storeId/settings" params={{ storeId }}>
      {text("back")}
    </BackLink>
  );
}
