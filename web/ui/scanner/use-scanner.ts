import { useLayoutEffect, useRef } from "react";
import { takeEarlyKeys } from "./early-keys.ts";
import {
  isLicense,
  isPage,
  isScanner,
  isTooShortForScan,
  isWholePage,
  noBurst,
  pageSilenceMs,
  pageWithKey,
  scanKeyGapMs,
  scannedCode,
  textOf,
  withKey,
} from "./scanner-burst.ts";
import type { Burst } from "./scanner-burst.ts";

type EditedField = { element: HTMLInputElement | HTMLTextAreaElement; value: string };

/**
 * Calls `onScan` with what a barcode scanner reads anywhere on the page. The first keys reach the focused field
 * before the burst can be told from typing; the field gets its text back. A burst that turns out to be no scan is
 * typed into the field after all, and outside of a field the few keys of a fast hand are pressed after all, so nothing
 * is ever lost. What was scanned while the page loaded is read first. A field for secrets or one marked
 * `data-accepts-scan` keeps its own keys; with `data-accepts-scan="page"` (a PIN is being typed) nothing on the page is
 * taken for a scan while it is there.
 */
export function useScanner(onScan: (code: string) => void): void {
  const handler = useRef(onScan);
  useLayoutEffect(function keepHandler() {
    handler.current = onScan;
  });
  // Before the browser paints: a person who sees the page may scan at once.
  useLayoutEffect(function listenToKeys() {
    const capture = new ScanCapture((code) => {
      handler.current(code);
    });
    const handleKey = (event: KeyboardEvent) => {
      capture.handle(event);
    };
    const release = () => {
      capture.release();
    };
    const end = () => {
      capture.end();
    };
    takeEarlyKeys().forEach(handleKey);
    window.addEventListener("keydown", handleKey, { capture: true });
    window.addEventListener("pointerdown", end, { capture: true });
    window.addEventListener("focusout", release, { capture: true });
    return () => {
      capture.stop();
      window.removeEventListener("keydown", handleKey, { capture: true });
      window.removeEventListener("pointerdown", end, { capture: true });
      window.removeEventListener("focusout", release, { capture: true });
    };
  }, []);
}

/** Scanners press these between their characters. */
const scannerKeys = new Set(["Shift", "CapsLock", "Enter"]);

