/** Who else has a conversation open, as their screens say it on the store's channel. */
import * as shape from "#web/platform/browser/shape.ts";
import type { ShapeOf } from "#web/platform/browser/shape.ts";

/** The data of the event `hereEvent`. */
export const hereMessage = shape.object({
  threadId: shape.text,
  /** Of one tab; a person may have the conversation open on two. */
  screenId: shape.text,
  employeeId: shape.maybe(shape.number),
  name: shape.text,
  doing: shape.oneOf("reading", "typing", "left"),
  /** The others say in return that they are here. */
  asks: shape.flag,
});
export type HereMessage = ShapeOf<typeof hereMessage>;

/** Screens say again that they are there this often, in milliseconds; one that is silent for longer has gone. */
export const sayEveryMs = 20_000;
const silentMs = 45_000;
/** A person who stops typing reads again. */
export const pauseMs = 6000;

export type Other = { screenId: string; employeeId: number | null; name: string; isTyping: boolean; saidAt: number };

/** Takes what a screen says into who is here. */
export function hearOther(others: readonly Other[], message: HereMessage, now: number): readonly Other[] {
  const { screenId, employeeId, name, doing } = message;
  const rest = others.filter((other) => other.screenId !== screenId);
  return doing === "left" ? rest : [...rest, { screenId, employeeId, name, isTyping: doing === "typing", saidAt: now }];
}

/** Those who are still here, once each, who is typing first. A person is not shown to themselves. */
export function shownOthers(
  others: readonly Other[],
  { employeeId, now }: { employeeId: number | null; now: number },
): readonly Other[] {
  const here = others
    .filter((other) => now - other.saidAt <= silentMs)
    .filter((other) => employeeId === null || other.employeeId !== employeeId)
    .map((other) => ({ ...other, isTyping: other.isTyping && now - other.saidAt <= 2 * pauseMs }))
    .toSorted((left, right) => Number(right.isTyping) - Number(left.isTyping) || left.name.localeCompare(right.name));
  return here.filter(({ name }, place) => here.findIndex((other) => other.name === name) === place);
}
