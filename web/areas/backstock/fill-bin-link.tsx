import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./backstock-text.ts";

/** Where no bin is: the way to filling one, for a person who could do it after a PIN. */
export function FillBinLink({ storeId }: { storeId: number }) {
  const couldBecome = useCanAfterPin();
  return (
    couldBecome("backstock:move") && (
      <ButtonLink to="/s/$storeId/backstock/detail/new" params={{ storeId }}>
        {text("links.fill")}
      </ButtonLink>
    )
  );
}
