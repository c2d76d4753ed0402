/** Shows that a printer works, how wide it prints, and when. */
import type { Printer } from "#common/pos/pos-state.ts";
import { centred, pageWidth, pair, rule, shopTime } from "./page-lines.ts";

export type TestPageContent = { storeName: string; timeZone: string; deviceName: string; at: Date; printer: Printer };

export function testPage({ storeName, timeZone, deviceName, at, printer }: TestPageContent): string {
  const ruler = Array.from({ length: pageWidth }, (_, column) => String((column + 1) % 10)).join("");
  const lines = [
    centred("Test page"),
    centred(storeName),
    rule(),
    pair("Device", deviceName),
    pair("Printer", printer.displayName),
    pair("Role", printer.role),
    pair("Type", printer.type),
    pair("Printed", shopTime(at, timeZone)),
    rule(),
    ruler,
    centred(`${pageWidth} characters a line`),
  ];
  return `${lines.join("\n")}\n`;
}
