/** How a register gets the mapping by which it reads its exports. */
import { z } from "zod";
import { registerMapping } from "#common/pos-files/register-mapping.ts";

/** With the device's token; the heartbeat's answer says which version is there. */
export const mappingPath = "/api/pos/v1/mapping";

/** On the store's presence channel, `{ to: deviceId }`: that register sends its heartbeat at once. */
export const beatNowEvent = "beat-now";
export const beatNow = z.object({ to: z.uuid() });

export const mappingAnswer = z.object({
  /** 0 before the first. */
  version: z.int().min(0),
  mapping: registerMapping.optional(),
});

export type MappingAnswer = z.infer<typeof mappingAnswer>;
