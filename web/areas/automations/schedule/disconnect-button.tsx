import { disconnectScheduleMutation } from "#web/areas/automations/automations-changes.queries.ts";
import { text } from "#web/areas/automations/automations-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import type { ScheduleIn } from "./schedule-in.ts";
import { useScheduleChange } from "./use-schedule-change.ts";

/** Ends the connection, after asking: the key has to be typed again to come back. */
export function DisconnectButton({ of }: { of: ScheduleIn }) {
  const { id, name, store } = of;
  const [disconnect, isDisconnecting] = useScheduleChange(disconnectScheduleMutation);
  const askAndDisconnect = async () => {
    const isSure = await ask({
      title: text("status.disconnectTitle", { store, name }),
      text: text("status.disconnectText"),
      confirm: text("status.disconnect"),
      cancel: text("connect.cancel"),
      tone: "bad",
    });
    if (isSure) {
      await disconnect({ id }, text("status.disconnected", { store, name }));
    }
  };
  return (
    <Button kind="quiet" isBusy={isDisconnecting} onClick={() => void askAndDisconnect()}>
      {text("status.disconnect")}
    </Button>
  );
}
