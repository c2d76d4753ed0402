import { text as frameText } from "#web/app/app-text.ts";
import { useKeptMessages, useSingleKeys } from "#web/platform/browser/key-settings.ts";
import { BareSwitch } from "#web/ui/fields/bare-switch.tsx";
import { SettingLine } from "#web/ui/fields/setting-line.tsx";
import { KeyboardHelp } from "#web/ui/feedback/keyboard-help.tsx";
import { text } from "./frame-dialogs/frame-dialogs-text.ts";
import { newSelector } from "./shortcut-help.ts";
import type { usePlaces } from "./use-places.ts";

type ShortcutHelpProps = { places: ReturnType<typeof usePlaces>; onClose: () => void };

/** Every key that works on this page, and how the keys are set. */
export function ShortcutHelp({ places, onClose }: ShortcutHelpProps) {
  const shortcuts = [
    { keys: ["/"], does: text("key.search") },
    ...places.map((place) => ({ keys: ["g", place.key], does: text("key.go", { place: frameText(place.label) }) })),
    ...newShortcut(),
    ...pageShortcuts(),
    { keys: ["l"], does: text("key.lock") },
    { keys: ["?"], does: text("key.help") },
    { keys: ["F8"], does: text("key.message") },
  ];
  return (
    <KeyboardHelp shortcuts={shortcuts} onClose={onClose}>
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

/** Named as on the page, and left out where a page has nothing new to make. */
function newShortcut(): { keys: string[]; does: string }[] {
  const element = document.querySelector(newSelector);
  return element === null ? [] : [{ keys: ["n"], does: element.textContent ?? "" }];
}

/** The page's own keys that say what they do. */
function pageShortcuts(): { keys: string[]; does: string }[] {
  return [...document.querySelectorAll<HTMLElement>("[data-shortcut-does]")].map(({ dataset }) => ({
    keys: [dataset["shortcut"] ?? ""],
    does: dataset["shortcutDoes"] ?? "",
  }));
}
