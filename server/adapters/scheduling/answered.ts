import type { z } from "zod";
import { ProviderFault } from "#server/platform/providers/provider-fault.ts";

/** What of an answer we read. An answer of another form is the service's fault, and passes when it is mended there. */
export function answered<Answer extends z.ZodType>(schema: Answer, body: unknown): z.output<Answer> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join(".") ?? "";
    throw new ProviderFault("unavailable", `An answer could not be read: ${where} ${issue?.message ?? ""}`.trim());
  }
  return parsed.data;
}