class ScanCapture {
  readonly #onScan: (code: string) => void;
  #burst: Burst = noBurst;
  #before: EditedField | null = null;
  /** Keys of the burst that are in the field: the first two, and those that were typed after all. */
  #arrived = 0;
  #isPressingAgain = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onScan: (code: string) => void) {
    this.#onScan = onScan;
  }

  handle(event: KeyboardEvent): void {
    const isShortcut = event.ctrlKey || event.altKey || event.metaKey;
    if (isShortcut || event.isComposing || this.#isPressingAgain || acceptsScan(event.target)) {
      return;
    }
    const pressed = { key: event.key, atMs: event.timeStamp };
    if (this.#takesLine(event)) {
      return;
    }
    const code = scannedCode(this.#burst, pressed);
    if (code !== null) {
      event.preventDefault();
      event.stopPropagation();
      this.#finish(code);
    } else if (event.key.length === 1) {
      this.#collect(event);
    } else if (!scannerKeys.has(event.key)) {
      this.end();
    }
  }

  /** Whether the key belongs to a license that is being read; it ends when nothing more comes. */
  #takesLine(event: KeyboardEvent): boolean {
    if (!isPage(this.#burst) || (event.key.length > 1 && event.key !== "Enter")) {
      return false;
    }
    const page = pageWithKey(this.#burst, { key: event.key, atMs: event.timeStamp });
    // A person who types an address presses no Enter within a twentieth of a second of the @.
    if (page === null || (!isScanner(page) && event.key !== "Enter")) {
      return false;
    }
    event.preventDefault();
    event.stopPropagation();
    this.#burst = page;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (isWholePage(this.#burst)) {
        this.#finish(textOf(this.#burst));
      } else {
        this.#typeAfterAll();
      }
    }, pageSilenceMs);
    return true;
  }

  /**
   * The person has gone on to something else (a button, another field): what was held is theirs and goes in first. A
   * license goes on wherever the cursor is: an answer about the phone moves it in the second that a card takes.
   */
  release(): void {
    if (isScanner(this.#burst) && !isLicense(this.#burst)) {
      this.stop();
      this.#typeAfterAll();
      this.#reset();
    }
  }

  /** As `release`; and what comes next is a burst of its own, so that no key of it goes to the field of this one. */
  end(): void {
    this.release();
    if (!isLicense(this.#burst)) {
      this.#reset();
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #collect(event: KeyboardEvent): void {
    const next = withKey(this.#burst, { key: event.key, atMs: event.timeStamp });
    if (next.keys.length === 1) {
      // A key after a pause: what is held from before it goes in first.
      this.release();
      this.#before = editedField(event.target);
    }
    this.#burst = next;
    if (isScanner(next)) {
      event.preventDefault();
      event.stopPropagation();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => {
        this.#typeAfterAll();
      }, scanKeyGapMs * 2);
    } else {
      this.#arrived = next.keys.length;
    }
  }

  #finish(code: string): void {
    this.stop();
    if (this.#before !== null) {
      const { element, value } = this.#before;
      replaceText(element, value, { from: 0, to: element.value.length });
    }
    this.#reset();
    this.#onScan(code);
  }

  /** The burst is not forgotten: on a busy machine the rest of a scan comes after the wait, with the times of its keys. */
  #typeAfterAll(): void {
    const held = this.#burst.keys.slice(this.#arrived).map(({ key }) => key);
    // The first key may have been a shortcut that led into a field: the rest is for that one.
    this.#before ??= editedField(document.activeElement);
    this.#arrived = this.#burst.keys.length;
    if (this.#before !== null && held.length > 0) {
      insertAtCaret(this.#before.element, held.join(""));
    } else if (this.#before === null && isTooShortForScan(this.#burst)) {
      this.#isPressingAgain = true;
      held.forEach(pressOnFocused);
      this.#isPressingAgain = false;
    }
  }

  #reset(): void {
    this.#burst = noBurst;
    this.#before = null;
    this.#arrived = 0;
  }
}

function acceptsScan(target: EventTarget | null): boolean {
  const isSecret = target instanceof HTMLInputElement && target.type === "password";
  const isOwn = isSecret || (target instanceof Element && target.closest("[data-accepts-scan]") !== null);
  return isOwn || document.querySelector('[data-accepts-scan="page"]') !== null;
}

/** Inputs that a key is not typed into: Space checks them, and letters are the page's shortcuts. */
const inputsWithoutText = new Set(["checkbox", "radio", "button", "submit", "reset", "file", "range", "color"]);

function editedField(target: EventTarget | null): EditedField | null {
  const isField =
    target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && !inputsWithoutText.has(target.type));
  return isField ? { element: target, value: target.value } : null;
}

/** Presses a key where the focus is: shortcuts hear it, and Space does what it does to a checkbox or a button. */
function pressOnFocused(key: string): void {
  const target = document.activeElement ?? document.body;
  const isTaken = !target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  const isPressable = target instanceof HTMLInputElement || target instanceof HTMLButtonElement;
  if (key === " " && isPressable && !isTaken) {
    target.click();
  }
}

function insertAtCaret(element: EditedField["element"], text: string): void {
  const end = element.value.length;
  replaceText(element, text, { from: element.selectionStart ?? end, to: element.selectionEnd ?? end });
}

function replaceText(element: EditedField["element"], text: string, { from, to }: { from: number; to: number }): void {
  if (element.selectionStart === null) {
    replaceWithoutCaret(element, element.value.slice(0, from) + text + element.value.slice(to));
  } else {
    element.setRangeText(text, from, to, "end");
    element.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * A field for email has no caret and no ranges. React puts a `value` property of its own on a field and notices only
 * a change that passes it by; other watchers of that property get the value afterwards.
 */
function replaceWithoutCaret(element: EditedField["element"], value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(element, value);
  element.dispatchEvent(new Event("input", { bubbles: true }));
  const shown = element.value;
  element.value = shown;
}
