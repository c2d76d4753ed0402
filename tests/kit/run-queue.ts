import { areaWorkers } from "#server/app/areas.ts";
import { takeNextJob } from "./run-jobs.ts";
import type { TestProgram } from "./test-program.ts";

/** Runs all due jobs as the real queue does: one that fails is tried again a minute later, and stands in nobody's way. */
export async function runQueue(program: Pick<TestProgram, "owner" | "clock" | "platform">): Promise<void> {
  for (let job = await takeNextJob(program); job !== null; job = await takeNextJob(program)) {
    const { name, payload } = job;
    try {
      await areaWorkers.find((worker) => worker.job.name === name)?.handle(program.platform, payload);
    } catch (error) {
      await putBack(program, { name, payload, reason: String(error) });
    }
  }
}

async function putBack(
  { owner, clock }: Pick<TestProgram, "owner" | "clock">,
  { name, payload, reason }: { name: string; payload: unknown; reason: string },
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>(
    "select id from graphile_worker.add_job($1, $2::json, run_at := $3::timestamptz)",
    [name, JSON.stringify(payload), new Date(clock.now.getTime() + 60_000)],
  );
  await owner.query("update graphile_worker._private_jobs set attempts = 1, last_error = $2 where id = $1", [
    rows[0]?.id,
    reason,
  ]);
}
