import type { ReactNode } from "react";
import classes from "./page-state.module.css";

type EmptyStateProps = {
  /** What this is. */
  title: string;
  /** One example of what will stand here. */
  text?: ReactNode;
  /** The one button that begins it. */
  action?: ReactNode;
  icon?: ReactNode;
  /** The page is nothing but this: the title is its heading. */
  isPage?: boolean;
};

export function EmptyState({ title, text, action, icon, isPage = false }: EmptyStateProps) {
  const Title = isPage ? "h1" : "p";
  return (
    <div className={classes.state}>
      {icon !== undefined && <span className={classes.icon}>{icon}</span>}
      <Title className={classes.title}>{title}</Title>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}
