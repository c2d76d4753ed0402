import { Readable } from "node:stream";
import { z } from "zod";
import type { Request } from "#server/platform/context/context.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { refusedHead, refusedText } from "#server/platform/pos/import/refused-file.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import { listRefusedLines } from "./history-import.ts";

const params = z.object({ id: z.uuid() });

/** GET /api/vue/history-imports/{id}/refused: the refused lines, in the form that the command writes them. */
export const historyImportRoutes: Routes = (http, tools) => {
  http.get("/api/vue/history-imports/:id/refused", async (httpRequest, reply) => {
    const id = params.safeParse(httpRequest.params).data?.id;
    if (id === undefined) {
      throw notFound("Import");
    }
    const request = await tools.identifyCaller(httpRequest);
    // The first lines before anything is sent, so that a refusal is one.
    const first = await listRefusedLines(request, { id, afterPlace: 0 });
    return reply
      .type("text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="refused-lines.csv"')
      .send(Readable.from(refusedFile(request, { id, first })));
  });
};

type Refused = Awaited<ReturnType<typeof listRefusedLines>>;

async function* refusedFile(request: Request, { id, first }: { id: string; first: Refused }): AsyncGenerator<string> {
  yield refusedHead;
  let lines = first;
  while (lines.length > 0) {
    yield lines.map(refusedText).join("");
    lines = await listRefusedLines(request, { id, afterPlace: lines.at(-1)?.place ?? 0 });
  }
}
