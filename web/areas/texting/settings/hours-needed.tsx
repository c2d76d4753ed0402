import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { text } from "./settings-text.ts";
import classes from "./settings.module.css";

/** Without store hours nobody knows when it is after hours. */
export function HoursNeeded({ storeId }: { storeId: number }) {
  return (
    <div className={classes.hours}>
      <p>
        <b>{text("response.hours")}</b> {text("response.hoursText")}
      </p>
      <ButtonLink to="/s/$storeId/settings/hours" params={{ storeId }}>
        {text("response.setHours")}
      </ButtonLink>
    </div>
  );
}
