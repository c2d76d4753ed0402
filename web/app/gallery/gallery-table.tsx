import { useState } from "react";
import { formatMoney } from "#common/money.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableHeader } from "#web/ui/table/table-header.ts";
import { initialTableState } from "#web/ui/table/table-state.ts";
import { galleryBins } from "./gallery-samples.ts";
import type { GalleryBin } from "./gallery-samples.ts";

const headers: TableHeader[] = [
  { propertyPath: "number", label: "Bin", sortable: true },
  { propertyPath: "category.name", label: "Category", sortable: true },
  { propertyPath: "location", label: "Location" },
  { propertyPath: "items", label: "Items", sortable: true, align: "end" },
  { propertyPath: "valueCents", label: "Value", sortable: true, align: "end" },
];

const cells = { valueCents: (bin: GalleryBin) => formatMoney(bin.valueCents) };

export function GalleryTable() {
  const [state, setState] = useState(initialTableState({ sortBy: "number" }));
  return (
    <Card title="Bins" aside="240 bins" hasPadding={false}>
      <DataTable
        label="Bins"
        headers={headers}
        rows={galleryBins}
        rowKey={(bin) => bin.id}
        cells={cells}
        state={state}
        onStateChange={setState}
        totalItems={galleryBins.length}
        onOpen={(bin) => {
          showSnackbar({ text: `Bin ${bin.number} would open` });
        }}
      />
    </Card>
  );
}
