import { useEffect, useState } from "react";
import { IconX } from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import { useSignal } from "#web/ui/signal.ts";
import { dismissSnackbar, isMultiLine, staysUntilClosed } from "./snackbar.ts";
import type { ShownSnackbar } from "./snackbar.ts";
import classes from "./snackbar.module.css";

const nothing: ShownSnackbar = { id: 0, text: "", timeout: 0 };

/** Its time stands still while a person points at it or has the cursor in it, and where messages stay until closed. */
export function SnackbarItem({ snackbar }: { snackbar: ShownSnackbar | null }) {
  const { id, text, timeout, color = "neutral", button, action, second } = snackbar ?? nothing;
  const [heldId, setHeldId] = useState<number | null>(null);
  const isHeld = useSignal(staysUntilClosed) || heldId === id;
  useEffect(
    function leaveInTime() {
      if (isHeld || id === nothing.id) {
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
    setHeldId(id);
  };
  const release = () => {
    setHeldId(null);
  };
  const isShown = snackbar !== null;
  const role = color === "bad" ? "alert" : "status";
  return (
    <div
      className={classes.snackbar}
      data-shown={isShown}
      data-color={color}
      data-multi-line={isMultiLine(text)}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div aria-live="polite" role={isShown ? role : undefined}>
        {isShown && <p key={id}>{text}</p>}
      </div>
      {offers.length > 0 && (
        <span className={classes.offers} data-layer key={id}>
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
      {isShown && (
        <button
          type="button"
          className={classes.dismiss}
          data-layer
          aria-label={uiText("snackbar.dismiss")}
          onClick={() => {
            dismissSnackbar(id);
          }}
        >
          <IconX size={18} />
        </button>
      )}
    </div>
  );
}
