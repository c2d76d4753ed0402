import { useState } from "react";
import { readLicense } from "#common/buys/driver-license.ts";
import type { License } from "#common/buys/driver-license.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./check-in-text.ts";

/** After so many scans that could not be read the ID is typed. */
const mostFailures = 3;

/**
 * Takes what is scanned while a check-in is open. The raw text ends here: nobody stores, sends or logs it. Returns whether
 * so many scans failed that the ID is typed.
 */
export function useLicenseScans(onLicense: (license: License) => void, onGivenUp: () => void): boolean {
  const [failures, setFailures] = useState(0);
  const [hasGivenUp, setHasGivenUp] = useState(false);
  useScanHandler((code) => {
    const read = readLicense(code);
    if (read.isRead) {
      setFailures(0);
      setHasGivenUp(false);
      // The seller's line shows it; a word in the corner would lie over the way on.
      announce(text("scan.read", { name: `${read.license.firstName} ${read.license.lastName}` }));
      onLicense(read.license);
      return true;
    }
    if (failures + 1 >= mostFailures) {
      setFailures(0);
      setHasGivenUp(true);
      announce(text("scan.manual"));
      onGivenUp();
    } else {
      setFailures(failures + 1);
      showSnackbar({ text: text(`scan.${read.why}`), color: "bad" });
    }
    return true;
  });
  return hasGivenUp;
}
