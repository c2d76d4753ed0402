import { expect, test } from "vitest";
import { localTimeAt } from "#common/store-time.ts";
import { pictureTypeOf } from "#common/picture-type.ts";
import { drawnType, drawPicture } from "./drawn-pictures.ts";
import { pastTexts } from "./past-texts.rules.ts";

const timeZone = "America/Chicago";

test("two weeks of threads, one for each phone, none in the future, the last ones unanswered", () => {
  const now = new Date("2026-11-20T18:00:00Z");
  const threads = pastTexts({ areaCode: "608", now, timeZone });
  expect(new Set(threads.map(({ phone }) => phone)).size).toBe(threads.length);
  const last = threads.flatMap(({ startedAt, texts }) =>
    texts.map(({ after }) => startedAt.getTime() + after * 60_000),
  );
  expect(Math.max(...last)).toBeLessThan(now.getTime());
  expect(Math.min(...last)).toBeGreaterThan(now.getTime() - 15 * 86_400_000);
  expect(threads.slice(-4).map(({ texts }) => texts.at(-1)?.isIncoming)).toEqual([true, true, true, true]);
  expect(threads.flatMap(({ texts }) => texts).filter(({ failed }) => failed === "landline")).not.toEqual([]);
});

test("whenever it is started, the texts about buys went out while the store was open, also on a Sunday", () => {
  const hours = Array.from({ length: 24 * 7 }, (_, hour) => new Date(Date.UTC(2026, 10, 20, hour)));
  const sentAt = hours.flatMap((now) =>
    pastTexts({ areaCode: "608", now, timeZone }).flatMap(({ startedAt, texts }) =>
      texts
        .filter(({ kind }) => kind === "buy")
        .map(({ after }) => localTimeAt(new Date(startedAt.getTime() + after * 60_000), timeZone).minutes),
    ),
  );
  expect(Math.min(...sentAt)).toBeGreaterThanOrEqual(12 * 60);
  expect(Math.max(...sentAt)).toBeLessThan(18 * 60);
});

test("customers send pictures, each a file that a browser shows", () => {
  const threads = pastTexts({ areaCode: "608", now: new Date("2026-11-20T18:00:00Z"), timeZone });
  const things = threads.flatMap(({ texts }) =>
    texts.flatMap(({ picture }) => [picture].filter((thing) => thing !== undefined)),
  );
  expect(new Set(things)).toEqual(new Set(["jacket", "boots"]));
  expect(things.map((thing) => pictureTypeOf(drawPicture(thing)))).toEqual(things.map(() => drawnType));
});
