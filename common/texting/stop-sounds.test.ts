import { expect, test } from "vitest";
import { soundsLikeStop } from "./stop-sounds.ts";

test.each([
  ["please stop texting me", true],
  ["wrong number please stop texting me", true],
  ["Don’t text me again", true],
  ["pls stop", true],
  ["Take me off your list", true],
  ["I want to unsubscribe", true],
  ["You have the wrong person", true],
  ["Stop it", true],
  ["Ya no me manden mensajes, no me manden nada", true],
  ["STOP", false],
  ["Can I stop by at 5?", false],
  ["Stop by later?", false],
  ["I'll stop in tomorrow", false],
  ["We drove nonstop", false],
  ["Please text me when ready", false],
  ["Don't worry, I'll wait for your text tomorrow", false],
  ["Is the bus stop near you?", false],
  ["", false],
])("%s", (body, isStop) => {
  expect(soundsLikeStop(body)).toBe(isStop);
});
