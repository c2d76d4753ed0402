import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./check-in-text.ts";

type StepActionsProps = {
  isFirst: boolean;
  /** Somebody has to be chosen above; the way on is there. */
  isChoosing: boolean;
  isBusy: boolean;
  label: string;
  onBack: () => void;
};

export function StepActions({ isFirst, isChoosing, isBusy, label, onBack }: StepActionsProps) {
  return (
    <>
      {!isFirst && (
        <Button kind="quiet" onClick={onBack}>
          {text("previous")}
        </Button>
      )}
      {!isChoosing && (
        <Button kind="primary" type="submit" isBusy={isBusy}>
          {label}
        </Button>
      )}
    </>
  );
}
