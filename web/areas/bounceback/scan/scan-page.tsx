import { Page } from "#web/ui/page/page.tsx";
import { text } from "#web/areas/bounceback/bounceback-text.ts";

export function ScanPage() {
  return <Page title={text("home.title")}>{null}</Page>;
}
