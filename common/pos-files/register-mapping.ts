/** What a register exports: a map for each kind of file, kept by the server with its versions, or in a file beside the till. */
import { z } from "zod";
import { exportMap } from "./export-map.ts";

export const registerMapping = z.strictObject({
  exports: z.array(exportMap).min(1).max(20),
});

export type RegisterMapping = z.infer<typeof registerMapping>;
