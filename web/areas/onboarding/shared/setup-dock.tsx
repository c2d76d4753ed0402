import { IconX } from "@tabler/icons-react";
import { useState } from "react";
import { stepOf } from "#common/onboarding/setup-steps.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { setupText as text } from "./setup-text.ts";
import { keepSetupReturn, setupReturnOf } from "./setup-return.ts";
import classes from "./setup.module.css";

/** The way back to the guided setup, on every page of the store until the person is back there or waves it away. */
export function SetupDock({ storeId }: { storeId: number }) {
  const [waiting, setWaiting] = useState(() => setupReturnOf(storeId));
  if (waiting === null) {
    return null;
  }
  const step = text(`step.${stepOf(waiting.screen).id}`);
  const dismiss = () => {
    keepSetupReturn(null);
    setWaiting(null);
  };
  return (
    <aside className={classes.dock} aria-label={text("dock.label")} data-no-print>
      <span>{text("dock.text", { step })}</span>
      <ButtonLink kind="primary" to="/onboarding/$storeId" params={{ storeId }} search={{ screen: waiting.screen }}>
        {text("dock.back")}
      </ButtonLink>
      <IconButton label={text("dock.dismiss")} onClick={dismiss}>
        <IconX size={20} />
      </IconButton>
    </aside>
  );
}
