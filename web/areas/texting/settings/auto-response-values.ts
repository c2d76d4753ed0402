import { formatDayOfMonth } from "#common/date-format.ts";
import { readKeywords } from "#common/texting/auto-responses.ts";
import type { AutoResponse } from "./settings.queries.ts";
import { text } from "./settings-text.ts";

export type Kind = AutoResponse["kind"];

/** As a person reads them: the most usual first. */
export const kinds = ["AFTER_HOURS", "FIRST_MESSAGE", "HOLIDAY", "KEYWORD", "AWAY"] as const satisfies readonly Kind[];

/** A select's value is any text until it is saved, and keywords are one text with commas. */
export type ResponseValues = {
  kind: string;
  body: string;
  keywords: string;
  startsOn: string | null;
  endsOn: string | null;
  isOn: boolean;
};

export function kindIn(value: string): Kind {
  return kinds.find((kind) => kind === value) ?? "KEYWORD";
}

export function valuesOf({ kind, body, keywords, startsOn, endsOn, isOn }: AutoResponse): ResponseValues {
  return { kind, body, keywords: keywords.join(", "), startsOn, endsOn, isOn };
}

/** What is sent: only what its kind uses. */
export function responseOf(id: string, values: ResponseValues): Omit<AutoResponse, "__typename"> {
  const kind = kindIn(values.kind);
  const isHoliday = kind === "HOLIDAY";
  return {
    ...{ id, kind, body: values.body, isOn: values.isOn },
    keywords: kind === "KEYWORD" ? readKeywords(values.keywords) : [],
    startsOn: isHoliday ? values.startsOn : null,
    endsOn: isHoliday ? values.endsOn : null,
  };
}

/** What it is called in the list: its kind, and which words or days it has. */
export function responseName({ kind, keywords, startsOn, endsOn }: AutoResponse): string {
  const name = text(`kind.${kind}`);
  if (kind === "KEYWORD") {
    return `${name}: ${keywords.join(", ")}`;
  }
  if (startsOn === null || endsOn === null) {
    return name;
  }
  const days = [...new Set([startsOn, endsOn])].map((date) => formatDayOfMonth(date));
  return `${name}: ${days.join(" – ")}`;
}
