import { canUseCamera } from "#web/platform/scan/barcode-detector.ts";
import { CameraScan } from "#web/platform/scan/camera-scan.tsx";
import { dispatchScan } from "#web/platform/scan/scan-handlers.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";

/** On a phone, which has no scanner: its camera reads the license, and what it read goes the way of every scan. */
export function LicenseCamera() {
  const isPhone = useIsPhone();
  return isPhone && canUseCamera() && <CameraScan reads="license" onCode={dispatchScan} />;
}
