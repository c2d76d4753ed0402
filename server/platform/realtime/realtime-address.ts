import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

/** Null parts mean: where the page itself comes from. */
export type BrowserAddress = { key: string; host: string | null; port: number | null; isSecure: boolean | null };

/** Where a browser connects for live messages. Our own channel server is reached by whatever name the page was opened with. */
export const viewRealtimeAddress = operation({
  name: "realtime.viewAddress",
  kind: "read",
  permission: "signed-in",
  on: "nobody",
  input: z.object({}),
  async run({ platform }): Promise<BrowserAddress> {
    const address = platform.till?.realtimeAddress;
    if (!address) {
      throw notFound("Channel server");
    }
    const isOurs = new URL(platform.publicUrl).hostname === address.host;
    return {
      key: address.key,
      host: isOurs ? null : address.host,
      port: isOurs ? null : address.port,
      isSecure: isOurs ? null : address.tls,
    };
  },
});
