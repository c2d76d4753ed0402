import { findTwin, giveFocus, isReachable, pageHeading, successorOf, trailOf } from "./focus-trail.ts";
import type { FocusTrail } from "./focus-trail.ts";

/** How long a page that is drawn again has to bring back what had the focus, in milliseconds. */
const redrawMs = 20_000;

type Substitute = { element: HTMLElement; trail: FocusTrail; until: number };

let trail: FocusTrail | null = null;
let substitute: Substitute | null = null;

/**
 * Keeps the focus off the body. When what has it goes away, the next of its list takes it, or what stands in its place,
 * or a heading; after a dialog, what opened it. Code that chooses a better place in the same moment wins: this only acts
 * when nothing has the focus.
 */
export function keepFocus(): () => void {
  const observer = new MutationObserver(restoreFocus);
  const attributeFilter = ["disabled", "hidden", "inert", "open"];
  observer.observe(document.documentElement, { childList: true, subtree: true, attributes: true, attributeFilter });
  document.addEventListener("focusin", remember);
  document.addEventListener("focusout", forgetWhoLeaves);
  return () => {
    observer.disconnect();
    document.removeEventListener("focusin", remember);
    document.removeEventListener("focusout", forgetWhoLeaves);
  };
}

/** Gives the focus to the page's heading: Escape in a field of the frame leaves it for there. */
export function focusPage(): void {
  giveFocus(pageHeading());
}

function remember(event: FocusEvent): void {
  const { target } = event;
  if (!(target instanceof HTMLElement) || target === document.body) {
    return;
  }
  // What a heading only held the focus for is where a dialog was opened from.
  const previous = trail !== null && trail.element === substitute?.element ? substitute.trail : trail;
  if (target !== substitute?.element) {
    substitute = null;
  }
  trail = trailOf(target, previous);
}

/** A person who presses beside everything has left what had the focus; what becomes of it is nobody's concern. */
function forgetWhoLeaves(): void {
  queueMicrotask(() => {
    if (document.activeElement === document.body && trail !== null && isReachable(trail.element)) {
      trail = null;
    }
    restoreFocus();
  });
}

/** Runs after each change of the page, so what it asks first must cost nothing. */
function restoreFocus(): void {
  if (trail !== null && isFocusLost()) {
    const previous = substitute?.element === trail.element ? substitute : null;
    const lost = previous?.trail ?? trail;
    const until = previous?.until ?? Date.now() + redrawMs;
    const element = successorOf(lost);
    giveFocus(element);
    substitute = element.matches("main, h1") ? { element, trail: outermost(lost), until } : null;
  } else if (substitute !== null) {
    improve(substitute);
  }
}

function isFocusLost(): boolean {
  const active = document.activeElement;
  return active === null || active === document.body || active.matches(":disabled");
}

/** A page that came without what had the focus may bring it a moment later, or at least its heading. */
function improve({ element, trail: lost, until }: Substitute): void {
  if (document.activeElement !== element || Date.now() > until) {
    substitute = null;
    return;
  }
  const better = findTwin(document, lost) ?? pageHeading();
  if (better !== element) {
    giveFocus(better);
    substitute = better.matches("main, h1") ? { element: better, trail: lost, until } : null;
  }
}

/** Where the focus was before anything opened over the page. */
function outermost(lost: FocusTrail): FocusTrail {
  return lost.opener === null ? lost : outermost(lost.opener);
}
