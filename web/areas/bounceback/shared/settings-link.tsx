import { IconSettings } from "@tabler/icons-react";
import { useParams, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";
import { text } from "#web/areas/bounceback/bounceback-text.ts";
import classes from "./settings-link.module.css";

/** To the campaigns. */
export function SettingsLink() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const router = useRouter();
  const href = `/s/${storeId}/bounceback/settings`;
  const go = (event: MouseEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      void router.navigate({ href });
    }
  };
  return (
    <a href={href} className={classes.link} aria-label={text("home.settings")} onClick={go}>
      <IconSettings size={18} aria-hidden="true" />
      <span>{text("home.settings")}</span>
    </a>
  );
}
