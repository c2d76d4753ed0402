import { z } from "zod";
import { areaWorkers } from "#server/app/areas.ts";
import type { TestProgram } from "./test-program.ts";

const job = z.object({ id: z.coerce.string(), name: z.string(), payload: z.unknown() });

type Queue = Pick<TestProgram, "owner" | "clock">;

/**
 * Takes the next due job off the queue; null when none is. Later jobs wait until the program's clock reaches them, since
 * some jobs queue themselves again forever. With a name it takes those jobs alone.
 */
async function takeNextJob({ owner, clock }: Queue, only: string | null = null): Promise<z.output<typeof job> | null> {
  const result = await owner.query(
    `with next as (select job.id from graphile_worker._private_jobs as job
       join graphile_worker._private_tasks as task on task.id = job.task_id
       where (run_at <= $1::timestamptz or run_at in (created_at, updated_at))
         and ($2::text is null or task.identifier = $2) order by job.id limit 1)
     delete from graphile_worker._private_jobs as job using next, graphile_worker._private_tasks as task
     where job.id = next.id and task.id = job.task_id
     returning job.id, task.identifier as name, job.payload`,
    [clock.now, only],
  );
  return result.rowCount === 0 ? null : job.parse(result.rows[0]);
}

/** Runs all due jobs, and those they queue in turn, as the worker role would. Returns their names. */
export async function runJobs(
  program: Queue & Pick<TestProgram, "platform">,
  only: string | null = null,
): Promise<string[]> {
  const done: string[] = [];
  for (let next = await takeNextJob(program, only); next !== null; next = await takeNextJob(program, only)) {
    const { name, payload } = next;
    const worker = areaWorkers.find((areaWorker) => areaWorker.job.name === name);
    if (!worker) {
      throw new Error(`Nobody does the job ${name}`);
    }
    await worker.handle(program.platform, payload);
    done.push(name);
  }
  return done;
}

/** Runs all due jobs as the real queue does: one that fails is tried again a minute later, and stands in nobody's way. */
export async function runQueue(program: Queue & Pick<TestProgram, "platform">): Promise<void> {
  for (let next = await takeNextJob(program); next !== null; next = await takeNextJob(program)) {
    const { name, payload } = next;
    try {
      await areaWorkers.find((worker) => worker.job.name === name)?.handle(program.platform, payload);
    } catch (error) {
      await putBack(program, { name, payload, reason: String(error) });
    }
  }
}

async function putBack(
  { owner, clock }: Queue,
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
