import type { z } from "zod";
import { ProviderFault } from "./provider-fault.ts";

/**
 * Reads the part of a response that we use.
 *
 * @throws ProviderFault `unavailable` for an unexpected body, which is the service's bug and ends when it is fixed there
 */
export function readResponse<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const where = issue?.path.join(".") ?? "";
    throw new ProviderFault("unavailable", `A response could not be read: ${where} ${issue?.message ?? ""}`.trim());
  }
  return parsed.data;
}
