import { binNumberMax } from "#common/backstock/bin-number.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Card } from "#web/ui/controls/card.tsx";
import { SetupBack } from "#web/areas/backstock/setup/setup-back.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import { binOverviewQuery } from "./bins.queries.ts";
import { NewBinForm } from "./new-bin-form.tsx";

/** Makes one bin with a number of one's own choice. */
export function NewBinPage() {
  const read = useRead(binOverviewQuery);
  return (
    <div className={classNames(classes.page, classes.narrow)}>
      <SetupBack tab="bins" />
      <h1>{text("one.title")}</h1>
      <Card>
        <ReadState read={read} />
        {read.status === "ready" && <NewBinForm number={Math.min(read.data.binOverview.nextNumber, binNumberMax)} />}
      </Card>
    </div>
  );
}
