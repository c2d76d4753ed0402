import { isEnoughToSearch } from "#common/search-text.ts";
import { text } from "#web/app/app-text.ts";
import type { Found } from "./found.ts";
import classes from "./search-box.module.css";

type SearchResultsProps = {
  id: string;
  typed: string;
  found: readonly Found[];
  /** The server has not answered for these words yet. */
  isAsking: boolean;
  chosen: number;
  onGo: (line: Found) => void;
};

export function SearchResults({ id, typed, found, isAsking, chosen, onGo }: SearchResultsProps) {
  return (
    <div className={classes.results}>
      <div id={`${id}-list`} role="listbox" aria-label={text("search.results")}>
        {found.map((line, at) => (
          // The field keeps the cursor: its keys move among the lines, a press chooses one.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- see above
          <div
            key={line.id}
            id={`${id}-${line.id}`}
            role="option"
            aria-selected={at === chosen}
            className={classes.line}
            onMouseDown={(event) => {
              event.preventDefault();
            }}
            onClick={() => {
              onGo(line);
            }}
          >
            {line.icon}
            <span>{line.label}</span>
            <small>{line.detail}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && <output className={classes.none}>{said(typed.trim(), isAsking)}</output>}
    </div>
  );
}

function said(typed: string, isAsking: boolean): string {
  if (isAsking) {
    return text("search.asking");
  }
  return text(isEnoughToSearch(typed) ? "search.none" : "search.short", { text: typed });
}
