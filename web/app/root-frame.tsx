import { Outlet } from "@tanstack/react-router";
import { TrainingBand } from "#web/areas/training/shared/training-band.tsx";
import { DialogHost } from "#web/ui/dialogs/dialog-host.tsx";
import { Announcer } from "#web/ui/feedback/announcer.tsx";
import { NoticeBar } from "#web/ui/feedback/notice-bar.tsx";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { useDocumentTitle } from "./document-title.ts";
import classes from "./root-frame.module.css";

/** Around every page, signed in or not. The one place of notices, questions, blocking errors and snackbars. */
export function RootFrame() {
  useDocumentTitle();
  return (
    <>
      <div className={classes.notices}>
        <TrainingBand />
        <NoticeBar />
      </div>
      <Outlet />
      <DialogHost />
      <Snackbars />
      <Announcer />
    </>
  );
}
