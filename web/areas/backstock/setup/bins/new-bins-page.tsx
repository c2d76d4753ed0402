import { useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { BatchDone } from "./batch-done.tsx";
import { BatchForm } from "./batch-form.tsx";
import { binOverviewQuery } from "./bins.queries.ts";
import type { BinBatch } from "./bins.queries.ts";

/** Makes many bins at once, from the number in the address or from where the store goes on. */
export function NewBinsPage() {
  const { startNumber } = useSearch({ from: "/s/$storeId/backstock/settings/bins/new" });
  const read = useRead(binOverviewQuery);
  const [done, setDone] = useState<{ batch: BinBatch; isPrinting: boolean } | null>(null);
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="bins" />
      <h1>{text("batch.title")}</h1>
      <Card>
        <ReadState read={read} />
        {done !== null && <BatchDone batch={done.batch} isPrinting={done.isPrinting} onAgain={() => setDone(null)} />}
        {done === null && read.status === "ready" && (
          <BatchForm
            startNumber={startNumber ?? read.data.binOverview.nextNumber}
            prefix={read.data.backstockSettings.binPrefix}
            onDone={(batch, isPrinting) => setDone({ batch, isPrinting })}
          />
        )}
      </Card>
    </div>
  );
}
