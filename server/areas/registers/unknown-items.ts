/** Items that a sale names and that are not here yet. */
import { z } from "zod";
import { checkedElsewhere, inputText } from "#common/inputs/input-ranges.ts";
import type { RegisterRow } from "#server/adapters/registers/registers.ts";
import { integrationId } from "#server/areas/automations/automations.ts";
import type { StoreRequest } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { listKnownItems } from "#server/platform/pos/service-feed/known-rows.db.ts";
import { findConnection } from "./connections.db.ts";
import { withRegister } from "./register-service.ts";
import { takeRows } from "./take-rows.ts";

const permission = "automations:manage" as const;

/** A sale may name an item that was made a moment ago, or one that was deleted long before. */
export async function readUnknownItems(
  request: StoreRequest,
  { id, rows }: { id: string; rows: readonly RegisterRow[] },
): Promise<void> {
  const named = rows.flatMap((row) =>
    row.kind === "transaction" ? row.lines.flatMap(({ itemId }) => itemId ?? []) : [],
  );
  const ids = named.length === 0 ? [] : await listUnknownItems(request, { ids: [...new Set(named)] });
  if (ids.length > 0) {
    const items = await withRegister(request, id, (credentials, service) => service.findItems({ credentials, ids }));
    await saveItems(request, { id, rows: items });
  }
}

/** More than a page of sales names. */
const mostIds = 100_000;
const mostRows = 5000;
const rowsOf = z.array(checkedElsewhere<RegisterRow>()).max(mostRows);

const listUnknownItems = operation({
  name: "registers.listUnknownItems",
  kind: "read",
  permission,
  on: "store",
  input: z.object({ ids: z.array(inputText.max(200)).max(mostIds) }),
  async run({ sql, store }, { ids }): Promise<string[]> {
    const kept = await listKnownItems(sql, { storeId: store.id, externalIds: ids });
    return ids.filter((id) => !kept.has(id));
  },
});

const saveItems = operation({
  name: "registers.saveItems",
  kind: "write",
  permission,
  on: "store",
  isUnlimited: true,
  input: z.object({ id: integrationId, rows: rowsOf }),
  async run(context, { id, rows }): Promise<void> {
    const connection = await findConnection(context.sql, { storeId: context.store.id, provider: id });
    await (connection && takeRows(context, { connection, rows }));
  },
});
