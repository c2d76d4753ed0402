import { StrictMode } from "react";
import type { Root } from "react-dom/client";
import { FirstSignInPage } from "#web/areas/access/first-sign-in-page.tsx";
import { currentSession, watchSession } from "#web/platform/session/session.ts";
import { DialogHost } from "#web/ui/dialogs/dialog-host.tsx";
import { Announcer } from "#web/ui/feedback/announcer.tsx";
import { NoticeBar } from "#web/ui/feedback/notice-bar.tsx";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { useDocumentTitle } from "./document-title.ts";
import { addressAfterSignIn } from "./sign-in-address.ts";
import classes from "./root-frame.module.css";

type Application = { open: () => Promise<void>; load: () => void };

/**
 * Shows the sign-in page alone. The application opens in its place once a person has signed in, here or in another tab,
 * and loads as soon as a person does anything here.
 */
export function showSignIn(root: Root, application: Application): void {
  let opening: Promise<void> | null = null;
  const enter = (): Promise<void> => {
    opening ??= open().catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  const open = () => {
    window.history.replaceState(null, "", addressAfterSignIn(window.location));
    return application.open();
  };
  watchSession(() => {
    if (currentSession() !== null) {
      void enter();
    }
  });
  for (const event of ["input", "pointerdown"]) {
    window.addEventListener(event, application.load, { once: true, passive: true });
  }
  root.render(
    <StrictMode>
      <SignInApp onSignedIn={enter} />
    </StrictMode>,
  );
}

function SignInApp({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  useDocumentTitle();
  return (
    <>
      <div className={classes.notices}>
        <NoticeBar />
      </div>
      <FirstSignInPage onSignedIn={onSignedIn} />
      <DialogHost />
      <Snackbars />
      <Announcer />
    </>
  );
}
