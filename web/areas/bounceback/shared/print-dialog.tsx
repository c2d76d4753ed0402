import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./print-text.ts";
import type { PrintCoupons } from "./use-print-coupons.ts";

/** Outside of the point-of-sale app: says so, and offers what this device can do itself. */
export function PrintDialog({ print }: { print: PrintCoupons }) {
  return (
    <Dialog
      title={text("title")}
      size="small"
      onClose={print.stopAsking}
      actions={
        <>
          <Button kind="quiet" onClick={() => void print.saveSheet()}>
            {text("sheet")}
          </Button>
          <Button onClick={() => void print.savePdf()}>{text("pdf")}</Button>
          <Button kind="primary" onClick={() => void print.here()}>
            {text("here")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{text("needsRegister")}</strong>
      </p>
      <p>{text("elsewhere")}</p>
    </Dialog>
  );
}
