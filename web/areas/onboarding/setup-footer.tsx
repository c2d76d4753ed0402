import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import type { setupSteps } from "#common/onboarding/setup-steps.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./onboarding-text.ts";
import classes from "./onboarding.module.css";
import type { SetupState } from "./shared/setup.queries.ts";

type SetupFooterProps = {
  step: (typeof setupSteps)[number];
  state: SetupState;
  isLast: boolean;
  refusal: string | null;
  isBusy: boolean;
  onBack: (() => void) | null;
  onSkip: () => void;
  onNext: () => void;
};

/** Back, Skip where the step has it, and Next, always in sight; what Next misses is said beside it. */
export function SetupFooter({ step, state, isLast, refusal, isBusy, onBack, onSkip, onNext }: SetupFooterProps) {
  const waits = step.kind === "later" && state !== "DONE";
  return (
    <footer className={classes.foot}>
      {onBack !== null && (
        <Button icon={<IconChevronLeft size={18} />} onClick={onBack}>
          {text("foot.back")}
        </Button>
      )}
      <span className={classes.note}>
        {refusal === null ? (
          waits && text("foot.later")
        ) : (
          <span role="alert" className={classes.refusal}>
            {refusal}
          </span>
        )}
      </span>
      {step.kind === "skippable" && state !== "DONE" && (
        <Button isBusy={isBusy} onClick={onSkip}>
          {text("foot.skip")}
        </Button>
      )}
      <Button kind="primary" isBusy={isBusy} onClick={onNext}>
        {text(isLast ? "foot.finish" : "foot.next")}
        <IconChevronRight size={18} aria-hidden />
      </Button>
    </footer>
  );
}
