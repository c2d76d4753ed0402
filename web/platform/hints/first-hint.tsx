import { IconBulb } from "@tabler/icons-react";
import { useState } from "react";
import type { ReactNode } from "react";
import { keep, readKeptJson } from "#web/platform/browser/kept.ts";
import { platformText } from "#web/platform/platform-text.ts";
import { Button } from "#web/ui/controls/button.tsx";
import classes from "./first-hint.module.css";

type FirstHintProps = {
  /** Remembered by this name in this browser. */
  id: string;
  children: ReactNode;
};

/** One sentence that helps the first time, until the person says that they know. */
export function FirstHint({ id, children }: FirstHintProps) {
  const [isKnown, setIsKnown] = useState(() => readKnown().includes(id));
  if (isKnown) {
    return null;
  }
  const learn = () => {
    keep("hints", JSON.stringify([...new Set([...readKnown(), id])]));
    setIsKnown(true);
  };
  return (
    <div role="note" className={classes.hint} data-no-print>
      <IconBulb size={20} aria-hidden="true" />
      <p>{children}</p>
      <Button kind="quiet" isCompact onClick={learn}>
        {platformText("hint.known")}
      </Button>
    </div>
  );
}

function readKnown(): string[] {
  const kept = readKeptJson("hints");
  return Array.isArray(kept) ? kept.map(String) : [];
}
