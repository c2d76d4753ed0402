import { IconPlayerPlay, IconPlayerStop } from "@tabler/icons-react";
import { useId } from "react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/controls/button.tsx";
import { text } from "./runs-text.ts";
import classes from "./runs.module.css";

type RunSectionProps = { title: string; text: string; children: ReactNode };
type Press = { isBusy: boolean; onPress: () => void };

/** A run that is on: what it does, how far it is, and the button that stops it. */
export function RunningSection({ stop, ...run }: RunSectionProps & { stop: Press }) {
  const button = (
    <Button icon={<IconPlayerStop size={18} />} isBusy={stop.isBusy} onClick={stop.onPress}>
      {text("stop")}
    </Button>
  );
  return <RunSection {...run} action={button} />;
}

type StoppedSectionProps = RunSectionProps & { keep: Press; goOn: Press & { words: string } };

/** A run that a person stopped keeps its place until a person decides. */
export function StoppedSection({ keep, goOn, children, ...run }: StoppedSectionProps) {
  return (
    <RunSection {...run} action={null}>
      {children}
      <div className={classes.actions}>
        <Button isBusy={keep.isBusy} onClick={keep.onPress}>
          {text("keep")}
        </Button>
        <Button kind="primary" icon={<IconPlayerPlay size={16} />} isBusy={goOn.isBusy} onClick={goOn.onPress}>
          {goOn.words}
        </Button>
      </div>
    </RunSection>
  );
}

function RunSection({ title, text: about, action, children }: RunSectionProps & { action: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.run} aria-labelledby={id}>
      <header>
        <div>
          <h2 id={id}>{title}</h2>
          <p>{about}</p>
        </div>
        {action}
      </header>
      {children}
    </section>
  );
}
