import { useRouter } from "@tanstack/react-router";
import { text } from "#web/app/app-text.ts";
import { currentTeamMode } from "#web/platform/employee/team-mode.ts";
import { dispatchScan } from "#web/platform/scan/scan-handlers.ts";
import { activeStoreId } from "#web/platform/store/active-store.ts";
import { showSnackbar } from "#web/ui/feedback/snackbar.ts";
import { useScanner } from "#web/ui/scanner/use-scanner.ts";
import { isLicense, pathOfCode } from "./code-kinds.ts";

const shownLetters = 24;

/**
 * A code that is scanned anywhere goes to the screen that waits for one, or opens what it means; while the screen is
 * locked nobody is there to open it for.
 */
export function useShellScanner(): void {
  const router = useRouter();
  useScanner((code) => {
    const storeId = activeStoreId();
    if (storeId === null || currentTeamMode().isLocked) {
      return;
    }
    if (dispatchScan(code)) {
      return;
    }
    const path = pathOfCode(code, storeId);
    if (path !== null) {
      void router.navigate({ href: path });
      return;
    }
    const message = isLicense(code) ? text("scan.license") : text("search.scan", { code: shown(code) });
    showSnackbar({ text: message, color: "bad" });
  });
}

function shown(code: string): string {
  return code.length > shownLetters ? `${code.slice(0, shownLetters)}…` : code;
}
