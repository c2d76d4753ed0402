import { IconBan, IconGitMerge } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { formatDate } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { customerSummaryQuery, shownCustomerQuery } from "#web/areas/customers/page/page.queries.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { newId } from "#web/platform/browser/new-id.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { firstPicks, inMergeOrder, mergedContact, mergeFields, shownValue } from "./merge-choices.ts";
import type { MergeField, Picks, Side, Sides } from "./merge-choices.ts";
import {
  customerMergeQuery,
  duplicatesQuery,
  mergeMutation,
  mergeSidesQuery,
  separateMutation,
  undoMergeMutation,
} from "./merging.queries.ts";
import type { MergeSides } from "./merging.queries.ts";
import { text } from "./merging-text.ts";
import classes from "./merging.module.css";

type MergeDialogProps = {
  customer: Customer;
  other: Customer;
  onClose: () => void;
  /** Gets the survivor. */
  onMerged?: (customer: Customer) => void;
};

/** Two records side by side: a person picks what each line says afterwards. */
export function MergeDialog({ customer, other, onClose, onMerged }: MergeDialogProps) {
  const [order] = useState(() => inMergeOrder(customer, other));
  const read = useRead(mergeSidesQuery, { variables: order });
  return (
    <Dialog title={text("title")} size="large" onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <MergeTable sides={read.data} onClose={onClose} {...(onMerged !== undefined && { onMerged })} />
      )}
    </Dialog>
  );
}

export const mergeRefetches = [shownCustomerQuery, customerSummaryQuery, duplicatesQuery, customerMergeQuery];

type MergeTableProps = { sides: MergeSides; onClose: () => void; onMerged?: (customer: Customer) => void };

