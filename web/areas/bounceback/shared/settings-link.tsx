import { IconSettings } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { text } from "#web/areas/bounceback/bounceback-text.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import classes from "./settings-link.module.css";

/** To the campaigns; beside the title of a phone there is room for the icon alone. */
export function SettingsLink() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  return (
    <ButtonLink
      to="/s/$storeId/bounceback/settings"
      params={{ storeId }}
      icon={<IconSettings size={18} aria-hidden="true" />}
      aria-label={text("home.settings")}
    >
      <span className={classes.words}>{text("home.settings")}</span>
    </ButtonLink>
  );
}
