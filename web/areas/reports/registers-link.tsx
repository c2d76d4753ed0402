import { useCan } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./reports-text.ts";

/** Where no figures have come yet: to the registers that send them, for a person who may pair one. */
export function RegistersLink({ storeId }: { storeId: number }) {
  const can = useCan();
  return (
    can("devices:manage") && (
      <ButtonLink to="/s/$storeId/settings/device" params={{ storeId }}>
        {text("registers")}
      </ButtonLink>
    )
  );
}
