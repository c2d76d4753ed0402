import fc from "fast-check";
import { expect, test } from "vitest";
import { ownPath } from "./own-path.ts";

test("[ACC-07] go takes own paths with their query", () => {
  expect(ownPath("/s/1/team?filter=in#top")).toBe("/s/1/team?filter=in#top");
});

test("go takes no path that leaves the site", () => {
  for (const go of ["https://evil.test/", "//evil.test", "/\\evil.test", "/\t/evil.test", "s/1", "", null, 7]) {
    expect(ownPath(go)).toBeNull();
  }
});

test("whatever go is, what comes out stays on this site", () => {
  const site = "https://shop.test";
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(new URL(String(ownPath(`/${text}`)), site).origin).toBe(site);
    }),
  );
});
