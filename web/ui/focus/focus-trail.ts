/** Boxes that open over the page; the focus goes back to what opened them. */
const layers = "dialog, [role='dialog'], [role='menu'], [role='listbox'], [data-layer]";

/** What is gone as a whole and has neighbors of its own kind. */
const items = "li, tr, article, [role='row'], [role='listitem'], [role='option']";

const controls =
  ":is(a[href], button, input:not([type='hidden']), select, textarea, summary, [tabindex]):not(:disabled, [tabindex='-1'])";

const headings = "[data-dialog-title], h1, h2, h3, h4";

type Step = { parent: Element; child: Element; place: number; next: Element | null; previous: Element | null };

/** Where an element stood while it had the focus, so that its neighbors can be found once it is gone. */
export type FocusTrail = {
  element: HTMLElement;
  /** The same in another drawing of its page. */
  twin: string;
  steps: readonly Step[];
  layer: Element | null;
  /** Where the focus was before the layer opened. */
  opener: FocusTrail | null;
};

export function trailOf(element: HTMLElement, previous: FocusTrail | null): FocusTrail {
  const steps: Step[] = [];
  for (let child: Element = element; child.parentElement !== null; child = child.parentElement) {
    const { parentElement: parent, nextElementSibling: next, previousElementSibling } = child;
    steps.push({ parent, child, place: [...parent.children].indexOf(child), next, previous: previousElementSibling });
  }
  const layer = element.closest(layers);
  return { element, twin: twinOf(element), steps, layer, opener: openerOf(layer, previous) };
}

/** Whether the focus can be where the trail was laid. */
export function isReachable(element: HTMLElement): boolean {
  const isShown = typeof element.checkVisibility !== "function" || element.checkVisibility();
  return element.isConnected && isShown && !element.matches(":disabled") && element.closest("[inert]") === null;
}

/** The element that takes the focus after the one of the trail is gone. */
export function successorOf(trail: FocusTrail): HTMLElement {
  if (isReachable(trail.element)) {
    return trail.element;
  }
  if (isLayerClosed(trail.layer)) {
    return trail.opener === null ? pageHeading() : successorOf(trail.opener);
  }
  const step = trail.steps.find(({ parent }) => parent.isConnected);
  if (step === undefined || step.parent.matches("body, main, #root") || step.parent.closest("main, dialog") === null) {
    return findTwin(document, trail) ?? pageHeading();
  }
  return inPlaceOf(step, trail) ?? headingNear(step.parent);
}

/** The same control of a page that was drawn again, once it is there. */
export function findTwin(scope: ParentNode, trail: FocusTrail): HTMLElement | null {
  const inside = topDialog() ?? scope;
  return reachable(inside, controls).find((control) => twinOf(control) === trail.twin) ?? null;
}

export function pageHeading(): HTMLElement {
  const scope = topDialog() ?? document.querySelector("main") ?? document.body;
  return reachable(scope, headings)[0] ?? (scope instanceof HTMLElement ? scope : document.body);
}

/** Puts the focus on an element without moving the picture; a heading takes it only from here. */
export function giveFocus(element: HTMLElement): void {
  if (!element.matches(controls) && !element.hasAttribute("tabindex")) {
    element.setAttribute("tabindex", "-1");
  }
  element.focus({ preventScroll: true });
}

/** The next of a list, or what stands where the element stood. */
function inPlaceOf({ parent, child, place, next, previous }: Step, trail: FocusTrail): HTMLElement | null {
  const at = parent.children[Math.min(place, parent.children.length - 1)];
  const candidates = [replacementBetween(previous, next), next, at, previous].filter(
    (box): box is Element => box !== null && box !== undefined && box.parentElement === parent && box !== child,
  );
  if (child.matches(items)) {
    return firstOf(candidates, (box) => findTwinIn(box, trail) ?? firstControl(box));
  }
  const inside = child.isConnected ? null : at;
  const heading = inside === null || inside === undefined ? undefined : reachable(inside, headings)[0];
  return heading ?? firstOf(candidates, firstControl);
}

/** What came where the element stood, as End break does for Start break. */
function replacementBetween(previous: Element | null, next: Element | null): Element | null {
  const stands = next?.isConnected === true ? next.previousElementSibling : null;
  return stands !== previous && (previous === null || previous.isConnected) ? stands : null;
}

function findTwinIn(box: Element, trail: FocusTrail): HTMLElement | null {
  return reachable(box, controls).find((control) => twinOf(control) === trail.twin) ?? null;
}

function firstControl(box: Element): HTMLElement | null {
  const own = box instanceof HTMLElement && box.matches(controls) && isReachable(box) ? box : null;
  return own ?? reachable(box, controls)[0] ?? null;
}

/** The heading of the smallest part around a place that has one. */
function headingNear(place: Element): HTMLElement {
  for (let box: Element | null = place; box !== null && !box.matches("main, body"); box = box.parentElement) {
    const [heading] = reachable(box, headings);
    if (heading !== undefined) {
      return heading;
    }
  }
  return pageHeading();
}

function reachable(box: ParentNode, selector: string): HTMLElement[] {
  return [...box.querySelectorAll<HTMLElement>(selector)].filter(isReachable);
}

function firstOf<Item, Found>(items_: readonly Item[], find: (item: Item) => Found | null): Found | null {
  for (const item of items_) {
    const match = find(item);
    if (match !== null) {
      return match;
    }
  }
  return null;
}

function openerOf(layer: Element | null, previous: FocusTrail | null): FocusTrail | null {
  if (layer === null || previous === null) {
    return null;
  }
  return previous.layer === layer ? previous.opener : previous;
}

function isLayerClosed(layer: Element | null): boolean {
  return layer !== null && (!layer.isConnected || (layer instanceof HTMLDialogElement && !layer.open));
}

function topDialog(): Element | null {
  return [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
}

/** Two drawings of one control are alike in this. */
function twinOf(element: HTMLElement): string {
  const name = element.getAttribute("aria-label") ?? element.getAttribute("name") ?? element.textContent.trim();
  // Not by where it leads: "Previous day" leads on with each press.
  return [element.tagName, element.className, name].join("|");
}
