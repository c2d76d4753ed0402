import { z } from "zod";
import { areaWorkers } from "#server/app/areas.ts";
import type { TestProgram } from "./test-program.ts";

const job = z.object({ id: z.coerce.string(), name: z.string(), payload: z.unknown() });

/**
 * Does all that is due, and what that queues in turn, as the worker role would; answers the names. What is booked for
 * later waits until the program's clock is there: some jobs book themselves again for ever.
 */
export async function runJobs(program: TestProgram): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const taken = await program.owner.query(
      `with next as (select id from graphile_worker._private_jobs
         where run_at <= $1::timestamptz or run_at in (created_at, updated_at) order by id limit 1)
       delete from graphile_worker._private_jobs as job using next, graphile_worker._private_tasks as task
       where job.id = next.id and task.id = job.task_id
       returning job.id, task.identifier as name, job.payload`,
      [program.clock.now],
    );
    if (taken.rowCount === 0) {
      return done;
    }
    const { name, payload } = job.parse(taken.rows[0]);
    const worker = areaWorkers.find((one) => one.job.name === name);
    if (!worker) {
      throw new Error(`Nobody does the job ${name}`);
    }
    await worker.handle(program.platform, payload);
    done.push(name);
  }
}
