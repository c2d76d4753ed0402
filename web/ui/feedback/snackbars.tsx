import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { messagePlaces } from "#web/ui/dialogs/message-places.ts";
import { useSignal } from "#web/ui/signal.ts";
import { uiText } from "#web/ui/ui-text.ts";
import { SnackbarItem } from "./snackbar-item.tsx";
import { shownSnackbar } from "./snackbar.ts";
import classes from "./snackbar.module.css";

/**
 * Where the snackbar appears; once per page. It never takes the cursor: F8 goes to it.
 *
 * A modal dialog makes everything outside it deaf, so a message above it could be read and not pressed. The messages
 * therefore stand inside the topmost dialog while there is one, and above the page else. Their element is carried there
 * as it is, so that the time of each runs on. It is always shown, empty too: readers hear only what comes into a region
 * that was there before.
 */
export function Snackbars() {
  const snackbar = useSignal(shownSnackbar);
  const place = useSignal(messagePlaces).at(-1);
  const [region] = useState(newRegion);
  const newestId = snackbar?.id;
  useEffect(
    function standWhereHeard() {
      (place ?? document.body).append(region);
      region.toggleAttribute("data-inside", place !== undefined);
      // Showing it again puts it on top of what opened in between. Older browsers leave it below.
      if (typeof region.showPopover === "function") {
        region.hidePopover();
        if (place === undefined) {
          region.showPopover();
        }
      }
    },
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each new message is put on top of what opened since
    [region, place, newestId],
  );
  useEffect(
    function leaveWithPage() {
      return () => {
        region.remove();
      };
    },
    [region],
  );
  useEffect(
    function listenToKey() {
      const handleKey = (event: KeyboardEvent) => {
        const button = event.key === "F8" ? region.querySelector("button") : null;
        if (button !== null) {
          event.preventDefault();
          button.focus();
        }
      };
      window.addEventListener("keydown", handleKey);
      return () => {
        window.removeEventListener("keydown", handleKey);
      };
    },
    [region],
  );
  return createPortal(<SnackbarItem snackbar={snackbar} />, region);
}

function newRegion(): HTMLElement {
  const region = document.createElement("section");
  region.className = classes.region ?? "";
  region.setAttribute("popover", "manual");
  region.setAttribute("data-no-print", "");
  region.setAttribute("aria-label", uiText("snackbar.region"));
  return region;
}
