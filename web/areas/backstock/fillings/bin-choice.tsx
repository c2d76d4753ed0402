import { useId, useState } from "react";
import type { KeyboardEvent } from "react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { FieldFrame } from "#web/ui/fields/field-frame.tsx";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import type { ScanAnswer } from "#web/areas/backstock/scan/scan.queries.ts";
import { useFindBin } from "#web/areas/backstock/scan/use-find-bin.ts";
import { text } from "./fillings-text.ts";
import { backstockBinQuery, emptyBinsQuery } from "./fillings.queries.ts";
import { cachedBin, cachedEmptyBins } from "./cached-bins.ts";
import classes from "./fillings.module.css";

type BinChoiceProps = FieldBinding<string> & {
  /** Resolves when the typed number has been looked up; a form that is sent meanwhile waits for it. */
  onLookUp?: ((answer: Promise<ScanAnswer>) => void) | undefined;
};

/** Chooses a bin by its number, from the empty bins, or by a scan. The value is the bin's id. */
export function BinChoice({ onLookUp, ...field }: BinChoiceProps) {
  return field.value === "" ? <ChooseBin {...field} onLookUp={onLookUp} /> : <ChosenBin {...field} />;
}

/** The number that fits in one row. */
const mostOffers = 6;

/** A field for the number, and below it the empty bins that begin with the typed digits. */
function ChooseBin({ onLookUp, ...field }: BinChoiceProps) {
  const id = useId();
  const find = useFindBin();
  const [typed, setTyped] = useState("");
  const [refusal, setRefusal] = useState<string | null>(null);
  const digits = /\d*$/.exec(typed.trim())?.[0] ?? "";
  const read = useRead(emptyBinsQuery, { variables: { text: digits.slice(0, 6) }, live: ["Backstock", "Bin"] });
  const store = useStoreData();
  const isFresh = read.status === "ready" && !read.isOld;
  const offers = isFresh ? read.data.emptyBins : cachedEmptyBins(store);
  const empty = offers.filter(({ number }) => String(number).startsWith(digits)).slice(0, mostOffers);
  const take = async () => {
    const lookUp = find(typed);
    onLookUp?.(lookUp);
    const answer = await lookUp;
    if (answer.bin === null) {
      setRefusal(answer.message ?? text("fill.notThere", { number: typed }));
    } else {
      field.onChange(answer.bin.id);
    }
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === "Enter" && typed.trim() !== "") {
      event.preventDefault();
      void take();
    }
  };
  return (
    <FieldFrame
      id={id}
      label={field.label}
      error={refusal ?? field.error}
      isRequired={field.isRequired}
      hint={text("fill.binHint")}
    >
      <input
        id={id}
        name={field.name}
        className={classes.number}
        inputMode="numeric"
        autoComplete="off"
        data-autofocus
        aria-invalid={refusal !== null || field.error !== null || undefined}
        aria-describedby={(refusal ?? field.error) ? `${id}-error` : `${id}-hint`}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefusal(null);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          if (typed.trim() !== "") {
            void take();
          }
        }}
      />
      <ul className={classes.offers}>
        {empty.map((bin) => (
          <li key={bin.id}>
            {/* Reacts before the field loses focus, so that a half-typed number is not looked up first. */}
            <button
              type="button"
              className={classes.offer}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => field.onChange(bin.id)}
            >
              <BinTag bin={bin.label} />
            </button>
          </li>
        ))}
        {read.status === "ready" && empty.length === 0 && <li className={classes.none}>{text("fill.noEmpty")}</li>}
      </ul>
    </FieldFrame>
  );
}

/** The chosen bin, with a button to choose another. */
function ChosenBin({ value, onChange, label }: FieldBinding<string>) {
  const read = useRead(backstockBinQuery, { variables: { id: value }, live: ["Backstock"] });
  const store = useStoreData();
  const bin = read.status === "ready" ? read.data.backstockBin.bin : cachedBin(store, value);
  return (
    <fieldset className={classes.chosen} aria-label={label}>
      <BinTag bin={bin?.label ?? ""} size="large" />
      <Button kind="plain" onClick={() => onChange("")}>
        {text("fill.change")}
      </Button>
    </fieldset>
  );
}
