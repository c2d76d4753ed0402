import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./form.module.css";

/** Says that the form holds what was typed before, and offers an empty one. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <output className={classes.draft}>
      {uiText("form.draft")}
      <Button kind="plain" onClick={onDiscard}>
        {uiText("form.draftDiscard")}
      </Button>
    </output>
  );
}
