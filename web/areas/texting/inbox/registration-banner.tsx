import { IconAlertTriangle } from "@tabler/icons-react";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { textingStatusQuery } from "#web/areas/texting/shared/thread.queries.ts";
import { bannerText } from "./inbox-text.ts";
import classes from "./inbox.module.css";

/** Why the store can't send yet. Nothing where it can. */
export function RegistrationBanner() {
  const read = useRead(textingStatusQuery, { live: ["TextThread"] });
  const words = read.status === "ready" ? bannerText(read.data.textingStatus.registrationState) : null;
  return (
    words !== null && (
      <output className={classes.banner}>
        <IconAlertTriangle size={18} aria-hidden="true" />
        {words}
      </output>
    )
  );
}
