import { useEffect, useRef } from "react";
import { IconAlertCircle, IconCheck } from "@tabler/icons-react";
import { Button } from "#web/ui/controls/button.tsx";
import { announce } from "#web/ui/feedback/announce.ts";
import { text } from "./campaigns-text.ts";
import type { CampaignFormState } from "./use-campaign-form.ts";
import classes from "./campaign-form.module.css";

/** What is allowed and worth a look: each line takes one click. Save leads here while one is open. */
export function CampaignWarnings({ state }: { state: CampaignFormState }) {
  const { warnings, kept, toggle, isHeldUp } = state;
  const place = useRef<HTMLElement>(null);
  const open = warnings.filter(({ code }) => !kept.has(code));
  const isLast = (code: string) => open.length === 1 && open[0]?.code === code;
  useEffect(
    function goToOpenWarning() {
      if (isHeldUp) {
        announce(text("check.first", { count: open.length }));
        place.current?.querySelector<HTMLElement>('[aria-pressed="false"]')?.focus();
      }
    },
    [isHeldUp, open.length],
  );
  if (warnings.length === 0) {
    return null;
  }
  return (
    <section ref={place} className={classes.warnings} aria-label={text("check.label")}>
      {warnings.map(({ code, title, text: why }) => (
        <div key={code} data-kept={kept.has(code) || undefined}>
          <IconAlertCircle size={20} aria-hidden="true" />
          <p>
            <strong>{title}.</strong> {why}
          </p>
          <Button
            aria-pressed={kept.has(code)}
            icon={kept.has(code) ? <IconCheck size={17} aria-hidden="true" /> : undefined}
            onClick={() => toggle(code)}
          >
            {text(isHeldUp && isLast(code) ? "check.keepAndSave" : `check.keep.${code}`)}
          </Button>
        </div>
      ))}
    </section>
  );
}
