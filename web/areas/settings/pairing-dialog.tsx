import { useEffect, useState } from "react";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./settings-text.ts";
import type { PairingCode } from "./settings.queries.ts";
import classes from "./settings.module.css";

/** The code in letters that can be read across the counter, with the time it has left. */
export function PairingDialog({ code, onClose }: { code: PairingCode; onClose: () => void }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(function countDown() {
    const timer = window.setInterval(() => {
      setNow(Date.now());
    }, 1000);
    return () => {
      window.clearInterval(timer);
    };
  }, []);
  const leftSeconds = Math.max(0, Math.ceil((Date.parse(code.expiresAt) - now) / 1000));
  const time = `${Math.floor(leftSeconds / 60)}:${String(leftSeconds % 60).padStart(2, "0")}`;
  return (
    <Dialog title={text("device.codeTitle")} size="small" onClose={onClose}>
      <div className={classes.pairing}>
        <p>{text("device.codeText")}</p>
        {leftSeconds > 0 ? (
          <>
            <p className={classes.code}>{code.code}</p>
            <p className={classes.left} role="timer">
              {text("device.codeLeft", { time })}
            </p>
          </>
        ) : (
          <p role="alert">{text("device.codeOver")}</p>
        )}
      </div>
    </Dialog>
  );
}
