import { useState } from "react";
import { offerUndo } from "#web/platform/graphql/offer-undo.ts";
import { useChange } from "#web/platform/graphql/use-change.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { ask } from "#web/ui/dialogs/question.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { StillInNotice } from "#web/areas/backstock/setup/still-in-notice.tsx";
import { text } from "#web/areas/backstock/setup/setup-text.ts";
import classes from "#web/areas/backstock/setup/setup.module.css";
import {
  archiveCategoryMutation,
  deleteCategoryMutation,
  restoreCategoryMutation,
  backstockCategoriesQuery,
} from "./categories.queries.ts";
import type { Category } from "./categories.queries.ts";

type RemoveCategoryProps = { category: Category; onRemoved: () => void };

/** Archive, which can be taken back, and Delete, which asks; bins that are still in it are shown. */
export function RemoveCategory({ category, onRemoved }: RemoveCategoryProps) {
  const { id, name, isArchived } = category;
  const [stillIn, setStillIn] = useState<string | null>(null);
  const [archive, isArchiving] = useChange(archiveCategoryMutation);
  const [restore, isRestoring] = useChange(restoreCategoryMutation);
  const [remove, isDeleting] = useChange(deleteCategoryMutation);
  const refetches = [backstockCategoriesQuery];
  const handleArchive = async () => {
    const outcome = await (isArchived ? restore : archive)({ id }, { refetches });
    if (!outcome.isDone) {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
      return;
    }
    const back = isArchived ? archive : restore;
    offerUndo(text(isArchived ? "category.unarchived" : "category.archived", { name }), () =>
      back({ id }, { refetches }),
    );
    onRemoved();
  };
  const handleDelete = async () => {
    const isSure = await ask({
      title: text("category.deleteAsk", { name }),
      text: text("category.deleteText"),
      confirm: text("category.delete"),
      cancel: text("category.keep"),
      tone: "bad",
    });
    if (!isSure) {
      return;
    }
    const outcome = await remove({ id }, { refetches });
    if (outcome.isDone) {
      showSnackbar({ text: text("category.deleted", { name }), color: "good" });
      onRemoved();
    } else if (outcome.refused.code === "bins-still-in") {
      setStillIn(outcome.refused.text);
    } else {
      showSnackbar({ text: outcome.refused.text, color: "bad" });
    }
  };
  return (
    <>
      {stillIn !== null && <StillInNotice said={stillIn} of={{ category: id }} />}
      <span className={classes.remove}>
        <Button kind="quiet" isBusy={isDeleting} onClick={() => void handleDelete()}>
          {text("category.delete")}
        </Button>
        <Button kind="quiet" isBusy={isArchiving || isRestoring} onClick={() => void handleArchive()}>
          {text(isArchived ? "category.unarchive" : "category.archive")}
        </Button>
      </span>
    </>
  );
}
