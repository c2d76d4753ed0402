import { IconPackage } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/controls/card.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ErrorState } from "#web/ui/feedback/error-state.tsx";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { KeptNote } from "#web/ui/feedback/kept-note.tsx";
import { LoadingState } from "#web/ui/feedback/loading-state.tsx";
import { removeNotice, showNotice } from "#web/ui/feedback/notice.ts";
import { OfflineState } from "#web/ui/feedback/offline-state.tsx";
import { SetupPanel } from "#web/ui/feedback/setup-panel.tsx";
import { showSnackbar, showUndo } from "#web/ui/feedback/snackbar.ts";
import classes from "./gallery.module.css";

const long = "The label printer has been out of paper since 2:06 PM, so three bin labels are waiting.";

export function GalleryFeedback() {
  return (
    <>
      <Card title="Snackbars and notices">
        <div className={classes.row}>
          <Button onClick={() => showSnackbar({ text: "Task added" })}>Snackbar</Button>
          <Button onClick={() => showUndo("Bin B12 moved to Upstairs", () => undefined)}>With Undo</Button>
          <Button onClick={() => showSnackbar({ text: long, button: "Print again", action: () => undefined })}>
            Long
          </Button>
          <Button onClick={() => showSnackbar({ text: "Coupon created successfully", color: "good" })}>Good</Button>
          <Button onClick={() => showSnackbar({ text: "Error: the PIN does not match", color: "bad" })}>Bad</Button>
          <Button
            onClick={() => {
              showNotice({ id: "offline", priority: 80, tone: "bad", text: "This device is offline." });
              showNotice({
                id: "texts",
                priority: 10,
                tone: "warn",
                text: "Texting is not registered.",
                button: "Register",
              });
            }}
          >
            Notices
          </Button>
          <Button
            onClick={() => {
              removeNotice("offline");
            }}
          >
            Back online
          </Button>
        </div>
      </Card>
      <div className={classes.columns}>
        <SetupPanel kind="pending" title="Connect the register" action={<Button kind="primary">Pair</Button>}>
          Scan the code at the register, or type it.
        </SetupPanel>
        <SetupPanel kind="warning" title="Texting number">
          The carrier has not confirmed the number yet.
        </SetupPanel>
        <SetupPanel kind="complete" title="Team" />
        <SetupPanel kind="info" title="Goals">
          They begin on Sunday.
        </SetupPanel>
      </div>
      <div className={classes.columns}>
        <Card title="Empty">
          <EmptyState
            icon={<IconPackage size={28} />}
            title="No bins yet"
            text="A bin is a box in the back room, like B12: Girls 7 to 14 fall."
            action={<Button kind="primary">Add the first bin</Button>}
          />
        </Card>
        <Card title="Loading">
          <LoadingState />
        </Card>
        <Card title="Error">
          <ErrorState onRetry={() => undefined} />
        </Card>
        <Card title="Offline" aside={<KeptNote time="2:06 PM" />}>
          <OfflineState />
        </Card>
        <Card title="No permission">
          <ForbiddenState home={<Button>Back to the daybook</Button>} />
        </Card>
      </div>
    </>
  );
}
