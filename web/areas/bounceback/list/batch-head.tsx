import { IconFileTypePdf, IconPrinter } from "@tabler/icons-react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { filterText } from "#common/lists/filter-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { PrintDialog } from "#web/areas/bounceback/shared/print-dialog.tsx";
import { text as printText } from "#web/areas/bounceback/shared/print-text.ts";
import { usePrintCoupons } from "#web/areas/bounceback/shared/use-print-coupons.ts";
import { couponsQuery } from "./coupons.queries.ts";
import { filterInput } from "./coupons-search.ts";
import { text } from "./list-text.ts";
import classes from "./list.module.css";

/** The most that are made at once, and so the most of a batch. */
const mostOfBatch = 100;

/** What a batch is, and all of it on paper at once: as one job, or ten to a page. */
export function BatchHead({ batchId, onClear }: { batchId: string; onClear: () => void }) {
  const variables = { first: mostOfBatch, filter: filterText(filterInput({ batch: batchId })) };
  const read = useRead(couponsQuery, { variables, live: ["Coupon"] });
  const coupons = read.status === "ready" ? read.data.coupons.edges.map(({ node }) => node) : [];
  const open = coupons.filter(({ status }) => status !== "REDEEMED" && status !== "VOIDED");
  const print = usePrintCoupons(
    open.map(({ id }) => id),
    { name: text("batch.count", { count: open.length }), refetches: [couponsQuery] },
  );
  const [first] = coupons;
  return (
    <section className={classes.batchHead} aria-label={text("batch.title")}>
      <p>
        <b>{text("batch.count", { count: coupons.length })}</b>
        {first !== undefined && ` ${first.offText}, ${first.campaign.name}`}
      </p>
      {open.length > 0 && (
        <>
          <Button
            kind="primary"
            icon={<IconPrinter size={18} aria-hidden="true" />}
            isBusy={print.isRunning}
            onClick={() => void print.atRegister()}
          >
            {text("batch.print")}
          </Button>
          <Button icon={<IconFileTypePdf size={18} aria-hidden="true" />} onClick={() => void print.saveSheet()}>
            {printText("sheet")}
          </Button>
        </>
      )}
      <Button kind="plain" onClick={onClear}>
        {text("batch.all")}
      </Button>
      {print.isAsking && <PrintDialog print={print} />}
    </section>
  );
}
