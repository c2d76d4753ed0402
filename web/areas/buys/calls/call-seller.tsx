import { IconPhone } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { addDays } from "#common/business-date.ts";
import { formatDayOfMonth, formatWeekday } from "#common/date-format.ts";
import { formatPhone } from "#common/phone.ts";
import { localTimeAt } from "#common/store-time.ts";
import type { Buy } from "#web/areas/buys/shared/buys.queries.ts";
import { isReady } from "#web/areas/buys/shared/promise.ts";
import { buyQueries } from "#web/areas/buys/shared/use-send-buy.ts";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { useCanAfterPin } from "#web/platform/permissions/can.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { useNow } from "#web/platform/use-now.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { callBasisQuery, noteSellerCallMutation, undoSellerCallMutation } from "./call.queries.ts";
import { text } from "./call-text.ts";
import classes from "./call.module.css";

type CallSellerProps = { buy: Buy; className: string | undefined; children: ReactNode; label?: string };

/** Opens what one needs for the call: the number, what to say, and the press that notes it. */
export function CallSeller({ buy, className, children, label }: CallSellerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        aria-label={label}
        onClick={() => setIsOpen(true)}
      >
        {children}
      </button>
      {isOpen && <CallDialog buy={buy} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function CallDialog({ buy, onClose }: { buy: Buy; onClose: () => void }) {
  const { id, customer } = buy;
  const mayNote = useCanAfterPin()("buys:check-in") && buy.status === "OPEN";
  const [note, isNoting] = useChange(noteSellerCallMutation);
  const [undo] = useChange(undoSellerCallMutation);
  const noteCall = async () => {
    const outcome = await note({ id }, { refetches: buyQueries });
    if (outcome.isDone) {
      offerUndo(text("noted", { name: customer.fullName }), () => undo({ id }, { refetches: buyQueries }));
      onClose();
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <Dialog
      title={text("title", { name: customer.fullName })}
      size="small"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text("cancel")}</Button>
          {mayNote && (
            <Button kind="primary" isBusy={isNoting} onClick={() => void noteCall()}>
              {text("done")}
            </Button>
          )}
        </>
      }
    >
      <div className={classes.calling}>
        <a href={`tel:${customer.mobile}`}>
          <IconPhone size={24} aria-hidden="true" />
          {formatPhone(customer.mobile)}
        </a>
        {isReady(buy) && <WhatToSay buy={buy} />}
      </div>
    </Dialog>
  );
}

/** The number, and until when the store keeps what the seller leaves, unless that is over. */
function WhatToSay({ buy: { number, businessDate } }: { buy: Buy }) {
  const read = useRead(callBasisQuery);
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const today = localTimeAt(useNow(), timeZone).date;
  if (read.status !== "ready") {
    return null;
  }
  const lastDay = addDays(businessDate, read.data.buySettings.abandonAfterDays);
  const until = `${formatWeekday(lastDay)}, ${formatDayOfMonth(lastDay)}`;
  return (
    <p>
      <small>{text("say")}</small>
      {lastDay < today ? text("wordsLate", { number }) : text("words", { number, until })}
    </p>
  );
}
