import { text } from "#web/areas/automations/automations-text.ts";
import classes from "#web/areas/automations/automations.module.css";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { booksCountsQuery } from "./bookkeeping.queries.ts";

/** On the card of a bookkeeping service: the entries that wait for a person. */
export function UnsentEntries({ id }: { id: string }) {
  const read = useRead(booksCountsQuery, { variables: { id }, live: ["Integration"] });
  const count = read.status === "ready" ? read.data.bookkeeping.counts.notSent : 0;
  return count > 0 && <small className={classes.pending}>{text("card.notSent", { count })}</small>;
}
