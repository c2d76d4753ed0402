import { expect } from "vitest";
import { batchesPath } from "#common/pos/pos-feed.ts";
import { aRegister } from "./people.ts";
import type { TestStore } from "./people.ts";
import { aStranger } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

type Feed = (rows: readonly Record<string, unknown>[]) => Promise<void>;

/** Sends batches from one register, since between registers the time decides and a test's clock stands still. */
export function aFeed(program: TestProgram, store: TestStore): Feed {
  const paired = aRegister(program, store);
  let batch = 0;
  return async (rows) => {
    batch += 1;
    const response = await aStranger(program).call({
      method: "POST",
      path: batchesPath,
      headers: { authorization: `Bearer ${(await paired).token}` },
      body: { batch, sentAt: program.clock.now.toISOString(), rows },
    });
    expect(response).toMatchObject({ status: 200, body: { refused: [] } });
  };
}
