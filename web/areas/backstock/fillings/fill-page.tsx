import { fillingFields } from "#common/backstock/backstock-fields.ts";
import { orEmpty } from "#common/inputs/field-schemas.ts";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CheckboxField } from "#web/ui/fields/checkbox-field.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { ButtonsField } from "#web/ui/choices/buttons-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { Form } from "#web/ui/form/form.tsx";
import { accepts, must, required } from "#web/ui/form/rules.ts";
import { SaveActions } from "#web/ui/form/save-actions.tsx";
import { useForm } from "#web/ui/form/use-form.ts";
import { BackstockScreen } from "#web/areas/backstock/home/backstock-page.tsx";
import { backstockSearch, useGoHome } from "#web/areas/backstock/home/backstock-search.ts";
import { backstockHomeQuery } from "#web/areas/backstock/home/home.queries.ts";
import type { BackstockHome } from "#web/areas/backstock/home/home.queries.ts";
import { askDespiteHold, heldUntil } from "#web/areas/backstock/moves/ask-despite-hold.ts";
import { text as moveText } from "#web/areas/backstock/moves/moves-text.ts";
import { useFindBin } from "#web/areas/backstock/scan/use-find-bin.ts";
import type { ScanAnswer } from "#web/areas/backstock/scan/scan.queries.ts";
import { HeldBuys } from "./held-buys.tsx";
import { BinChoice } from "./bin-choice.tsx";
import { categoryOptions, placeOptions, seasonFrom, seasonOptions } from "./filling-options.ts";
import { text } from "./fillings-text.ts";
import { PlaceField } from "./place-field.tsx";
import { backstockBinQuery } from "./fillings.queries.ts";
import { useFillBin } from "./use-fill-bin.ts";
import classes from "./fillings.module.css";

/** The list, with the form that fills a bin over it. */
export function FillPage() {
  const { binId, ...rest } = useSearch({ from: "/s/$storeId/backstock/detail/new" });
  const search = backstockSearch(rest);
  const goHome = useGoHome();
  const read = useRead(backstockHomeQuery);
  const close = () => goHome(search);
  return (
    <>
      <BackstockScreen search={search} />
      <Dialog title={text("fill.title")} size="small" onClose={close}>
        <ReadState read={read} />
        {read.status === "ready" && (
          <FillForm key={binId} home={read.data.backstockHome} binId={binId ?? ""} onClose={close} />
        )}
      </Dialog>
    </>
  );
}

type FillFormProps = {
  home: BackstockHome;
  /** Empty text if not chosen yet. */
  binId: string;
  onClose: () => void;
};

/**
 * The form that fills a bin. After "then next bin" the category and the place stay, because a stack of bins is filled
 * alike.
 */
