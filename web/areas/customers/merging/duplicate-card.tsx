import { useState } from "react";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { MergeDialog, mergeRefetches } from "./merge-dialog.tsx";
import { duplicatesQuery, separateMutation } from "./merging.queries.ts";
import type { Duplicate } from "./merging.queries.ts";
import { text } from "./merging-text.ts";
import classes from "./merging.module.css";

/** The record most like this one, until a manager has decided about it. */
export function DuplicateCard({ customer, onMerged }: { customer: Customer; onMerged: (survivor: Customer) => void }) {
  const mayMerge = useCan()("customers:manage");
  const read = useRead(duplicatesQuery, { variables: { customerId: customer.id }, live: ["Customer"] });
  const [compared, setCompared] = useState<Customer | null>(null);
  const [separate, isBusy] = useChange(separateMutation);
  const [duplicate] = read.status === "ready" ? read.data.customerDuplicates : [];
  const markDifferent = async (otherId: string) => {
    const outcome = await separate({ id: customer.id, otherId }, { refetches: mergeRefetches });
    showSnackbar(
      outcome.isDone ? { text: text("separated"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
  };
  return (
    <>
      {duplicate !== undefined && (
        <section className={classes.duplicate} aria-label={text("maybe")}>
          <h2>{text("maybe")}</h2>
          <p>
            <b>{duplicate.customer.fullName}</b>, {likenessText(duplicate)}
          </p>
          {mayMerge && (
            <div>
              <Button onClick={() => setCompared(duplicate.customer)}>{text("compare")}</Button>
              <Button isBusy={isBusy} onClick={() => void markDifferent(duplicate.customer.id)}>
                {text("separate")}
              </Button>
            </div>
          )}
        </section>
      )}
      {compared !== null && (
        <MergeDialog customer={customer} other={compared} onMerged={onMerged} onClose={() => setCompared(null)} />
      )}
    </>
  );
}

function likenessText({ agreesIn, buys }: Duplicate): string {
  const strong = agreesIn.filter((likeness) => likeness !== "LAST_NAME" && likeness !== "FIRST_NAME");
  const words = strong.map((likeness) => text(`likeness.${likeness}`));
  return text("duplicate", {
    likeness: words.length === 0 ? text("likeness.ADDRESS") : words.join(", "),
    count: buys,
  });
}
