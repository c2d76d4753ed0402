import { useParams } from "@tanstack/react-router";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { RecordHistory } from "#web/areas/history/shared/record-history.tsx";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { binHistory } from "#web/areas/backstock/setup/setup-history.ts";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { BinActions } from "./bin-actions.tsx";
import { BinFacts } from "./bin-facts.tsx";
import { binQuery } from "./bins.queries.ts";

/** One bin: its number, what it holds, and what may be done with it. */
export function BinPage() {
  const { binId } = useParams({ from: "/s/$storeId/backstock/settings/bin/edit/$binId" });
  const read = useRead(binQuery, { variables: { id: binId }, live: ["Bin", "Backstock"] });
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="bins" />
      <h1>{read.status === "ready" ? text("bin.title", { label: read.data.bin.label }) : text("setup.bins")}</h1>
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && (
          <div className={classes.page}>
            <BinFacts bin={read.data.bin} />
            <BinActions bin={read.data.bin} />
            <RecordHistory kind="Bin" id={binId} words={binHistory} />
          </div>
        )}
      </Card>
    </div>
  );
}
