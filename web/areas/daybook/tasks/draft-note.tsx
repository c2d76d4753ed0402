import { Button } from "#web/ui/controls/button.tsx";
import { text } from "#web/areas/daybook/daybook-text.ts";
import classes from "./tasks.module.css";

/** Says that the form holds what was typed before, and offers an empty one. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={classes.kept}>
      {text("draft.kept")}
      <Button kind="plain" onClick={onDiscard}>
        {text("draft.discard")}
      </Button>
    </output>
  );
}
