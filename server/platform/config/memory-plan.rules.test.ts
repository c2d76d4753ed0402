import { expect, test } from "vitest";
import { planMemory } from "./memory-plan.rules.ts";

test.each([
  [512, "32MB", 4],
  [2047, "32MB", 4],
  [2048, "256MB", 20],
  [65_536, "256MB", 20],
])("a machine with %d MB gives its database %s and %d connections", (megabytes, buffers, connections) => {
  const plan = planMemory(megabytes);
  expect([plan.postgres["shared_buffers"], plan.poolConnections]).toEqual([buffers, connections]);
});

test.each([512, 65_536])("with %d MB the log has at most 112 MB", (megabytes) => {
  expect(planMemory(megabytes).postgres).toMatchObject({ max_wal_size: "112MB", min_wal_size: "32MB" });
});
