/** Minimal stand-ins for browser features that jsdom lacks. */
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

configure({
  // Allows for a busy machine.
  asyncUtilTimeout: 60_000,
  // A moment after words are shown a screen reader may be told the same: they would stand there twice. See `announced`.
  defaultIgnore: "script, style, [data-announcer]",
  // Printing the page for each look that came too early takes a twentieth of all the time; `screen.debug()` prints it.
  getElementError: (message) => new Error(message ?? "No such element"),
});

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    if (this.open) {
      this.open = false;
      this.dispatchEvent(new Event("close"));
    }
  },
});

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
  dispatchEvent: () => false,
});

Element.prototype.scrollIntoView = () => undefined;
window.scrollTo = () => undefined;

/** Never reports a size, because nothing has one in jsdom. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(window, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver });
