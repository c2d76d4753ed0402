import type * as TestingLibrary from "@testing-library/dom";

/** Something on the page as a person or a screen reader knows it: by its role and its words, by its label, or by its text. */
export type Target = { within?: Target } & (
  | { role: string; name?: string | RegExp; checked?: boolean }
  | { label: string | RegExp }
  | { text: string | RegExp }
);

/** A target as it can be sent to the page: patterns as their parts. */
export type SentTarget = {
  within?: SentTarget;
  role?: string;
  name?: SentText;
  label?: SentText;
  text?: SentText;
  checked?: boolean;
};

type SentText = string | { source: string; flags: string };

export function sentTarget(target: Target): SentTarget {
  return JSON.parse(
    JSON.stringify(target, (_key, value: unknown) =>
      value instanceof RegExp ? { source: value.source, flags: value.flags } : value,
    ),
  );
}

/** What the page says of the first thing that a target names. */
export type Sight = {
  text: string;
  value: string | null;
  /** The middle of it, in the window; null while something covers it or it can't be used. */
  place: { x: number; y: number } | null;
};

/**
 * Runs in the page, sent as text: it may use nothing of this file. Finds as the page tests do, with the same library,
 * which `screen.ts` has put into the page. Returns null when there is no such thing.
 */
export function look(target: SentTarget): Sight | null {
  const finder: typeof TestingLibrary = Reflect.get(window, "TestingLibraryDom");
  const matcher = (text: SentText = "") => (typeof text === "object" ? new RegExp(text.source, text.flags) : text);
  const find = ({ within, role, name, checked, label, text }: SentTarget): HTMLElement | undefined => {
    const outer = within === undefined ? document.body : find(within);
    if (outer === undefined) {
      return undefined;
    }
    if (role !== undefined) {
      const options = { ...(name !== undefined && { name: matcher(name) }), ...(checked !== undefined && { checked }) };
      return finder.queryAllByRole(outer, role, options)[0];
    }
    return label === undefined
      ? finder.queryAllByText(outer, matcher(text))[0]
      : finder.queryAllByLabelText(outer, matcher(label), { selector: "input, textarea, select, button" })[0];
  };
  const element = find(target);
  if (element === undefined) {
    return null;
  }
  element.scrollIntoView({ block: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  const top = document.elementFromPoint(middle.x, middle.y);
  const isCovered = top === null || !(element.contains(top) || top.contains(element));
  const isUsable = !isCovered && !element.matches(":disabled, [aria-disabled=true]");
  return {
    text: element.textContent ?? "",
    value: "value" in element ? String(element.value) : null,
    place: isUsable ? middle : null,
  };
}
