import { useNavigate } from "@tanstack/react-router";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";

/**
 * On a page of coupons whatever could be a number is taken for one, so that a price tag gets the notice that says what
 * to scan instead. Bins, links and licenses stay what they are everywhere.
 */
export function useCouponScans(): void {
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  useScanHandler((code) => {
    if (storeId === null || !/^(bb[\d\s-]*|[\d\s-]+)$/i.test(code.trim())) {
      return false;
    }
    void navigate({ to: "/s/$storeId/bounceback/scan", params: { storeId }, search: { code: code.trim() } });
    return true;
  });
}
