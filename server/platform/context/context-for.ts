import { addJob } from "./add-job.ts";
import { platformAt } from "./platform-at.ts";
import { writeEvent } from "./write-event.ts";
import type { Sql } from "#server/platform/db/db.ts";
import type { Context, Request } from "./context.ts";

export function contextFor(request: Request, sql: Sql): Context {
  const now = request.platform.clock();
  const context: Context = {
    ...request,
    platform: platformAt(request.platform, request.store),
    now,
    sql,
    log: request.platform.log,
    emit: (event, payload, subject) => writeEvent(context, { event, payload, subject }),
    addJob: (job, payload, options) => addJob(context, { job, payload, options }),
  };
  return context;
}
