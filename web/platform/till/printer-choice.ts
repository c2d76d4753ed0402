export const printerRoles = ["receipt", "label", "document"] as const;
export type PrinterRole = (typeof printerRoles)[number];

export type TillPrinter = { name: string; displayName: string; role: string; type: string };

/** Makes that are built for one purpose, whatever role their driver was given. */
const families: Readonly<Record<PrinterRole, RegExp>> = {
  receipt: /epson tm|tm-|star|tsp/i,
  label: /zebra|dymo|rollo|brother ql/i,
  document: /laserjet|officejet|workforce|ecotank/i,
};

/**
 * The printer for a purpose: the one that was saved, else the one whose role says so (of a known make first), else one
 * of a known make. Null: a person has to say.
 */
export function printerFor(
  role: PrinterRole,
  { printers, savedName }: { printers: readonly TillPrinter[]; savedName: string | null },
): TillPrinter | null {
  const isKnownMake = (printer: TillPrinter) => families[role].test(`${printer.name} ${printer.displayName}`);
  const ofRole = printers.filter((printer) => printer.role === role);
  return (
    printers.find(({ name }) => name === savedName) ??
    ofRole.find(isKnownMake) ??
    ofRole[0] ??
    printers.find(isKnownMake) ??
    null
  );
}
