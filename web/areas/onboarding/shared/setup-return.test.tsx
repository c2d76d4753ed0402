import { afterEach, expect, test } from "vitest";
import { keep } from "#web/platform/browser/kept.ts";
import { keepSetupReturn, setupReturnOf } from "./setup-return.ts";

afterEach(() => keepSetupReturn(null));

test("the way back is kept for the store it belongs to alone", () => {
  keepSetupReturn({ storeId: 7, screen: "team" });
  expect(setupReturnOf(7)).toEqual({ storeId: 7, screen: "team" });
  expect(setupReturnOf(8)).toBeNull();
});

test("a person who is back, or waved it away, has none", () => {
  keepSetupReturn({ storeId: 7, screen: "team" });
  keepSetupReturn(null);
  expect(setupReturnOf(7)).toBeNull();
});

test.each(["", "7", "7 no-such-screen", "seven team", "7\u0000team", "{}"])(
  "nonsense kept as %j is no way back",
  (kept) => {
    keep("setup", kept);
    expect(setupReturnOf(7)).toBeNull();
  },
);
