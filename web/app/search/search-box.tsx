import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import { useId, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { preload } from "#web/ui/preload.ts";
import type { SearchResult } from "./search-result.ts";
import classes from "./search-box.module.css";
import type { SearchCombobox as Combobox } from "./search-combobox.tsx";
import { focusPage } from "#web/ui/focus/keep-focus.ts";
import { searchInput } from "./search-input.ts";

/** The page has the keys from here, unless it has put the cursor somewhere itself. */
function leaveSearch(): void {
  if (document.activeElement?.closest("search") !== null) {
    focusPage();
  }
}

type SearchBoxProps = {
  /** The one of the header, which `/` goes to. */
  hasShortcut?: boolean;
  onGo?: () => void;
};

/**
 * Typing finds pages, stores, people, tasks and notes. What finds them is loaded when a person comes near; the few letters
 * typed until then stay, and so do the cursor and an Enter.
 */
export function SearchBox({ hasShortcut = false, onGo }: SearchBoxProps) {
  const router = useRouter();
  const [typed, setTyped] = useState("");
  const [SearchCombobox, setCombobox] = useState<typeof Combobox | null>(null);
  const hadFocus = useRef(false);
  const wasEntered = useRef(false);
  const listId = useId();
  const input = { ...searchInput(), "data-page-search": hasShortcut || undefined };

  const go = (line: SearchResult) => {
    setTyped("");
    onGo?.();
    if (line.href === undefined) {
      line.act();
    } else {
      void router.navigate({ href: line.href }).then(leaveSearch);
    }
  };
  const goAsEntered = (best: SearchResult) => {
    if (wasEntered.current) {
      wasEntered.current = false;
      go(best);
    }
  };
  const come = () => {
    preload(async () => {
      const loaded = await import("./search-combobox.tsx");
      setCombobox(() => loaded.SearchCombobox);
    });
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      wasEntered.current = typed.trim() !== "";
    } else if (event.key === "Escape") {
      focusPage();
    }
  };
  return (
    <search className={classes.box} onPointerEnter={come}>
      <IconSearch size={18} className={classes.icon} />
      {SearchCombobox === null ? (
        <input
          {...input}
          role="combobox"
          aria-expanded={false}
          aria-controls={listId}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKey}
          onFocus={() => {
            hadFocus.current = true;
            come();
          }}
          onBlur={() => {
            hadFocus.current = false;
            wasEntered.current = false;
            setTyped("");
          }}
        />
      ) : (
        <SearchCombobox
          input={input}
          listId={listId}
          takesFocus={hadFocus}
          onBest={goAsEntered}
          typed={typed}
          onType={setTyped}
          onGo={go}
        />
      )}
      {hasShortcut && typed.trim() === "" && <kbd className={classes.key}>/</kbd>}
    </search>
  );
}
