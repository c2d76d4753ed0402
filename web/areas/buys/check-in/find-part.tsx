import { IconId } from "@tabler/icons-react";
import { PhoneField } from "#web/ui/fields/phone-field.tsx";
import { FoundPeople } from "./found-people.tsx";
import { text } from "./check-in-text.ts";
import type { CheckIn } from "./use-check-in.ts";
import classes from "./check-in.module.css";

/** The first question: scan a license or type a phone. Whoever may be meant stands below. */
export function FindPart({ checkIn, onChosen }: { checkIn: CheckIn; onChosen: () => void }) {
  const { form, found, basis } = checkIn;
  return (
    <div className={classes.part}>
      <p className={classes.scan}>
        <IconId size={28} aria-hidden="true" />
        {text("find.scan")}
      </p>
      <PhoneField {...form.field("mobile")} />
      {found !== null && (
        <FoundPeople
          found={found}
          pos={basis.checkInStart.posName}
          onMatch={(match) => {
            checkIn.choose(match);
            onChosen();
          }}
          onPos={(person) => {
            checkIn.choosePos(person);
            onChosen();
          }}
          onNew={() => {
            checkIn.chooseNew();
            onChosen();
          }}
        />
      )}
    </div>
  );
}
