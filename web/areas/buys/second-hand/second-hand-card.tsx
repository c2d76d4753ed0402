import { useState } from "react";
import { formatDate } from "#common/date-format.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DetailsDialog } from "./details-dialog.tsx";
import { text } from "./second-hand-text.ts";
import { needsText } from "./second-hand-words.ts";
import { secondHandEntryQuery, secondHandRulesQuery } from "./second-hand.queries.ts";
import type { SecondHandEntry, SecondHandRule } from "./second-hand.queries.ts";
import classes from "./second-hand.module.css";

type SecondHandCardProps = { buyKey: string; isOpen: boolean };

/** On a buy: its number and hold, or what to ask the seller for; nothing in a store without rules. */
export function SecondHandCard({ buyKey, isOpen }: SecondHandCardProps) {
  const rules = useRead(secondHandRulesQuery, { live: ["SecondHandRule"] });
  const active = rules.status === "ready" ? rules.data.secondHandRules.filter(({ isActive }) => isActive) : [];
  const all = rules.status === "ready" ? rules.data.secondHandRules.length : 0;
  return all === 0 ? null : <EntryOrAsks buyKey={buyKey} rules={isOpen ? active : []} />;
}

function EntryOrAsks({ buyKey, rules }: { buyKey: string; rules: readonly SecondHandRule[] }) {
  const [isEditing, setIsEditing] = useState(false);
  const mayChange = useCanAfterPin()("buys:check-in");
  const read = useRead(secondHandEntryQuery, {
    variables: { buyKey },
    live: ["SecondHandEntry", "SecondHandDetails", "Buy"],
  });
  if (read.status !== "ready") {
    return null;
  }
  const entry = read.data.secondHandEntry;
  if (entry === null && rules.length === 0) {
    return null;
  }
  return (
    <section className={classes.card} aria-label={text("card.title")}>
      <div>
        <h3>{text("card.title")}</h3>
        {entry === null ? <Asks rules={rules} /> : <Entered entry={entry} />}
      </div>
      {mayChange && <Button onClick={() => setIsEditing(true)}>{text("card.edit")}</Button>}
      {isEditing && <DetailsDialog buyKey={buyKey} onClose={() => setIsEditing(false)} />}
    </section>
  );
}

/** While the seller is still there. */
function Asks({ rules }: { rules: readonly SecondHandRule[] }) {
  const needs = [...new Set(rules.flatMap(({ requiredFields }) => requiredFields))];
  return (
    <>
      <p>{text("card.notYet")}</p>
      {needs.length > 0 && <p>{text("card.asks", { needs: needsText(needs) })}</p>}
    </>
  );
}

function Entered({ entry }: { entry: SecondHandEntry }) {
  const { voidReason, missing } = entry;
  return (
    <>
      <p>{entryText(entry)}</p>
      {voidReason === null && missing.length > 0 && (
        <p className={classes.missing}>{text("card.missing", { needs: needsText(missing) })}</p>
      )}
    </>
  );
}

function entryText({ number, holdUntil, voidReason }: SecondHandEntry): string {
  return voidReason === null
    ? text("card.entry", { number, date: formatDate(holdUntil) })
    : text("card.void", { number });
}
