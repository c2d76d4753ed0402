import { IconSearch } from "@tabler/icons-react";
import { useRouter } from "@tanstack/react-router";
import type { KeyboardEvent } from "react";
import { useId, useState } from "react";
import { text } from "#web/app/app-text.ts";
import type { Found } from "./found.ts";
import classes from "./search-box.module.css";
import { SearchResults } from "./search-results.tsx";
import { useFound } from "./use-found.tsx";

type SearchBoxProps = {
  /** The one of the header, which `/` goes to. */
  hasShortcut?: boolean;
  onGo?: () => void;
};

/** Typing finds pages, stores, people, tasks and notes; Enter opens the first, arrows move, Escape goes back to the page. */
export function SearchBox({ hasShortcut = false, onGo }: SearchBoxProps) {
  const router = useRouter();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [chosen, setChosen] = useState(0);
  const { found, isAsking } = useFound(typed);
  const isOpen = typed.trim() !== "";

  const go = (line: Found | undefined) => {
    if (line !== undefined) {
      setTyped("");
      onGo?.();
      void router.navigate({ href: line.href });
    }
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setChosen((chosen + step + found.length) % found.length);
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(found[chosen]);
    } else if (event.key === "Escape") {
      setTyped("");
      event.currentTarget.blur();
    }
  };
  return (
    <search className={classes.box}>
      <IconSearch size={18} className={classes.icon} />
      <input
        type="search"
        role="combobox"
        className={classes.input}
        aria-label={text("search.label")}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen && found[chosen] !== undefined ? `${id}-${found[chosen].id}` : undefined}
        placeholder={text("search.placeholder")}
        autoComplete="off"
        data-page-search={hasShortcut || undefined}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setChosen(0);
        }}
        onKeyDown={handleKey}
        onBlur={() => {
          setTyped("");
        }}
      />
      {hasShortcut && !isOpen && <kbd className={classes.key}>/</kbd>}
      {isOpen && <SearchResults id={id} typed={typed} found={found} isAsking={isAsking} chosen={chosen} onGo={go} />}
    </search>
  );
}
