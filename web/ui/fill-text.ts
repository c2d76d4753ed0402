import { formatNumber } from "#common/number-format.ts";

export type TextValues = Readonly<Record<string, string | number>>;

/**
 * Puts values in the places that a text keeps for them: `{name}`, or `{count, number}` for one with its thousands apart.
 * A place nobody fills stays visible.
 */
export function fillText(text: string, values: TextValues): string {
  return text.replace(/\{(\w+)(, number)?\}/g, (place, name: string, asNumber?: string) => {
    const value = values[name];
    return asNumber !== undefined && typeof value === "number" ? formatNumber(value) : String(value ?? place);
  });
}
