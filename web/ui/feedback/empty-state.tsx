import type { ReactNode } from "react";
import classes from "./page-state.module.css";

type EmptyStateProps = {
  /** What this is. */
  title: string;
  /** What it is for, in a sentence. */
  text?: ReactNode;
  /** How one would look: drawn as a line that is not there yet. */
  example?: ReactNode;
  /** The one button that begins it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** The page is nothing but this: the title is its heading. */
  isPage?: boolean;
};

/** Nothing is here yet: what would be, an example of it, and the one act that begins it. */
export function EmptyState({ title, text, example, action, icon, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classes.state}>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <Title className={classes.title}>{title}</Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {example !== undefined && <div className={classes.example}>{example}</div>}
      {action}
    </div>
  );
}
