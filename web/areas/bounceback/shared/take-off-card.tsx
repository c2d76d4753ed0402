import { IconLock } from "@tabler/icons-react";
import { useEffect, useRef, useState } from "react";
import { formatInstantDate } from "#common/date-format.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { useTeamMode } from "#web/platform/employee/team-mode.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { undoRedemptionMutation } from "./coupon-changes.queries.ts";
import { CouponTag } from "./coupon-tag.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";
import { text } from "./reason-text.ts";
import { registerText } from "./register-text.ts";
import { dismissTakeOff } from "./take-off.ts";
import type { TakeOff } from "./take-off.ts";
import classes from "./take-off-card.module.css";

/** Over every page of the store until a person says that it is done. */
export function TakeOffDialog({ takeOff }: { takeOff: TakeOff }) {
  const { isLocked } = useTeamMode();
  // The lock is a dialog of its own and shows the card itself.
  return isLocked ? null : (
    <Dialog title={text("off.title")} size="medium" role="alertdialog">
      <TakeOffCard takeOff={takeOff} />
    </Dialog>
  );
}

/** What the cashier takes off, large enough to be read from the customer's side. */
export function TakeOffCard({ takeOff }: { takeOff: TakeOff }) {
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const { isLocked } = useTeamMode();
  const [isUndoing, setIsUndoing] = useState(false);
  const acts = useRef<HTMLDivElement>(null);
  const { amount, purchaseAmount, numberText, by, terminal } = takeOff;
  const isOffline = takeOff.isOffline === true;
  const at = new Date(takeOff.at);
  const shownAmount = text("off.amount", { amount: formatMoney(amount) });
  useEffect(function goToDone() {
    acts.current?.querySelector<HTMLElement>("button:last-child")?.focus();
  }, []);
  return (
    <div className={classes.card}>
      <CouponTag tone="done" className={classes.tag ?? ""}>
        <div className={classes.words}>
          <span>{text("off.take")}</span>
          <b style={{ "--letters": String(shownAmount.length) }}>{shownAmount}</b>
          <span>{text("off.where")}</span>
          {purchaseAmount !== null && (
            <small>
              {text("off.becomes", {
                sale: formatMoney(purchaseAmount),
                rest: formatMoney(Math.max(0, purchaseAmount - amount)),
              })}
            </small>
          )}
        </div>
      </CouponTag>
      <p className={classes.facts}>
        <b>
          {text(isOffline ? "off.taken" : "off.redeemed", {
            redeemedAt: `${formatInstantDate(at, timeZone)}, ${formatTime(at, timeZone)}`,
          })}
        </b>
        {[numberText, by, registerText(terminal)].filter((part) => part !== null).join(", ")}
        {isOffline && <small>{text("off.waits")}</small>}
      </p>
      <div ref={acts} className={classes.acts}>
        {/* What the server has not heard of is undone there, once it has. */}
        {!isLocked && !isOffline && (
          <Button icon={<IconLock size={17} aria-hidden="true" />} onClick={() => setIsUndoing(true)}>
            {text("off.undo")}
          </Button>
        )}
        <Button kind="primary" onClick={dismissTakeOff}>
          {text("off.done")}
        </Button>
      </div>
      {isUndoing && <UndoDialog takeOff={takeOff} onClose={() => setIsUndoing(false)} />}
    </div>
  );
}

function UndoDialog({ takeOff, onClose }: { takeOff: TakeOff; onClose: () => void }) {
  const [undo] = useChange(undoRedemptionMutation);
  return (
    <ReasonDialog
      title={text("reason.undo")}
      save={text("reason.undoGo")}
      onSave={(reason) => undo({ id: takeOff.couponId, reason }, { request: { title: text("reason.undoWho") } })}
      onDone={() => {
        dismissTakeOff();
        showSnackbar({ text: text("undo.done", { number: takeOff.numberText }), color: "good" });
      }}
      onClose={onClose}
    />
  );
}
