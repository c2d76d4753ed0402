import { IconPrinter } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { PrintLabelsDialog } from "#web/areas/backstock/labels/print-labels-dialog.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import type { Location } from "./locations.queries.ts";

/** The label that hangs at a location: scanned, it begins a list of bins to be moved there. A new one has none yet. */
export function PlaceLabel({ location }: { location: Location | undefined }) {
  const [isPrinting, setIsPrinting] = useState(false);
  if (location === undefined) {
    return null;
  }
  const { id, name } = location;
  return (
    <>
      <Button icon={<IconPrinter size={18} />} onClick={() => setIsPrinting(true)}>
        {text("location.printLabel")}
      </Button>
      {isPrinting && <PrintLabelsDialog wanted={{ locationId: id, name }} onClose={() => setIsPrinting(false)} />}
    </>
  );
}
