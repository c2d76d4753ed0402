import { z } from "zod";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";

/** Null parts default to the origin of the page. */
export type BrowserAddress = { key: string; host: string | null; port: number | null; isSecure: boolean | null };

/** Returns where a browser connects for live messages; our own channel server uses the page's host. */
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
