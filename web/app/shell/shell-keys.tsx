import { useNavigate } from "@tanstack/react-router";
import { Suspense, useEffect, useEffectEvent, useRef } from "react";
import { useShellScanner } from "#web/app/scan/use-shell-scanner.ts";
import { lockScreen } from "#web/platform/employee/team-mode.ts";
import { hasSingleKeys } from "#web/platform/browser/key-settings.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { useSignal } from "#web/ui/signal.ts";
import { newSelector, shortcutHelp } from "./shortcut-help.ts";
import { usePlaces } from "./use-places.ts";

const ShortcutHelp = lazyWithTimeout(async () => (await import("./shortcut-help-dialog.tsx")).ShortcutHelp);

/** A letter after `g` counts for this long, in milliseconds. */
const goWaitMs = 1200;

/**
 * `/` search, `g` then a letter to an area, `n` new on this page, `l` lock, `?` this list. A person who dictates can
 * switch them off: the words they say would press them.
 */
export function ShellKeys() {
  useShellScanner();
  const places = usePlaces();
  const storeId = useActiveStoreId();
  const navigate = useNavigate();
  const isHelpOpen = useSignal(shortcutHelp);
  const wentAt = useRef(Number.NEGATIVE_INFINITY);

  const act = useEffectEvent((event: KeyboardEvent) => {
    const isGoing = event.timeStamp - wentAt.current < goWaitMs;
    wentAt.current = event.key === "g" ? event.timeStamp : Number.NEGATIVE_INFINITY;
    const place = isGoing ? places.find(({ key }) => key === event.key) : undefined;
    if (place !== undefined && storeId !== null) {
      event.preventDefault();
      void navigate({ to: place.to, params: { storeId } });
    } else if (!isGoing) {
      actAlone(event);
    }
  });
  useEffect(function listenToKeys() {
    const handleKey = (event: KeyboardEvent) => {
      if (hasSingleKeys() && !isTyping(event)) {
        act(event);
      }
    };
    window.addEventListener("keydown", handleKey);
    return () => {
      window.removeEventListener("keydown", handleKey);
    };
  }, []);

  return (
    isHelpOpen && (
      <Suspense>
        <ShortcutHelp places={places} onClose={() => shortcutHelp.set(false)} />
      </Suspense>
    )
  );
}

function actAlone(event: KeyboardEvent): void {
  const acts: Readonly<Record<string, () => void>> = {
    "/": () => document.querySelector<HTMLElement>("[data-page-search]")?.focus(),
    n: () => document.querySelector<HTMLElement>(newSelector)?.click(),
    l: lockScreen,
    "?": () => {
      shortcutHelp.set(true);
    },
  };
  const chosen = acts[event.key] ?? pageAct(event.key);
  if (chosen !== undefined) {
    event.preventDefault();
    chosen();
  }
}

/** A page's own key (`data-shortcut`): a field gets the cursor, anything else is pressed. */
function pageAct(key: string): (() => void) | undefined {
  const elements = [...document.querySelectorAll<HTMLElement>("[data-shortcut]")];
  const element = elements.find(({ dataset }) => dataset["shortcut"] === key);
  return element && (() => (element.matches("input") ? element.focus() : element.click()));
}

/** Keys belong to the field that has the cursor, and to a dialog that is open. */
function isTyping(event: KeyboardEvent): boolean {
  const { target } = event;
  return (
    event.defaultPrevented ||
    event.ctrlKey ||
    event.altKey ||
    event.metaKey ||
    document.querySelector("dialog[open]") !== null ||
    (target instanceof HTMLElement && (target.isContentEditable || target.matches(takesLetters)))
  );
}

/** A box that is ticked takes Space alone, so letters stay the page's while it has the cursor. */
const takesLetters = "textarea, select, input:not([type=checkbox], [type=radio])";
