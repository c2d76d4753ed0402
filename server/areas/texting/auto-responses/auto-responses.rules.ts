import { autoResponseKinds, hasKeyword } from "#common/texting/auto-responses.ts";
import type { OpenPeriod } from "#common/store-hours.ts";
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

/** When a store is open on a day, in minutes after midnight: no period on a closed day; null where it never gave hours. */
export type OpeningHours = readonly OpenPeriod[] | null;

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
  return (
    hours !== null &&
    hours.every(({ opensMinutes, closesMinutes }) => minutes < opensMinutes || minutes >= closesMinutes)
  );
}
