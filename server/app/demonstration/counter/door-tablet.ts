import { v5 as uuidv5 } from "uuid";
import { insertKiosk } from "#server/areas/buys/kiosk/kiosk.db.ts";
import { openKiosk } from "#server/areas/buys/kiosk/kiosk.ts";
import { hashToken } from "#server/platform/auth/tokens.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import type { Sql } from "#server/platform/db/db.ts";
import { newLinkSecret } from "#server/platform/public-pages/public-reply.ts";
import { Refusal } from "#server/platform/refusals/refusal.ts";

const tabletIds = "0d9d0f5e-2a63-4d3f-8a1e-5b8f6d2c7a40";

/** The tablet by a store's door: with the secret of its pages, as long as no visitor has revoked it. */
export type DoorTablet = (request: StoreRequest, sql: Sql) => Promise<string | null>;

/** Sets a tablet up at each store's first round, and lets it be seen in every one. */
export function doorTablets(): DoorTablet {
  const secrets = new Map<number, string>();
  return async (request, sql) => {
    const storeId = request.store.id;
    const earlier = secrets.get(storeId);
    const secret = earlier ?? newLinkSecret();
    if (earlier === undefined) {
      const id = uuidv5(String(storeId), tabletIds);
      const now = request.platform.clock();
      await insertKiosk(sql, { storeId, id, name: "Check-in tablet", tokenHash: hashToken(secret), now });
      secrets.set(storeId, secret);
      return null;
    }
    return openKiosk(request, { secret }).then(
      () => secret,
      (error: unknown) => {
        if (error instanceof Refusal) {
          return null;
        }
        throw error;
      },
    );
  };
}
