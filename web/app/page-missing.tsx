import { IconMapOff } from "@tabler/icons-react";
import { use } from "react";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./app-text.ts";
import { InsideShell } from "./shell/inside-shell.ts";

export function PageMissing() {
  const Frame = use(InsideShell) ? "div" : "main";
  return (
    <Frame>
      <EmptyState
        isPage
        icon={<IconMapOff size={28} />}
        title={text("missing.title")}
        text={text("missing.text")}
        action={<ButtonLink to="/">{text("missing.home")}</ButtonLink>}
      />
    </Frame>
  );
}
