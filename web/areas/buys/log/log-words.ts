import { formatDuration } from "#common/duration.ts";
import { groupBy } from "#common/lists/group-by.ts";
import { formatMoney } from "#common/money.ts";
import { formatTime } from "#common/time-format.ts";
import { pileText } from "#web/areas/buys/shared/pile-text.ts";
import type { Tone } from "#web/ui/figures/badge.tsx";
import { text } from "./log-text.ts";
import type { BuyLog, LogBuy } from "./log.queries.ts";

/** Null is unknown; a dash stands there. */
export function timeText(at: string | null, timeZone: string): string | null {
  return at === null ? null : formatTime(new Date(at), timeZone);
}

/** When the first text went out; without one, why, or when a person called instead. */
export function firstTextText({ firstTextAt, firstCalledAt, isOptedOut }: LogBuy, timeZone: string): string | null {
  const [texted, called] = [timeText(firstTextAt, timeZone), timeText(firstCalledAt, timeZone)];
  if (texted !== null) {
    return texted;
  }
  if (called !== null) {
    return text("called", { time: called });
  }
  return isOptedOut ? text("optedOut") : null;
}

export function durationText(seconds: number | null): string | null {
  return seconds === null ? null : formatDuration(seconds / 60);
}

export function moneyText(cents: number | null): string | null {
  return cents === null ? null : formatMoney(cents);
}

/** An offer of nothing is none. */
export function offerText(cents: number | null): string | null {
  return cents === 0 ? null : moneyText(cents);
}

/**
 * The first names of those who worked on the day, for narrow columns; those who share one have the initial of their last
 * name behind it.
 */
export function shortNames(people: BuyLog["people"]): ReadonlyMap<string, string> {
  const alike = groupBy(people, ({ name }) => firstWord(name));
  return new Map(
    people.map(({ name }) => {
      const first = firstWord(name);
      const rest = name.slice(first.length).trim();
      const isAlone = alike.get(first)?.length === 1 || rest === "";
      return [name, isAlone ? first : `${first} ${rest.slice(0, 1)}.`];
    }),
  );
}

function firstWord(name: string): string {
  return /^\S+/.exec(name)?.[0] ?? name;
}

/** What was brought; null where only the register knows the buy. */
export function broughtText({ bags, boxes, bins, others }: LogBuy): string | null {
  if (bags === null) {
    return null;
  }
  return pileText({ bags, boxes: boxes ?? 0, bins: bins ?? 0, others: others ?? 0 });
}

export function sourceText({ source }: LogBuy): string {
  return source === null ? text("source.register") : text(`source.${source}`);
}

export function takenText({ itemsTaken, itemsOffered }: LogBuy): string | null {
  return itemsTaken === null || itemsOffered === null
    ? null
    : text("taken.of", { taken: itemsTaken, offered: itemsOffered });
}

export function reasonsText({ reasons }: LogBuy, kind: LogBuy["reasons"][number]["kind"]): string {
  return reasons
    .filter((reason) => reason.kind === kind)
    .map(({ name, count }) => `${name} ${count}`)
    .join(", ");
}

const tones: Readonly<Record<LogBuy["status"], Tone>> = {
  OPEN: "accent",
  BOUGHT: "neutral",
  PASSED: "neutral",
  DECLINED: "warn",
  DONATED: "neutral",
  CANCELED: "neutral",
};

export function toneOf(status: LogBuy["status"]): Tone {
  return tones[status];
}

export function sellerText({ customerName }: LogBuy): string {
  return customerName === null || customerName === "" ? text("unknownSeller") : customerName;
}
