import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./form.module.css";
import type { SavedSince } from "./use-saved-since.ts";

/**
 * Stands on top of a form whose record another person has saved meanwhile: nothing typed is lost, nothing is
 * overwritten unseen.
 */
export function SavedSinceNote({ since }: { since: SavedSince }) {
  if (since.state === "none") {
    return null;
  }
  return (
    <div className={classes.since} role="status">
      <p>{uiText(since.state === "other" ? "form.savedSince" : "form.savedSinceShown")}</p>
      <span>
        {since.state === "other" ? (
          <>
            <Button isCompact onClick={since.look}>
              {uiText("form.savedSinceLook")}
            </Button>
            <Button isCompact kind="quiet" onClick={since.keepMine}>
              {uiText("form.savedSinceKeep")}
            </Button>
          </>
        ) : (
          <Button isCompact onClick={since.bringBack}>
            {uiText("form.savedSinceBack")}
          </Button>
        )}
      </span>
    </div>
  );
}
