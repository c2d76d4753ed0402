import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import type { FieldBinding } from "#web/ui/form/field-binding.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { BinTag } from "#web/areas/backstock/home/bin-tag.tsx";
import { backstockBinQuery } from "./fillings.queries.ts";
import { text } from "./fillings-text.ts";
import { knownBin } from "./known-bins.ts";
import classes from "./fillings.module.css";

/** The bin that will be filled, and the way to another one. */
export function ChosenBin({ value, onChange, label }: FieldBinding<string>) {
  const read = useRead(backstockBinQuery, { variables: { id: value }, live: ["Backstock"] });
  const store = useStoreData();
  const bin = read.status === "ready" ? read.data.backstockBin.bin : knownBin(store, value);
  return (
    <fieldset className={classes.chosen} aria-label={label}>
      <BinTag bin={bin?.label ?? ""} size="large" />
      <Button kind="plain" onClick={() => onChange("")}>
        {text("fill.change")}
      </Button>
    </fieldset>
  );
}
