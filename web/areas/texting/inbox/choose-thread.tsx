import { IconMessage } from "@tabler/icons-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./inbox-text.ts";
import classes from "./inbox.module.css";

/** In the place of a conversation until one is open. */
export function ChooseThread() {
  return (
    <div className={classes.choose}>
      <EmptyState icon={<IconMessage size={28} />} title={text("choose.title")} text={text("choose.text")} />
    </div>
  );
}
