import { Autocomplete as Kit } from "@base-ui/react/autocomplete";
import { useEffect, useLayoutEffect, useRef } from "react";
import type { ComponentProps, KeyboardEvent, RefObject } from "react";
import { isEnoughToSearch } from "#common/search-text.ts";
import { announce } from "#web/ui/feedback/announce.ts";
import { focusPage } from "#web/ui/focus/keep-focus.ts";
import { topLayer } from "#web/ui/layers/top-layer.ts";
import type { SearchResult } from "./search-result.ts";
import classes from "./search-box.module.css";
import { text } from "./search-text.ts";
import { useSearchResults } from "./use-search-results.tsx";
import type { SearchState } from "./use-store-search.tsx";

type SearchComboboxProps = {
  input: ComponentProps<"input">;
  listId: string;
  /** Whether the field that it takes the place of had the cursor. */
  takesFocus: RefObject<boolean>;
  typed: string;
  /** Said whenever there is a first line. */
  onBest: (line: SearchResult) => void;
  onType: (typed: string) => void;
  onGo: (line: SearchResult) => void;
};

/** The field with its list: Enter opens the first line, arrows move, Escape goes back to the page. */
export function SearchCombobox(props: SearchComboboxProps) {
  const { input, listId, takesFocus, typed, onBest, onType, onGo } = props;
  const { results, state } = useSearchResults(typed);
  const field = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function goOnTyping() {
      if (takesFocus.current) {
        field.current?.focus();
        field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
      }
    },
    [takesFocus],
  );
  const [best] = results;
  useEffect(
    function sayWhatIsBest() {
      if (best !== undefined) {
        onBest(best);
      }
    },
    [best, onBest],
  );
  const count = results.length;
  useEffect(
    function sayHowMany() {
      if (typed.trim() !== "" && state !== "asking") {
        announce(count === 0 ? emptyText(typed.trim(), state) : text("search.count", { count }));
      }
    },
    [typed, count, state],
  );
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Escape") {
      if (typed !== "") {
        // Or the dialog around it would close as well.
        event.preventDefault();
      }
      onType("");
      focusPage();
    }
  };
  return (
    <Kit.Root
      items={results}
      mode="none"
      autoHighlight="always"
      open={typed.trim() !== ""}
      value={typed}
      itemToStringValue={({ label }) => label}
      onValueChange={(value, { reason }) => {
        // A chosen line is gone to, not written into the field.
        if (reason !== "item-press") {
          onType(value);
        }
      }}
    >
      <Kit.Input {...input} ref={field} onKeyDown={handleKey} onBlur={() => onType("")} />
      <div ref={place} />
      <Kit.Portal container={place}>
        <Kit.Positioner {...topLayer}>
          <Kit.Popup className={classes.results}>
            <Kit.Empty className={classes.empty}>{emptyText(typed.trim(), state)}</Kit.Empty>
            <Kit.List id={listId} aria-label={text("search.results")}>
              {(line: SearchResult) => (
                <Kit.Item key={line.id} value={line} className={classes.line} onClick={() => onGo(line)}>
                  {line.icon}
                  <span>{line.label}</span>
                  <small>{line.detail}</small>
                </Kit.Item>
              )}
            </Kit.List>
          </Kit.Popup>
        </Kit.Positioner>
      </Kit.Portal>
    </Kit.Root>
  );
}

function emptyText(typed: string, state: SearchState): string {
  if (state !== "answered") {
    return text(`search.${state}`);
  }
  return text(isEnoughToSearch(typed) ? "search.none" : "search.short", { text: typed });
}
