import { IconSchool } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { practicePin } from "#common/training/practice.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./training-text.ts";
import classes from "./training-band.module.css";

type PracticeBandProps = {
  /** The store that is practiced. */
  trainingOf: number;
  isLocked: boolean;
};

export function PracticeBand({ trainingOf, isLocked }: PracticeBandProps) {
  const real = usePerson()?.stores.find(({ id }) => id === trainingOf) ?? null;
  const isPhone = useIsPhone();
  return (
    <aside className={classes.band} aria-label={text("title")} data-training data-no-print>
      <IconSchool size={18} aria-hidden="true" />
      <strong>{text("band")}</strong>
      <span>{text("pin", { pin: practicePin })}</span>
      {real !== null && !isLocked && (
        <Link
          to="/s/$storeId/daybook/{-$date}"
          params={{ storeId: real.id }}
          activeProps={{}}
          {...(isPhone && { "aria-label": text("leave", { store: real.name }) })}
        >
          {isPhone ? text("leaveShort") : text("leave", { store: real.name })}
        </Link>
      )}
    </aside>
  );
}
