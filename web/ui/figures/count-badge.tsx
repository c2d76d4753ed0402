import classes from "./badge.module.css";

/** A small number on an icon; nothing at all for none, `99+` for too many. `label` says of what. */
export function CountBadge({ count, label }: { count: number; label: string }) {
  if (count <= 0) {
    return null;
  }
  return (
    <span className={classes.count} role="img" aria-label={`${count} ${label}`}>
      {count > 99 ? "99+" : count}
    </span>
  );
}
