/** How a register gets the logo that stands above its receipts. */
import { z } from "zod";

/** With the device's token; the heartbeat's answer says which version is there. */
export const logoPath = "/api/pos/v1/logo";

/** common/printing/dot-picture.ts, with the dots in base64. */
const sentPicture = z.object({ width: z.int(), height: z.int(), dataBase64: z.base64().max(20_000) });

export const logoAnswer = z.object({
  /** 0 before the first. */
  version: z.int().min(0),
  /** Null where the store prints without one. */
  logo: sentPicture.nullable(),
});

export type LogoAnswer = z.infer<typeof logoAnswer>;
