import { uiText } from "#web/ui/ui-text.ts";

/** Returns what a changed field says of the value it had; nothing for a field that has not changed. */
export function previousValue<Value>(
  previous: Value | undefined,
  show: (value: NonNullable<Value>) => string,
): { previous?: string } {
  if (previous === undefined) {
    return {};
  }
  const isBlank = previous === null || previous === "";
  return { previous: isBlank ? uiText("field.wasBlank") : uiText("field.was", { value: show(previous) }) };
}
