import { IconCloudOff } from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import { EmptyState } from "./empty-state.tsx";

/** For a page that has nothing kept from before; one that has shows that instead, with `KeptNote`. */
export function OfflineState() {
  return (
    <div role="status">
      <EmptyState
        icon={<IconCloudOff size={28} />}
        title={uiText("state.offlineTitle")}
        text={uiText("state.offlineText")}
      />
    </div>
  );
}