function MergeTable({ sides, onClose, onMerged }: MergeTableProps) {
  const [id] = useState(newId);
  const [picks, setPicks] = useState(() => firstPicks(sides));
  const [merge, isMerging] = useChange(mergeMutation);
  const [undo] = useChange(undoMergeMutation);
  const [separate] = useChange(separateMutation);
  const { kept, merged } = sides;
  const shown = { kept, merged };
  const name = shownValue(sides[picks.name], "name");
  const finish = async () => {
    const change = { id, keptId: kept.id, mergedId: merged.id, contact: mergedContact(shown, picks) };
    const outcome = await merge(change, { refetches: mergeRefetches });
    if (outcome.isDone) {
      offerUndo(text("merged"), () => undo({ id }, { refetches: mergeRefetches }));
      onMerged?.(outcome.data.mergeCustomers);
      onClose();
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  const markDifferent = async () => {
    const outcome = await separate({ id: kept.id, otherId: merged.id }, { refetches: mergeRefetches });
    showSnackbar(
      outcome.isDone ? { text: text("separated"), color: "good" } : { text: outcome.refused.text, color: "bad" },
    );
    onClose();
  };
  return (
    <div className={classes.merge}>
      <table className={classes.sides}>
        <thead>
          <tr>
            <th scope="col">{text("side")}</th>
            <SideHead customer={kept} lastBuyOn={sides.ofKept.lastBuyOn} />
            <SideHead customer={merged} lastBuyOn={sides.ofMerged.lastBuyOn} />
            <th scope="col">
              {text("keep")}
              <small>{text("keepHint")}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {mergeFields.map((field) => (
            <PickRow
              key={field}
              field={field}
              sides={shown}
              picks={picks}
              onPick={(side) => setPicks({ ...picks, [field]: side })}
            />
          ))}
          <WordsRow sides={sides} />
          <CountsRow sides={sides} />
        </tbody>
      </table>
      <footer className={classes.end}>
        <p>
          <b>{text("undoHint")}</b> {text("undoMore")}
        </p>
        <Button kind="quiet" onClick={() => void markDifferent()}>
          {text("separate")}
        </Button>
        <Button onClick={onClose}>{text("cancel")}</Button>
        <Button kind="primary" isBusy={isMerging} icon={<IconGitMerge size={18} />} onClick={() => void finish()}>
          {text("merge", { name })}
        </Button>
      </footer>
    </div>
  );
}

function SideHead({ customer, lastBuyOn }: { customer: Customer; lastBuyOn: string | null }) {
  return (
    <th scope="col">
      {customer.fullName}
      <small>{lastBuyOn === null ? text("noBuy") : text("lastBuy", { date: formatDate(lastBuyOn) })}</small>
    </th>
  );
}

type PickRowProps = { field: MergeField; sides: Sides; picks: Picks; onPick: (side: Side) => void };

function PickRow({ field, sides, picks, onPick }: PickRowProps) {
  const value = (side: Side) => {
    const shown = shownValue(sides[side], field);
    return shown === "" ? text("none") : field === "mobile" ? formatPhone(shown) : shown;
  };
  const isSame = value("kept") === value("merged");
  return (
    <tr>
      <th scope="row">{text(field)}</th>
      {isSame ? (
        <td colSpan={2} className={classes.same}>
          {text("both", { value: value("kept") })}
        </td>
      ) : (
        (["kept", "merged"] as const).map((side) => (
          <td key={side}>
            <Pick field={field} value={value(side)} isPicked={picks[field] === side} onPick={() => onPick(side)} />
          </td>
        ))
      )}
      <td className={classes.result}>{value(picks[field])}</td>
    </tr>
  );
}

type PickProps = { field: MergeField; value: string; isPicked: boolean; onPick: () => void };

function Pick({ field, value, isPicked, onPick }: PickProps) {
  return (
    <label className={classes.pick}>
      <input type="radio" name={field} checked={isPicked} onChange={onPick} />
      <span>{brokenAtSign(value)}</span>
    </label>
  );
}

/** An email that needs two lines begins the second one with its sign. */
function brokenAtSign(value: string): ReactNode {
  const [name, host] = value.split("@");
  return host === undefined ? (
    value
  ) : (
    <>
      {name}
      <wbr />@{host}
    </>
  );
}

/** A no of either stays, whatever the other lines say. */
function WordsRow({ sides: { ofKept, ofMerged } }: { sides: MergeSides }) {
  const words = ({ isOptedOut, marketingTexts }: MergeSides["ofKept"]) =>
    text(isOptedOut ? "optedOut" : `answer.${marketingTexts.answer}`);
  const isOut = ofKept.isOptedOut || ofMerged.isOptedOut;
  const isNo = isOut || [ofKept, ofMerged].some(({ marketingTexts }) => marketingTexts.answer === "NO");
  return (
    <tr>
      <th scope="row">{text("words")}</th>
      <td>{words(ofKept)}</td>
      <td>{words(ofMerged)}</td>
      <td className={classes.result}>
        {isNo ? (
          <span className={classes.refused}>
            <IconBan size={17} aria-hidden="true" />
            {text(isOut ? "optedOut" : "answer.NO")}
          </span>
        ) : (
          words(ofKept)
        )}
        {isNo && <small>{text("noWins")}</small>}
      </td>
    </tr>
  );
}

function CountsRow({ sides: { kept, merged, ofKept, ofMerged } }: { sides: MergeSides }) {
  // Texts belong to a phone: those of one that both have are counted with each.
  const sharedTexts = kept.mobile === merged.mobile ? ofMerged.texts : 0;
  const kinds = ["buys", "coupons", "texts", "notes"] as const;
  const words = (count: (kind: (typeof kinds)[number]) => number) => {
    const parts = kinds.filter((kind) => count(kind) > 0).map((kind) => text(`counts.${kind}`, { count: count(kind) }));
    return parts.length === 0 ? text("nothing") : parts.join(", ");
  };
  return (
    <tr>
      <th scope="row">{text("moves")}</th>
      <td>{words((kind) => ofKept[kind])}</td>
      <td>{words((kind) => ofMerged[kind])}</td>
      <td className={classes.result}>
        {words((kind) => ofKept[kind] + ofMerged[kind] - (kind === "texts" ? sharedTexts : 0))}
      </td>
    </tr>
  );
}
