import { z } from "zod";
import { foreignText, inputText, waitMs } from "#common/inputs/input-ranges.ts";
import { textFailures } from "#common/texting/text-failure.ts";

/** What the texting service calls a text. */
const serviceTextId = inputText.min(1).max(64);

const failure = z.object({ reason: z.enum(textFailures), code: foreignText(40), text: foreignText(300) });

/** A thousand dollars. */
const mostMicros = 1_000_000_000;

export const viewedText = z.object({
  id: serviceTextId,
  status: z.enum(["queued", "sent", "delivered", "undelivered", "failed"]),
  failure: failure.nullable(),
  priceMicros: z.int().min(0).max(mostMicros).nullable(),
});

export const sendResult = z.union([
  z.object({ kind: z.literal("accepted"), id: serviceTextId }),
  z.object({ kind: z.literal("refused"), failure }),
  z.object({ kind: z.literal("unknown"), text: foreignText(300) }),
]);

export const laterTry = z.object({ id: z.uuid(), text: foreignText(300), waitMs });
