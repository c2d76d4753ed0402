import { IconSchool } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { practicePin } from "#common/training/practice.ts";
import { usePerson } from "#web/platform/person/person.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./training-text.ts";
import classes from "./training-band.module.css";

/** Over every screen of a training store, also over its lock, where the way back would lead past a PIN. */
export function TrainingBand({ isLocked = false }: { isLocked?: boolean }) {
  const trainingOf = useActiveStore()?.trainingOf ?? null;
  const real = usePerson()?.stores.find(({ id }) => id === trainingOf) ?? null;
  const isPhone = useIsPhone();
  if (trainingOf === null) {
    return null;
  }
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
