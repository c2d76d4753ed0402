import { formatInstantDate } from "#common/date-format.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import {
  deviceMappingsQuery,
  putMappingBackMutation,
  type SavedVersion,
} from "#web/areas/settings/exports/exports.queries.ts";
import { text } from "#web/areas/settings/exports/exports-text.ts";
import classes from "#web/areas/settings/exports/exports.module.css";

type VersionsDialogProps = {
  deviceId: string;
  versions: readonly SavedVersion[];
  timeZone: string;
  onUsed: (saved: SavedVersion) => void;
  onClose: () => void;
};

/** Every mapping that the register had; an earlier one comes back as the newest, so that their order stays that of time. */
export function VersionsDialog({ deviceId, versions, timeZone, onUsed, onClose }: VersionsDialogProps) {
  const [change, isRunning] = useChange(putMappingBackMutation);
  const baseVersion = versions[0]?.version ?? 0;
  const putBack = async (version: number) => {
    const outcome = await change({ deviceId, version, baseVersion }, { refetches: [deviceMappingsQuery] });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const saved = outcome.data.useDeviceMapping;
    showSnackbar({ text: text("versions.used", { version: saved.version, from: version }), color: "good" });
    onUsed(saved);
  };
  return (
    <Dialog title={text("versions")} size="small" onClose={onClose}>
      {versions.length === 0 ? (
        <EmptyState title={text("versions.none")} />
      ) : (
        <>
          <ul className={classes.versions}>
            {versions.map((saved) => (
              <li key={saved.version}>
                <span>
                  <b>{text(saved.isInUse ? "versions.current" : "versions.version", { version: saved.version })}</b>
                  <small>{detailsOf(saved, timeZone)}</small>
                </span>
                {!saved.isInUse && (
                  <Button isBusy={isRunning} onClick={() => void putBack(saved.version)}>
                    {text("versions.use", { version: saved.version })}
                  </Button>
                )}
              </li>
            ))}
          </ul>
          <p className={classes.soft}>{text("versions.note")}</p>
        </>
      )}
    </Dialog>
  );
}

function detailsOf({ savedBy, savedAt, fileName, fromVersion }: SavedVersion, timeZone: string): string {
  const date = formatInstantDate(new Date(savedAt), timeZone);
  return [
    text("versions.by", { name: savedBy, date }),
    fromVersion === null ? null : text("versions.from", { version: fromVersion }),
    fileName,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}
