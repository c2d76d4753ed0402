import { useNavigate, useParams } from "@tanstack/react-router";
import { useCan } from "#web/platform/permissions/can.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { text } from "./pull-list-text.ts";

/** What sections are good for; managers can begin at once. */
export function NoSections() {
  const { storeId } = useParams({ from: "/s/$storeId" });
  const navigate = useNavigate();
  const can = useCan();
  const open = () => void navigate({ to: "/s/$storeId/backstock/sections", params: { storeId } });
  return (
    <EmptyState
      title={text("setup.title")}
      text={text("setup.text")}
      action={
        can("backstock:settings") && (
          <Button kind="primary" onClick={open}>
            {text("setup.do")}
          </Button>
        )
      }
    />
  );
}
