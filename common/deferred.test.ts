import { expect, test } from "vitest";
import { deferred } from "./deferred.ts";

test("a deferred promise is settled from outside, once", async () => {
  const kept = deferred<number>();
  kept.resolve(1);
  kept.reject(new Error("too late"));
  await expect(kept.promise).resolves.toBe(1);
  const broken = deferred();
  broken.reject(new Error("no"));
  await expect(broken.promise).rejects.toThrow("no");
});
