import { useEffect, useEffectEvent, useRef } from "react";
import { useSendBuy } from "#web/areas/buys/shared/use-send-buy.ts";
import { useActiveEmployee } from "#web/platform/employee/active-employee.ts";
import { useChosenTill } from "#web/platform/till/tills.ts";
import { useCouldBecome } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { text } from "./home-text.ts";
import type { BuyDesk } from "./home.queries.ts";
import classes from "./home.module.css";

type UnsentBannerProps = { desk: BuyDesk; pos: string; isOpenTab: boolean };

/**
 * Buys that the point of sale does not know: sent one after the other with one press. Those whose answer never came are
 * asked after by themselves as soon as a register and an employee are there: what nobody pressed must not ask for a PIN.
 */
export function UnsentBanner({ desk, pos, isOpenTab }: UnsentBannerProps) {
  const till = useChosenTill();
  const isSomebodyHere = useActiveEmployee() !== null;
  const maySend = useCouldBecome()("buys:check-in");
  const [send, settle, isSending] = useSendBuy();
  const asked = useRef(new Set<string>());
  const open = isOpenTab ? desk.buys.map(({ buy }) => buy) : [];
  const unknown = open.filter(({ posSync }) => posSync === "UNKNOWN" || posSync === "SENDING").map(({ id }) => id);
  const unknownIds = unknown.join(" ");
  const tillId = till?.deviceId ?? null;
  const askAfter = useEffectEvent(async (ids: readonly string[]) => {
    for (const id of ids.filter((one) => !asked.current.has(`${tillId} ${one}`))) {
      asked.current.add(`${tillId} ${id}`);
      await settle(id);
    }
  });
  useEffect(
    function settleUnknown() {
      if (tillId !== null && isSomebodyHere && unknownIds !== "") {
        void askAfter(unknownIds.split(" "));
      }
    },
    [tillId, isSomebodyHere, unknownIds],
  );
  if (desk.unsentCount === 0) {
    return null;
  }
  const waiting = open.filter(({ posSync }) => posSync === "NOT_SENT" || posSync === "FAILED");
  const say = ({ said }: { said: string | null }) => {
    if (said !== null) {
      showSnackbar({ text: said, color: "bad" });
    }
  };
  const sendAll = async () => {
    for (const { id } of waiting) {
      const { isLinked, said } = await send(id, { onSilent: say });
      if (!isLinked && said !== null) {
        say({ said });
        return;
      }
    }
  };
  return (
    <output className={classes.banner}>
      <span>{text("unsent", { count: desk.unsentCount, pos })}</span>
      {till === null ? (
        <span>{text("unsent.waits")}</span>
      ) : (
        maySend &&
        waiting.length > 0 && (
          <Button isBusy={isSending} onClick={() => void sendAll()}>
            {text("unsent.send")}
          </Button>
        )
      )}
    </output>
  );
}
