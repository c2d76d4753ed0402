import { expect, test } from "vitest";
import { atMost } from "./at-most.ts";

test("at most two units of work run at once, in order, also after a failure", async () => {
  const inTurn = atMost(2);
  const begun: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = gates.map((gate, at) =>
    inTurn(() => {
      begun.push(at);
      return gate.promise;
    }),
  );
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error("no"));
  await expect(results[1]).rejects.toThrow("no");
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  gates.forEach((gate, at) => gate.resolve(at));
  expect(await Promise.all([results[0], results[2], results[3]])).toEqual([0, 2, 3]);
});
