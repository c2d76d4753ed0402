import { formatDate } from "#common/date-format.ts";
import type { Customer } from "#web/areas/customers/shared/customers.queries.ts";
import { doNotBuySetText } from "#web/areas/customers/shared/do-not-buy.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { DateField } from "#web/ui/fields/date-field.tsx";
import { EmailField } from "#web/areas/customers/shared/email-field.tsx";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextareaField } from "#web/ui/fields/textarea-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

const idTypes = ["DRIVER_LICENSE", "STATE_ID", "PASSPORT", "MILITARY", "OTHER"] as const;

/** Name, contact, ID and address as fields; what stops a check-in stands above them. */
export function DetailsPart({ checkIn, hasPhone = true }: { checkIn: CheckIn; hasPhone?: boolean }) {
  const { form, basis } = checkIn;
  const { today } = basis.checkInStart;
  return (
    <div className={classes.part}>
      <SellerNotices checkIn={checkIn} />
      <div className={classes.two}>
        <TextField {...form.field("firstName")} />
        <TextField {...form.field("lastName")} />
        {hasPhone && <PhoneField {...form.field("mobile")} />}
        <EmailField {...form.field("email")} />
      </div>
      <fieldset className={classes.group}>
        <legend>{text("details.id")}</legend>
        <div className={classes.two}>
          <SelectField
            {...form.field("idType")}
            options={idTypes.map((value) => ({ value, label: text(`idType.${value}`) }))}
          />
          <TextField {...form.field("idState")} />
          <TextField {...form.field("idNumber")} />
          <DateField {...form.field("idExpiresOn")} today={today} />
          <DateField
            {...form.field("birthDate")}
            today={today}
            earliest="1900-01-01"
            last={today}
            hint={text("field.birthDateHint")}
          />
        </div>
      </fieldset>
      <fieldset className={classes.group}>
        <legend>{text("details.address")}</legend>
        <div className={classes.two}>
          <TextField {...form.field("street")} />
          <TextField {...form.field("city")} />
          <TextField {...form.field("state")} />
          <TextField {...form.field("zip")} />
        </div>
      </fieldset>
    </div>
  );
}

/** Stays while the ID is typed; what was typed before is still there. */
export function ScansFailed({ hasGivenUp }: { hasGivenUp: boolean }) {
  return hasGivenUp && <p className={classes.notice}>{text("scan.manual")}</p>;
}

/** What stops the check-in, with room for a manager's note; where the record differs from the ID; an expired ID. */
export function SellerNotices({ checkIn }: { checkIn: CheckIn }) {
  const { form, basis, stop, differs } = checkIn;
  const { idExpiresOn } = form.values;
  return (
    <>
      {stop !== null && (
        <div className={classes.stop} role="alert">
          <p>
            {stop === "too-young"
              ? text("details.tooYoung", { age: basis.buySettings.minimumAge })
              : text("details.doNotBuy")}
          </p>
          {stop === "do-not-buy" && checkIn.customer !== null && <DoNotBuyWhy customer={checkIn.customer} />}
          <TextareaField {...form.field("guardianNote")} rows={2} limit={500} />
        </div>
      )}
      {differs && (
        <p className={classes.notice}>
          {text("details.update")}
          <Button onClick={checkIn.updateToId}>{text("details.updateDo")}</Button>
        </p>
      )}
      {idExpiresOn !== null && idExpiresOn < basis.checkInStart.today && (
        <p className={classes.notice}>{text("details.expired", { date: formatDate(idExpiresOn) })}</p>
      )}
    </>
  );
}

/** What the counter says when the seller asks: the note, and whom to ask. */
function DoNotBuyWhy({ customer }: { customer: Customer }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const set = doNotBuySetText(customer, timeZone);
  return (
    <p className={classes.why}>
      {customer.note}
      {set !== null && <small>{set}</small>}
    </p>
  );
}
