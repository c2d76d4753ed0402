import { useId } from "react";
import type { ReactNode } from "react";
import {
  IconAlertTriangle,
  IconChevronDown,
  IconCircleCheck,
  IconCircleDashed,
  IconInfoCircle,
} from "@tabler/icons-react";
import { uiText } from "#web/ui/ui-text.ts";
import classes from "./setup-panel.module.css";

export type SetupPanelKind = "pending" | "warning" | "complete" | "info";

const icons = {
  pending: IconCircleDashed,
  warning: IconAlertTriangle,
  complete: IconCircleCheck,
  info: IconInfoCircle,
} as const;

type SetupPanelProps = {
  kind: SetupPanelKind;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Given, the header is a button that opens and closes the panel. */
  onToggle?: () => void;
  isOpen?: boolean;
};

/** One thing to set up, whose header says how far it is. */
export function SetupPanel({ kind, title, children, action, onToggle, isOpen = true }: SetupPanelProps) {
  const titleId = useId();
  const bodyId = useId();
  const Icon = icons[kind];
  const hasBody = children !== undefined || action !== undefined;
  return (
    <section className={classes.panel} data-kind={kind} data-open={isOpen} aria-labelledby={titleId}>
      <header className={classes.header}>
        <Icon size={20} aria-hidden="true" />
        <h2 id={titleId}>
          {onToggle === undefined ? (
            title
          ) : (
            <button
              type="button"
              className={classes.toggle}
              aria-expanded={isOpen}
              aria-controls={bodyId}
              onClick={onToggle}
            >
              {title}
            </button>
          )}
        </h2>
        <span className={classes.word}>{uiText(`panel.${kind}`)}</span>
        {onToggle !== undefined && <IconChevronDown className={classes.chevron} size={20} aria-hidden="true" />}
      </header>
      {hasBody && isOpen && (
        <div className={classes.body} id={bodyId}>
          {children}
          {action !== undefined && <div className={classes.action}>{action}</div>}
        </div>
      )}
    </section>
  );
}
