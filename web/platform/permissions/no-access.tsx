import { platformText } from "#web/platform/platform-text.ts";
import { ForbiddenState } from "#web/ui/feedback/forbidden-state.tsx";
import { useCan } from "./can.ts";

/** Says that this person may not open what stands here, and whom to ask: nobody is sent to ask for less than they are. */
export function NoAccess() {
  const can = useCan();
  if (can("billing:manage")) {
    return <ForbiddenState text={platformText("access.ofSupport")} />;
  }
  return can("settings:edit") ? <ForbiddenState text={platformText("access.ofOwner")} /> : <ForbiddenState />;
}
