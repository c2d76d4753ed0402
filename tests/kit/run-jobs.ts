import { z } from "zod";
import { areaWorkers } from "#server/app/areas.ts";
import type { TestProgram } from "./test-program.ts";

const job = z.object({ id: z.coerce.string(), name: z.string(), payload: z.unknown() });

/** Does all that is queued, and what that queues in turn, as the worker role would; answers the names. */
export async function runJobs(program: TestProgram): Promise<string[]> {
  const done: string[] = [];
  for (;;) {
    const taken = await program.owner.query(
      `with next as (select id from graphile_worker._private_jobs order by id limit 1)
       delete from graphile_worker._private_jobs as job using next, graphile_worker._private_tasks as task
       where job.id = next.id and task.id = job.task_id
       returning job.id, task.identifier as name, job.payload`,
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
