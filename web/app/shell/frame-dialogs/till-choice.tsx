import { text } from "#web/app/app-text.ts";
import { chooseTill, useTills, useUsedTill } from "#web/platform/till/tills.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import classes from "#web/app/shell/header.module.css";

/** The registers that are there, to choose the one beside this screen. */
export function TillChoice({ onClose }: { onClose: () => void }) {
  const { online } = useTills();
  const till = useUsedTill();
  return (
    <Dialog title={text("till.choose")} size="small" onClose={onClose}>
      {online.length === 0 && <EmptyState title={text("till.none")} text={text("till.noneHint")} />}
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
            <span className={classes.dot} data-state={candidate.pos.connected ? "on" : "off"} />
            <span>
              {candidate.name}
              <small>{candidate.pos.name}</small>
            </span>
          </button>
        ))}
      </div>
    </Dialog>
  );
}
