/** Shows that a printer works, how wide it prints, and when. */
import type { Printer } from "#common/pos/pos-state.ts";
import { pageLines, shopTime, type PageWidth } from "./page-lines.ts";

export type TestPageContent = {
  storeName: string;
  timeZone: string;
  deviceName: string;
  at: Date;
  printer: Printer;
  width: PageWidth;
};

export function testPage({ storeName, timeZone, deviceName, at, printer, width }: TestPageContent): string {
  const { centered, pair, rule } = pageLines(width);
  const ruler = Array.from({ length: width }, (_, column) => String((column + 1) % 10)).join("");
  const lines = [
    centered("Test page"),
    centered(storeName),
    rule(),
    pair("Device", deviceName),
    pair("Printer", printer.displayName),
    pair("Role", printer.role),
    pair("Type", printer.type),
    pair("Printed", shopTime(at, timeZone)),
    rule(),
    ruler,
    centered(`${width} characters a line`),
  ];
  return `${lines.join("\n")}\n`;
}
