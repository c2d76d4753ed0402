import { printJobOutcome, printJobsPath } from "#common/pos-messages.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { reportPrintJob } from "./print-jobs.ts";

/** POST /api/pos/v1/print-jobs/{id}: a register says what became of a job; its content it fetches as a payload. */
export const printingRoutes: Routes = (http, tools) => {
  http.post<{ Params: { id: string } }>(`${printJobsPath}/:id`, async (asked) => {
    const told = printJobOutcome.safeParse(asked.body);
    if (!told.success) {
      throw new Refusal("bad-request", { message: "The outcome of a print job is not valid", status: 400 });
    }
    return reportPrintJob(await tools.callerOf(asked), { id: asked.params.id, ...told.data });
  });
};
