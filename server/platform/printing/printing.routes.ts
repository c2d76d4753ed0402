import { printJobOutcome, printJobsPath } from "#common/pos/pos-messages.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { reportPrintJob } from "./print-jobs.ts";

/** POST /api/pos/v1/print-jobs/{id}: a register reports the outcome of a job. It fetches the content as a payload. */
export const printingRoutes: Routes = (http, tools) => {
  http.post<{ Params: { id: string } }>(`${printJobsPath}/:id`, async (httpRequest) => {
    const outcome = printJobOutcome.safeParse(httpRequest.body);
    if (!outcome.success) {
      throw new Refusal("bad-request", { message: "The outcome of a print job is not valid", status: 400 });
    }
    return reportPrintJob(await tools.identifyCaller(httpRequest), { id: httpRequest.params.id, ...outcome.data });
  });
};
