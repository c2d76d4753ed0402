import { formatDate } from "#common/date-format.ts";
import { ReadState } from "#web/platform/graphql/read-state.tsx";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { Dialog } from "#web/ui/dialogs/dialog.tsx";
import { text } from "./nightly-mail-text.ts";
import classes from "./nightly-mail.module.css";
import { previewQuery } from "./nightly-mail.queries.ts";

/** Yesterday's email as the person who looks would get it; a mail holds no scripts, and none would run. */
export function PreviewDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const read = useRead(previewQuery);
  return (
    <Dialog title={text("preview.title", { date: formatDate(date) })} onClose={onClose}>
      <ReadState read={read} />
      {read.status === "ready" && (
        <>
          <p className={classes.subject}>{read.data.nightlyMailPreview.subject}</p>
          <iframe
            className={classes.frame}
            title={text("preview.frame")}
            sandbox=""
            srcDoc={read.data.nightlyMailPreview.html}
          />
        </>
      )}
    </Dialog>
  );
}
