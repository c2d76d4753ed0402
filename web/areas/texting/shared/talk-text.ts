import { formatDuration } from "#common/duration.ts";
import { textsOf } from "#web/platform/language/texts.ts";

const talkEnglish = { short: "under 1 min" } as const;

const text = textsOf("texting-talk", talkEnglish);

const minuteSeconds = 60;

/** How long a call was. */
export function talkText(seconds: number): string {
  return seconds < minuteSeconds ? text("short") : formatDuration(seconds / minuteSeconds);
}
