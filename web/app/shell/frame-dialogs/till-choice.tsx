import { text as frameText } from "#web/app/app-text.ts";
import { useSellingService } from "#web/platform/till/selling-service.ts";
import { chooseTill, useTills, useUsedTill } from "#web/platform/till/tills.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import classes from "#web/app/shell/header.module.css";
import { text } from "./frame-dialogs-text.ts";

/** The registers that are there, to choose the one beside this screen. */
export function TillChoice({ onClose }: { onClose: () => void }) {
  const { online } = useTills();
  const till = useUsedTill();
  const service = useSellingService()?.name ?? null;
  return (
    <Dialog title={titleOf(service, online.length)} size="small" onClose={onClose}>
      {online.length === 0 && <NoneOnline service={service} />}
      <div className={classes.people}>
        {online.map((candidate) => (
          <button
            key={candidate.deviceId}
            type="button"
            className={classes.choice}
            aria-pressed={candidate.deviceId === till?.deviceId}
            onClick={() => {
              chooseTill(candidate);
              onClose();
            }}
          >
            <span className={classes.dot} data-state={candidate.pos.connected || service !== null ? "on" : "off"} />
            <span>
              {candidate.name}
              {service === null && <small>{candidate.pos.name}</small>}
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}

function titleOf(service: string | null, online: number): string {
  if (service === null) {
    return frameText("till.choose");
  }
  return online === 0 ? text("till.serviceTitle", { service }) : text("till.choosePrinting");
}

function NoneOnline({ service }: { service: string | null }) {
  return service === null ? (
    <EmptyState title={frameText("till.none")} text={frameText("till.noneHint")} />
  ) : (
    <p>{text("till.serviceText")}</p>
  );
}
