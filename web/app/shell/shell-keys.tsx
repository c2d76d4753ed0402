import { useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { text } from "#web/app/app-text.ts";
import { useShellScanner } from "#web/app/scan/use-shell-scanner.ts";
import { lockScreen } from "#web/platform/employee/team-mode.ts";
import { hasSingleKeys, useKeptMessages, useSingleKeys } from "#web/platform/browser/key-settings.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { useActiveStoreId } from "#web/platform/store/active-store.ts";
import { KeyboardHelp } from "#web/ui/feedback/keyboard-help.tsx";
import { useSignal } from "#web/ui/signal.ts";
import { shortcutHelp } from "./shortcut-help.ts";
import { usePlaces } from "./use-places.ts";

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

  if (!isHelpOpen) {
    return null;
  }
  const shortcuts = [
    { keys: ["/"], does: text("key.search") },
    ...places.map((place) => ({ keys: ["g", place.key], does: text("key.go", { place: text(place.label) }) })),
    ...newShortcut(),
    ...pageShortcuts(),
    { keys: ["l"], does: text("key.lock") },
    { keys: ["?"], does: text("key.help") },
    { keys: ["F8"], does: text("key.message") },
  ];
  return (
    <KeyboardHelp
      shortcuts={shortcuts}
      onClose={() => {
        shortcutHelp.set(false);
      }}
    >
      <KeySettings />
    </KeyboardHelp>
  );
}

function KeySettings() {
  const [hasLetters, setLetters] = useSingleKeys();
  const [keepsMessages, setKept] = useKeptMessages();
  return (
    <>
      <SettingLine title={text("key.single")} hint={text("key.singleHint")}>
        <BareSwitch label={text("key.single")} isOn={hasLetters} onChange={setLetters} />
      </SettingLine>
      <SettingLine title={text("key.kept")} hint={text("key.keptHint")}>
        <BareSwitch label={text("key.kept")} isOn={keepsMessages} onChange={setKept} />
      </SettingLine>
    </>
  );
}

function actAlone(event: KeyboardEvent): void {
  const acts: Readonly<Record<string, () => void>> = {
    "/": () => document.querySelector<HTMLElement>("[data-page-search]")?.focus(),
    n: () => newElement()?.click(),
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

/** What begins something new on this page: the first one, since a page may offer it twice. */
function newElement(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-new]");
}

/** Named as on the page, and left out where a page has nothing new to make. */
function newShortcut(): { keys: string[]; does: string }[] {
  const element = newElement();
  return element === null ? [] : [{ keys: ["n"], does: element.textContent ?? "" }];
}

/** The page's own keys that say what they do. */
function pageShortcuts(): { keys: string[]; does: string }[] {
  return [...document.querySelectorAll<HTMLElement>("[data-shortcut-does]")].map(({ dataset }) => ({
    keys: [dataset["shortcut"] ?? ""],
    does: dataset["shortcutDoes"] ?? "",
  }));
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
