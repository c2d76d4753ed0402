import { useEffect, useState } from "react";
import { IconX } from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import { dismissSnackbar, isMultiLine } from "./snackbar.ts";
import type { ShownSnackbar } from "./snackbar.ts";
import classes from "./snackbar.module.css";

/** Its time stands still while somebody points at it or has the cursor in it. */
export function SnackbarItem({ snackbar }: { snackbar: ShownSnackbar }) {
  const { id, text, timeout, color = "neutral", button, action, second } = snackbar;
  const [isHeld, setIsHeld] = useState(false);
  useEffect(
    function leaveInTime() {
      if (isHeld) {
        return undefined;
      }
      const timer = setTimeout(() => {
        dismissSnackbar(id);
      }, timeout);
      return () => {
        clearTimeout(timer);
      };
    },
    [id, timeout, isHeld],
  );
  const offers = [...(second === undefined ? [] : [second]), ...(button === undefined ? [] : [{ button, action }])];
  const hold = () => {
    setIsHeld(true);
  };
  const release = () => {
    setIsHeld(false);
  };
  return (
    <div
      className={classes.snackbar}
      role={color === "bad" ? "alert" : "status"}
      data-color={color}
      data-multi-line={isMultiLine(text)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <p>{text}</p>
      {offers.length > 0 && (
        <span className={classes.offers}>
          {offers.map((offer) => (
            <button
              key={offer.button}
              type="button"
              className={classes.action}
              onClick={() => {
                dismissSnackbar(id);
                offer.action?.();
              }}
            >
              {offer.button}
            </button>
          ))}
        </span>
      )}
      <button
        type="button"
        className={classes.dismiss}
        aria-label={uiText("snackbar.dismiss")}
        onClick={() => {
          dismissSnackbar(id);
        }}
      >
        <IconX size={18} />
      </button>
    </div>
  );
}
