/** A bare hour below this one is meant for the afternoon: no store's day begins at five in the morning. */
const firstMorningHour = 7;

/**
 * Minutes since midnight in what a person typed: `9`, `9:30`, `930`, `9p`, `9:30 pm`, `21:30`, `noon`. Null when the text
 * is not a time. Without AM or PM, 7 to 11 are in the morning and 12 to 6 in the afternoon; a leading zero (`05:00`) means
 * the 24-hour clock.
 */
export function parseTimeText(text: string): number | null {
  const plain = text.toLowerCase().replaceAll(/[\s.]/g, "");
  if (plain === "noon" || plain === "midnight") {
    return plain === "noon" ? 720 : 0;
  }
  const match = /^(?<hour>\d{1,2}?)(?::?(?<minute>\d{2}))?(?:(?<half>[ap])m?)?$/.exec(plain);
  const { hour = "", minute = "0", half } = match?.groups ?? {};
  const hours = half === undefined ? hourOfDay(hour) : hourOfHalf(Number(hour), half);
  return match === null || hours === null || Number(minute) > 59 ? null : hours * 60 + Number(minute);
}

function hourOfHalf(hour: number, half: string): number | null {
  return hour < 1 || hour > 12 ? null : (hour % 12) + (half === "p" ? 12 : 0);
}

function hourOfDay(text: string): number | null {
  const hour = Number(text);
  const isAfternoon = !text.startsWith("0") && hour < firstMorningHour;
  return hour > 23 ? null : hour + (isAfternoon ? 12 : 0);
}
