import type { License } from "#common/buys/driver-license.ts";

let waiting: License | null = null;

/** A license that was scanned on another page of the area: it waits in memory for the check-in that opens, never in an address. */
export function keepScannedLicense(license: License): void {
  waiting = license;
}

/** The license that waits, once. */
export function takeScannedLicense(): License | null {
  const license = waiting;
  waiting = null;
  return license;
}
