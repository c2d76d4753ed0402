import { formatTime } from "#common/time-format.ts";
import { useStoreData } from "#web/platform/graphql/use-store-data.ts";
import { useOnline } from "#web/platform/browser/online.ts";
import type { WaitingChange } from "#web/platform/outbox/outbox.rules.ts";
import { refuseWaiting, removeWaiting } from "#web/platform/outbox/outbox.ts";
import { sendWaiting } from "#web/platform/graphql/send-waiting.ts";
import { useActiveStore } from "#web/platform/person/use-active-store.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import classes from "#web/app/shell/waiting.module.css";
import { text } from "./frame-dialogs-text.ts";

/** Lists pending changes with author and time. A refused change shows the reason. */
export function WaitingDialog({ waiting, onClose }: { waiting: readonly WaitingChange[]; onClose: () => void }) {
  const store = useStoreData();
  const send = () => void sendWaiting(store);
  const isOnline = useOnline();
  const timeZone = useActiveStore()?.timeZone ?? "UTC";
  const again = (change: WaitingChange) => {
    refuseWaiting(change.key, null);
    send();
  };
  return (
    <Dialog title={text("outbox.title")} size="small" onClose={onClose}>
      {waiting.length === 0 && <EmptyState title={text("outbox.empty")} text={text("outbox.emptyHint")} />}
      {waiting.length > 0 && <p className={classes.hint}>{text("outbox.hint")}</p>}
      <ol className={classes.list}>
        {waiting.map((change) => (
          <li key={change.key}>
            <p>
              {change.words}
              <small>
                {text("outbox.by", {
                  name: change.employeeName,
                  time: formatTime(new Date(change.at), timeZone),
                })}
              </small>
            </p>
            {change.refusal !== null && (
              <>
                <p className={classes.refusal}>{change.refusal}</p>
                <span className={classes.acts}>
                  {change.isSaved !== true && (
                    <Button isCompact onClick={() => again(change)}>
                      {text("outbox.again")}
                    </Button>
                  )}
                  <Button isCompact kind="quiet" onClick={() => removeWaiting(change.key)}>
                    {text(change.isSaved === true ? "outbox.read" : "outbox.discard")}
                  </Button>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
      {waiting.some((change) => change.refusal === null) && isOnline && (
        <Button isWide onClick={send}>
          {text("outbox.send")}
        </Button>
      )}
    </Dialog>
  );
}
