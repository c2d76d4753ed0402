import { text } from "./team-mode-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";

/** Any touch or key keeps the screen open; the button is there to be touched. */
export function LockCountdown({ secondsLeft }: { secondsLeft: number }) {
  return (
    <Dialog
      title={text("lock.soonTitle")}
      size="xsmall"
      role="alertdialog"
      actions={
        <Button kind="primary" autoFocus>
          {text("lock.stay")}
        </Button>
      }
    >
      <p>{text("lock.soon", { count: secondsLeft })}</p>
    </Dialog>
  );
}
