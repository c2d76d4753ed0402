import { useState } from "react";
import { newId } from "#web/platform/browser/new-id.ts";
import { bytesOf, saveFile } from "#web/platform/browser/save-file.ts";
import type { AnyDocument } from "#web/platform/graphql/operation.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { couponsFileMutation, printCouponsMutation } from "./coupon-changes.queries.ts";
import { printHtml } from "#web/platform/printing/print-html.ts";
import { text } from "./print-text.ts";

export type PrintCoupons = {
  /** At the register this screen works with; without one it asks what to do instead. */
  atRegister: () => Promise<void>;
  /** With the browser's own print dialog. */
  here: () => Promise<void>;
  savePdf: () => Promise<void>;
  /** Ten to a page, to be cut. */
  saveSheet: () => Promise<void>;
  isRunning: boolean;
  isAsking: boolean;
  stopAsking: () => void;
};

/** Prints these coupons as one job, or as a file where there is no register. */
export function usePrintCoupons(
  couponIds: readonly string[],
  { name, refetches }: { name: string; refetches: readonly AnyDocument[] },
): PrintCoupons {
  const till = useChosenTill();
  const [print, isPrinting] = useChange(printCouponsMutation);
  const [make, isMaking] = useChange(couponsFileMutation);
  const [isAsking, setIsAsking] = useState(false);
  const ids = [...couponIds];
  const refuse = (error: string) => showSnackbar({ text: text("failed", { id: name, error }), color: "bad" });
  const atRegister = async () => {
    if (till === null) {
      setIsAsking(true);
      return;
    }
    const job = { id: newId(), couponIds: ids, deviceId: till.deviceId };
    const outcome = await print(job, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("sent", { count: ids.length, register: till.name }), color: "good" });
    } else {
      refuse(outcome.refused.text);
    }
  };
  const file = async (layout: "RECEIPT" | "SHEET", format: "HTML" | "PDF") => {
    setIsAsking(false);
    const outcome = await make({ couponIds: ids, layout, format }, { refetches });
    if (!outcome.isDone) {
      refuse(outcome.refused.text);
      return;
    }
    const { fileName, mediaType, dataBase64 } = outcome.data.couponsFile;
    const bytes = bytesOf(dataBase64);
    if (format === "HTML") {
      printHtml(new TextDecoder().decode(bytes));
    } else {
      saveFile({ fileName, mediaType, bytes });
    }
  };
  return {
    atRegister,
    here: () => file("RECEIPT", "HTML"),
    savePdf: () => file("RECEIPT", "PDF"),
    saveSheet: () => file("SHEET", "PDF"),
    isRunning: isPrinting || isMaking,
    isAsking,
    stopAsking: () => setIsAsking(false),
  };
}
