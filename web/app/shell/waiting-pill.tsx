import { IconCloudOff, IconCloudUp } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { platformText } from "#web/platform/platform-text.ts";
import { useWaitingChanges } from "#web/platform/outbox/outbox.ts";
import { WaitingDialog } from "./frame-dialogs/later-dialogs.ts";
import classes from "./waiting.module.css";
import { useOutbox } from "./use-outbox.ts";

/** How many changes of this screen have not reached the server; nothing when all have. */
export function WaitingPill() {
  const waiting = useWaitingChanges();
  const [isOpen, setIsOpen] = useState(false);
  useOutbox();
  const refused = waiting.filter((change) => change.refusal !== null);
  const unsaved = refused.filter((change) => change.isSaved !== true);
  const label =
    unsaved.length > 0
      ? platformText("outbox.refused", { count: unsaved.length })
      : refused.length > 0
        ? platformText("outbox.saved", { count: refused.length })
        : platformText("outbox.waiting", { count: waiting.length });
  return (
    <>
      <output>
        {waiting.length > 0 && (
          <button
            type="button"
            className={classes.pill}
            data-tone={refused.length > 0 ? "bad" : "warn"}
            aria-haspopup="dialog"
            title={label}
            onClick={() => {
              setIsOpen(true);
            }}
          >
            {refused.length > 0 ? <IconCloudOff size={18} /> : <IconCloudUp size={18} />}
            <span>{label}</span>
            <b aria-hidden>{refused.length > 0 ? refused.length : waiting.length}</b>
          </button>
        )}
      </output>
      {isOpen && (
        <Suspense>
          <WaitingDialog
            waiting={waiting}
            onClose={() => {
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
