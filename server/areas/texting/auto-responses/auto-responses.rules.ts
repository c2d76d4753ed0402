import { autoResponseKinds, hasKeyword } from "#common/texting/auto-responses.ts";
import type { AutoResponseKind } from "#common/texting/auto-responses.ts";

export type AutoResponse = {
  id: string;
  kind: AutoResponseKind;
  body: string;
  keywords: string[];
  startsOn: string | null;
  endsOn: string | null;
  isOn: boolean;
};

/** A day's opening hours in minutes after midnight; null where the store never gave any, `closed` for the whole day. */
export type OpeningHours = { opensMinutes: number; closesMinutes: number } | "closed" | null;

export type Moment = {
  body: string;
  /** The store's own date and minutes after midnight when the customer wrote. */
  date: string;
  minutes: number;
  hours: OpeningHours;
  /** Nobody here has written to this customer yet, and they wrote for the first time. */
  isFirst: boolean;
};

/** The one that answers a text; undefined when none does. */
export function fittingResponse(responses: readonly AutoResponse[], moment: Moment): AutoResponse | undefined {
  const fitting = responses.filter((response) => response.isOn && fits(response, moment));
  return fitting.toSorted((left, right) => rank(left) - rank(right))[0];
}

function rank({ kind }: AutoResponse): number {
  return autoResponseKinds.indexOf(kind);
}

function fits({ kind, keywords, startsOn, endsOn }: AutoResponse, moment: Moment): boolean {
  switch (kind) {
    case "keyword":
      return hasKeyword(moment.body, keywords);
    case "holiday":
      return startsOn !== null && endsOn !== null && startsOn <= moment.date && moment.date <= endsOn;
    case "away":
      return true;
    case "after_hours":
      return isClosed(moment);
    case "first_message":
      return moment.isFirst;
  }
}

function isClosed({ hours, minutes }: Moment): boolean {
  if (hours === null || hours === "closed") {
    return hours === "closed";
  }
  return minutes < hours.opensMinutes || minutes >= hours.closesMinutes;
}
