import type { ResultOf } from "#web/platform/graphql/graphql.ts";
import { useRead } from "#web/platform/graphql/use-read.ts";
import { sellingServiceQuery } from "./selling-service.queries.ts";
import { useTills, useUsedTill } from "./tills.ts";

export type SellingService = NonNullable<ResultOf<typeof sellingServiceQuery>["sellingService"]>;

/**
 * The register service that brings the store's sales; null where there is none, undefined until it is known. Asked for only
 * where no register with a point of sale is at hand.
 */
export function useSellingService(): SellingService | null | undefined {
  const { isKnown } = useTills();
  const hasPos = useUsedTill()?.online?.pos.connected === true;
  const read = useRead(sellingServiceQuery, { live: ["device"], isPaused: !isKnown || hasPos });
  if (read.status === "ready") {
    return read.data.sellingService;
  }
  return read.status === "loading" ? undefined : null;
}
