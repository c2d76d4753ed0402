import { IconAlertTriangle } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { EmptyState } from "./empty-state.tsx";

/** A page or part that did not load. Say what is known in `text`; the rest says that nothing is lost. */
export function ErrorState({ text, onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={28} />}
        title={uiText("state.errorTitle")}
        text={text ?? uiText("state.errorText")}
        action={<Button onClick={onRetry}>{uiText("state.retry")}</Button>}
      />
    </div>
  );
}
