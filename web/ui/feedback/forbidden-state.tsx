import type { ReactNode } from "react";
import { IconLock } from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import { EmptyState } from "./empty-state.tsx";

type ForbiddenStateProps = {
  /** Whom to ask; a manager where nothing is said. */
  text?: string;
  /** The link back to where this person may be. */
  home?: ReactNode;
};

export function ForbiddenState({ text = uiText("state.forbiddenText"), home }: ForbiddenStateProps) {
  return <EmptyState icon={<IconLock size={28} />} title={uiText("state.forbiddenTitle")} text={text} action={home} />;
}
