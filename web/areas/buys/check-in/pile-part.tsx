import { localTimeAt } from "#common/store-time.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { TimeSlotField } from "#web/ui/fields/time-slot-field.tsx";
import { checkInEstimateQuery } from "./check-in.queries.ts";
import { text } from "./check-in-text.ts";
import { containerCount } from "./check-in-values.ts";
import { PileCounts } from "./pile-counts.tsx";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** What they brought, where it stands, and until when it is promised. */
export function PilePart({ checkIn }: { checkIn: CheckIn }) {
  const { form } = checkIn;
  const { values } = form;
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { minutes } = localTimeAt(useNow(), timeZone);
  const containers = containerCount(values);
  const read = useRead(checkInEstimateQuery, { variables: { containers }, isPaused: containers === 0 });
  const estimate = read.status === "ready" && containers > 0 ? read.data.checkInEstimate : null;
  return (
    <div className={classes.part}>
      <PileCounts counts={values} error={form.errors["bags"] ?? null} onChange={form.setValue} />
      <div className={classes.stays} role="radiogroup" aria-label={text("pile.stays")}>
        {[false, true].map((isDropOff) => (
          <label key={String(isDropOff)} className={classes.choice}>
            <input
              type="radio"
              name="isDropOff"
              checked={values.isDropOff === isDropOff}
              onChange={() => form.setValue("isDropOff", isDropOff)}
            />
            {text(isDropOff ? "pile.dropOff" : "pile.waiting")}
          </label>
        ))}
      </div>
      {estimate !== null && !values.isDropOff && (
        <p className={classes.estimate}>
          {text("pile.estimate", { from: estimate.fromMinutes, to: estimate.toMinutes })}
        </p>
      )}
      <div className={classes.two}>
        <TimeSlotField {...form.field("promised")} nowMinutes={minutes} />
        <TextField {...form.field("location")} limit={60} />
        <TextField {...form.field("containerTags")} limit={200} />
        <TextareaField {...form.field("notes")} rows={2} limit={2000} />
      </div>
    </div>
  );
}
