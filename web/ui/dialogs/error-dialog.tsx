import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { blockingError } from "./blocking-error.ts";
import type { BlockingError } from "./blocking-error.ts";
import { Dialog } from "./dialog.tsx";

type ErrorDialogProps = { error: BlockingError; reload?: () => void };

/** Blocks everything until its button is pressed, which reloads the page unless the error says otherwise. */
export function ErrorDialog({ error, reload = reloadPage }: ErrorDialogProps) {
  const handlePrimary = () => {
    blockingError.set(null);
    error.onClose?.();
    if (error.cancelRefresh !== true) {
      reload();
    }
  };
  const button = error.button ?? uiText(error.cancelRefresh === true ? "dialog.ok" : "error.reload");
  const primary = (
    <Button kind="primary" data-autofocus onClick={handlePrimary}>
      {button}
    </Button>
  );
  return (
    <Dialog role="alertdialog" size="small" title={error.title ?? uiText("error.title")} actions={primary}>
      <p>{error.text}</p>
    </Dialog>
  );
}

function reloadPage(): void {
  window.location.reload();
}
