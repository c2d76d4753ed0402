import { text } from "./handover-text.ts";
import classes from "./handover.module.css";

export type SnapshotItem = { name: string; detail: string; isBad?: boolean };

type SnapshotPartProps = { title: string; items: readonly SnapshotItem[]; hasCount?: boolean };

export function SnapshotPart({ title, items, hasCount = true }: SnapshotPartProps) {
  return (
    <section className={classes.part} data-keep-together>
      <h3>
        {title}
        {hasCount && items.length > 0 && <span>{items.length}</span>}
      </h3>
      {items.length === 0 ? (
        <p>{text("part.none")}</p>
      ) : (
        <ul>
          {items.map((one) => (
            <li key={`${one.name} ${one.detail}`}>
              <span>{one.name}</span>
              {one.detail !== "" && <small data-bad={one.isBad}>{one.detail}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
