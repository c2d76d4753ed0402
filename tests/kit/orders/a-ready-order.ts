import { randomUUID } from "node:crypto";
import type { TestStore } from "#tests/kit/people.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** Amara's order, picked but for the pants that the counter sold, in a bag. */
export async function aReadyOrder(
  program: TestProgram,
  store: TestStore,
  { name, shelf }: { name: string; shelf: string | null },
): Promise<{ id: string; externalId: string }> {
  const id = randomUUID();
  const externalId = String(5_000_000_000_000 + Math.floor(Number.parseInt(id.slice(0, 8), 16)));
  await program.owner.query(
    `insert into online_orders (store_id, id, provider, shop_domain, external_id, name, placed_at, shop_updated_at,
       customer_name, channel, financial_status, fulfillment_status, delivery_method, subtotal_cents, tax_cents, total_cents,
       currency, tags, state, due_at, received_at, is_reconciled, state_at, shelf)
     values ($1, $2, 'shopify', 'maple.test', $3, $4, now(), now(), 'Amara Okonkwo', 'web', 'paid', '', 'pickup', 3600, 0, 3600,
       'USD', '{}', 'ready_for_pickup', now(), now(), false, now(), $5)`,
    [store.id, id, externalId, name, shelf],
  );
  await program.owner.query(
    `insert into online_order_lines (store_id, order_id, id, position, title, variant, sku, quantity, price_cents, pick_state)
     values ($1, $2, '11', 0, 'Columbia winter coat', '6X', '4418823', 1, 2400, 'found'),
       ($1, $2, '12', 1, 'Snow pants', '7', '4421060', 1, 1200, 'sold_in_store')`,
    [store.id, id],
  );
  return { id, externalId };
}
