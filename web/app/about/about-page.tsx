import { DaybookScreen } from "#web/areas/daybook/daybook-screen.tsx";
import { AboutDialog } from "./about-dialog.tsx";

/** The dialog has an address of its own, which shows the store's day behind it instead of an empty page. */
export function AboutPage() {
  return (
    <>
      <DaybookScreen date={null} />
      <AboutDialog />
    </>
  );
}
