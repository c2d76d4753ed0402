import { expect, test } from "vitest";
import { computerAtHand } from "./computer-at-hand.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0";

test.each([
  ["Windows", `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, "win-x64"],
  ["a Mac", `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36`, "darwin-arm64"],
  ["Linux", `Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, "linux-x64"],
  ["a small Linux computer", `Mozilla/5.0 (X11; Linux aarch64) ${chrome} Safari/537.36`, "linux-arm64"],
  ["an Android phone", `Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, null],
  ["an iPhone", "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", null],
  ["a Chromebook", `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, null],
  ["something else", "curl/8.0", null],
])("%s", (_name, userAgent, platform) => {
  expect(computerAtHand({ userAgent })).toBe(platform);
});