function FillForm({ home, binId, onClose }: FillFormProps) {
  const fill = useFillBin(home);
  const find = useFindBin();
  const [fillingId, setFillingId] = useState(newId);
  const [emptiesId, setEmptiesId] = useState<string | null>(null);
  const [isDespiteHold, setIsDespiteHold] = useState(false);
  const [heldNumbers, setHeldNumbers] = useState<number[]>([]);
  // A ref, because offline the save completes before the next render would update a state.
  const goesOn = useRef(false);
  const initial = {
    binId,
    categoryId: "",
    locationId: home.locations.find(({ isDefault }) => isDefault)?.id ?? "",
    inventoryDate: home.today as string | null,
    season: "",
    notes: "",
    itemCount: null as number | string | null,
    isPacking: false,
  };
  const form = useForm({
    initial,
    fields: {
      binId: { label: text("fill.bin"), rules: [required] },
      categoryId: { label: text("fill.category"), rules: [required] },
      locationId: { label: text("fill.location"), rules: [required] },
      inventoryDate: {
        label: text("fill.inventoryDate"),
        rules: [required, must(text("fill.future"), (date) => typeof date !== "string" || date <= home.today)],
      },
      season: { label: text("fill.season") },
      notes: { label: text("fill.notes") },
      itemCount: { label: text("fill.itemCount"), rules: [accepts(orEmpty(fillingFields.itemCount))] },
      isPacking: { label: text("fill.isPacking") },
    },
    save: ({ season, itemCount, ...values }) => {
      const pieces = typeof itemCount === "number" ? itemCount : null;
      const filled = { ...values, id: fillingId, season: seasonFrom(season), itemCount: pieces, emptiesId };
      return fill({
        ...filled,
        ...(heldNumbers.length > 0 && { heldNumbers }),
        ...(isDespiteHold && { isDespiteHold }),
      });
    },
    refusalText: (error) => moveText("error.creating", { error }),
    onSaved: (_saved, { categoryId, locationId, inventoryDate, season }) => {
      setFillingId(newId());
      setEmptiesId(null);
      setIsDespiteHold(false);
      if (goesOn.current) {
        form.reset({ ...initial, categoryId, locationId, inventoryDate, season, binId: "" });
      } else {
        onClose();
      }
    },
  });
  const empty = async (filling: { id: string; bin: string; holdUntil: string | null }) => {
    const until = heldUntil([filling], home.today);
    if (until === null || (await askDespiteHold([filling], until))) {
      setEmptiesId(filling.id);
      setIsDespiteHold(until !== null);
    }
  };
  const choose = (id: string) => {
    setEmptiesId(null);
    form.setValue("binId", id);
  };
  useScanHandler((code) => {
    void find(code).then(({ bin, message }) => {
      if (bin === null) {
        showSnackbar({ text: message ?? "", color: "bad" });
      } else {
        choose(bin.id);
      }
    });
    return true;
  });
  const lookUp = useRef<Promise<ScanAnswer> | null>(null);
  const [isWaiting, setIsWaiting] = useState(false);
  const submit = () => {
    if (form.values.binId !== "" || lookUp.current === null) {
      form.submit();
      return;
    }
    setIsWaiting(true);
  };
  const awaitBin = (answer: Promise<ScanAnswer>) => {
    lookUp.current = answer;
    const forget = () => {
      lookUp.current = null;
      setIsWaiting(false);
    };
    // A bin that is found ends the wait once it is in the form, which is a render later: see the effect.
    void answer.then(({ bin }) => {
      if (bin === null) {
        forget();
      }
    }, forget);
  };
  const submitChosen = useEffectEvent(() => {
    setIsWaiting(false);
    form.submit();
  });
  const isBinThere = form.values.binId !== "";
  useEffect(
    function sendOnceTheBinIsThere() {
      if (isBinThere) {
        lookUp.current = null;
      }
      if (isWaiting && isBinThere) {
        submitChosen(); // oxlint-disable-line react/set-state-in-effect -- the bin is set by its field: only after that render can the form be sent
      }
    },
    [isWaiting, isBinThere],
  );
  const submitAnd = (next: boolean) => () => {
    goesOn.current = next;
    submit();
  };
  const status = form.status === "submitting" || isWaiting ? "submitting" : "idle";
  const saveNext = (
    <Button isBusy={status === "submitting"} onClick={submitAnd(true)}>
      {text("fill.saveNext")}
    </Button>
  );
  const actions = <SaveActions form={{ status }} save={text("fill.save")} onCancel={onClose} aside={saveNext} />;
  return (
    <Form form={{ ...form, submit: submitAnd(false) }} label={text("fill.title")} actions={actions}>
      <BinChoice {...form.field("binId")} onChange={choose} onLookUp={awaitBin} />
      {form.values.binId !== "" && (
        <FilledNotice binId={form.values.binId} emptiesId={emptiesId} onEmpty={(filling) => void empty(filling)} />
      )}
      <SelectField
        {...form.field("categoryId")}
        options={categoryOptions(home)}
        {...(home.categories.length === 0 && { hint: text("fill.noCategories") })}
      />
      <PlaceField {...form.field("locationId")} options={placeOptions(home)} />
      <ButtonsField
        {...form.field("season")}
        options={[{ value: "", label: text("fill.noSeason") }, ...seasonOptions()]}
      />
      <div className={classes.two}>
        <DateField {...form.field("inventoryDate")} today={home.today} last={home.today} />
        <NumberField {...form.field("itemCount")} />
      </div>
      <TextareaField {...form.field("notes")} limit={500} rows={2} />
      <HeldBuys chosen={heldNumbers} onChange={setHeldNumbers} />
      <CheckboxField {...form.field("isPacking")} />
    </Form>
  );
}

type FilledNoticeProps = {
  binId: string;
  /** The filling that goes to the floor first; null until chosen. */
  emptiesId: string | null;
  onEmpty: (filling: { id: string; bin: string; holdUntil: string | null }) => void;
};

/** Explains what prevents filling a bin, and offers the remedy; renders nothing for an empty bin. */
function FilledNotice({ binId, emptiesId, onEmpty }: FilledNoticeProps) {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const read = useRead(backstockBinQuery, { variables: { id: binId }, live: ["Backstock"] });
  const answer = read.status === "ready" ? read.data.backstockBin : null;
  const filling = answer?.filling ?? null;
  if (filling === null) {
    return answer?.message ? <p className={classes.notice}>{answer.message}</p> : null;
  }
  const { id, bin, category, location } = filling;
  return emptiesId === id ? (
    <output className={classes.notice}>{text("fill.emptied", { bin })}</output>
  ) : (
    <div className={classes.notice} role="alert">
      <p>{text("fill.already", { bin, category, location })}</p>
      <span className={classes.noticeActs}>
        <Link
          to="/s/$storeId/backstock/detail/edit/$backstockId"
          params={{ storeId, backstockId: id }}
          className={classes.noticeLink}
        >
          {text("fill.open")}
        </Link>
        <Button isCompact onClick={() => onEmpty(filling)}>
          {text("fill.refill")}
        </Button>
      </span>
    </div>
  );
}
