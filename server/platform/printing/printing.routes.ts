import { logoPath } from "#common/pos/pos-logo.ts";
import { printJobOutcome, printJobsPath } from "#common/pos/pos-messages.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";
import { readLogo } from "./logo/logo.ts";
import { reportPrintJob } from "./print-jobs.ts";

/** A register reports the outcome of a job, whose content it fetches as a payload, and fetches the logo of its own pages. */
export const printingRoutes: Routes = (http, tools) => {
  http.get(logoPath, async (httpRequest) => readLogo(await tools.identifyCaller(httpRequest), {}));

  http.post<{ Params: { id: string } }>(`${printJobsPath}/:id`, async (httpRequest) => {
    const outcome = printJobOutcome.safeParse(httpRequest.body);
    if (!outcome.success) {
      throw new Refusal("bad-request", { message: "The outcome of a print job is not valid", status: 400 });
    }
    return reportPrintJob(await tools.identifyCaller(httpRequest), { id: httpRequest.params.id, ...outcome.data });
  });
};
