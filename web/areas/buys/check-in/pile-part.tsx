import { localTimeAt } from "#common/store-time.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import { checkInEstimateQuery } from "#web/areas/buys/shared/buys.queries.ts";
import { text as buyText } from "#web/areas/buys/shared/buys-text.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TimeSlotField } from "#web/ui/fields/time-slot-field.tsx";
import { text } from "./check-in-text.ts";
import { containerCount } from "./check-in-values.ts";
import { PileCounts } from "./pile-counts.tsx";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";
import pileClasses from "./pile.module.css";

/** What they brought, and whether they wait. */
export function PilePart({ checkIn }: { checkIn: CheckIn }) {
  const { form } = checkIn;
  const { values } = form;
  const wait = useWaitText(checkIn);
  return (
    <div className={classes.part}>
      <PileCounts counts={values} error={form.errors["bags"] ?? null} onChange={form.setValue} />
      <fieldset className={pileClasses.stays}>
        <legend>{text("pile.stays")}</legend>
        {[false, true].map((isDropOff) => (
          <label key={String(isDropOff)} className={pileClasses.choice}>
            <input
              type="radio"
              name="isDropOff"
              checked={values.isDropOff === isDropOff}
              onChange={() => form.setValue("isDropOff", isDropOff)}
            />
            <span>
              {text(isDropOff ? "pile.dropOff" : "pile.waiting")}
              {!isDropOff && wait !== null && <b>{wait}</b>}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

/** Until when it is promised, where it stands, its tags, and a note. */
export function PileFields({ checkIn }: { checkIn: CheckIn }) {
  const { form } = checkIn;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { minutes } = localTimeAt(useNow(), timeZone);
  return (
    <div className={classes.part}>
      <div className={classes.three}>
        <TimeSlotField
          {...form.field("promised")}
          nowMinutes={minutes}
          hint={form.values.isDropOff ? undefined : text("pile.promisedHint")}
        />
        <TextField {...form.field("location")} limit={60} />
        <TextField {...form.field("containerTags")} limit={200} />
      </div>
      <TextareaField {...form.field("notes")} rows={2} limit={2000} />
    </div>
  );
}

/** What stands in the pile so far and what to tell the seller; read out as it changes. */
export function PileSummary({ checkIn }: { checkIn: CheckIn }) {
  const { values } = checkIn.form;
  const wait = useWaitText(checkIn);
  const pile = [pileText(values), values.location].filter((part) => part !== "").join(", ");
  return (
    <output className={classes.summary}>
      {pile !== "" && <b>{wait === null ? pile : `${pile}. `}</b>}
      {wait !== null && text("pile.tell", { name: values.firstName, wait })}
    </output>
  );
}

/** How long this pile takes; null for a drop-off and until something is counted. */
function useWaitText({ form: { values } }: CheckIn): string | null {
  const containers = containerCount(values);
  const isPaused = containers === 0 || values.isDropOff;
  const read = useRead(checkInEstimateQuery, { variables: { containers }, isPaused });
  if (isPaused || read.status !== "ready") {
    return null;
  }
  const { fromMinutes, toMinutes } = read.data.checkInEstimate;
  return buyText("wait", { from: fromMinutes, to: toMinutes });
}
