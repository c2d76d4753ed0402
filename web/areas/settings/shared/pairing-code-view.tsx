import type { PairingCode } from "#web/areas/settings/settings.queries.ts";
import { useNow } from "#web/platform/use-now.ts";
import { text } from "./pair-register-text.ts";
import classes from "./pair-register.module.css";

/** The code in letters that can be read across the counter, with the time it has left. */
export function PairingCodeView({ code }: { code: PairingCode }) {
  const leftSeconds = Math.max(0, Math.ceil((Date.parse(code.expiresAt) - useNow(1000).getTime()) / 1000));
  const time = `${Math.floor(leftSeconds / 60)}:${String(leftSeconds % 60).padStart(2, "0")}`;
  return leftSeconds === 0 ? (
    <p role="alert">{text("code.over")}</p>
  ) : (
    <>
      <p className={classes.letters}>{code.code}</p>
      <p className={classes.left} role="timer">
        {text("code.left", { time })}
      </p>
    </>
  );
}
