import { useEffect, useRef } from "react";
import { canUseCamera } from "#web/platform/scan/barcode-detector.ts";
import { CameraScan } from "#web/platform/scan/camera-scan.tsx";
import { useScanHandler } from "#web/platform/scan/scan-handlers.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { CodeField } from "#web/ui/scanner/code-field.tsx";
import { useIsPhone } from "#web/ui/use-is-phone.ts";
import { text } from "./detail-text.ts";
import { markLineMutation } from "./detail.queries.ts";
import type { ShownOrder } from "./detail.queries.ts";
import classes from "./order.module.css";
import { useOrderAct } from "./use-order-act.ts";

/** A tag that is scanned here, typed or seen by the camera marks its piece as found. */
export function ScanLine({ order }: { order: ShownOrder }) {
  const isPhone = useIsPhone();
  const field = useRef<HTMLInputElement>(null);
  useEffect(
    function putCursorInField() {
      // A phone's keyboard would cover the list.
      if (!isPhone) {
        field.current?.focus({ preventScroll: true });
      }
    },
    [isPhone],
  );
  const [mark] = useOrderAct(markLineMutation);
  const find = (code: string): boolean => {
    const line = order.lines.find(({ sku, quantity }) => quantity > 0 && sku !== "" && sku === code.trim());
    if (line === undefined) {
      return false;
    }
    if (line.pickState === "FOUND") {
      showSnackbar({ text: text("scan.again", { item: line.title }) });
    } else {
      void mark({ id: order.id, lineId: line.id, to: "FOUND" });
    }
    return true;
  };
  const findOrSay = (code: string): void => {
    if (!find(code)) {
      showSnackbar({ text: text("scan.none", { code, name: order.name }), color: "bad" });
    }
  };
  // A code of something else opens what it means, as on every page.
  useScanHandler(find);
  return (
    <div className={classes.scan} data-no-print>
      {isPhone && canUseCamera() && <CameraScan onCode={findOrSay} />}
      <CodeField
        label={text("scan.label")}
        placeholder={text("scan")}
        go={text("scan.go")}
        isPrimary={false}
        field={field}
        // The next tag does not wait for the last one, typed no more than scanned.
        isBusy={false}
        onCode={findOrSay}
      />
    </div>
  );
}
