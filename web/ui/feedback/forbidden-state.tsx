import type { ReactNode } from "react";
import { IconLock } from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import { EmptyState } from "./empty-state.tsx";

/** `home` is the link back to where this person may be. */
export function ForbiddenState({ home }: { home?: ReactNode }) {
  return (
    <EmptyState
      icon={<IconLock size={28} />}
      title={uiText("state.forbiddenTitle")}
      text={uiText("state.forbiddenText")}
      action={home}
    />
  );
}
