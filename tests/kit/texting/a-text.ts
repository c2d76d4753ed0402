import { randomUUID } from "node:crypto";
import type { TestStore } from "#tests/kit/people.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

/** The store's number, with the carriers' approval unless the test says otherwise. */
export async function aTextingNumber(
  program: Pick<TestProgram, "owner">,
  store: TestStore,
  { phone = "+16085550101", state = "active" }: { phone?: string; state?: string } = {},
): Promise<void> {
  await program.owner.query(
    `insert into texting_numbers (store_id, provider, phone, number_id, service_id, ordered_at, registration_state)
     values ($1, 'twilio', $2, 'PN1', 'MG1', now(), $3)`,
    [store.id, phone, state],
  );
}

export async function aThread(
  program: Pick<TestProgram, "owner">,
  store: TestStore,
  { phone = "+16085550199", wroteAt = null }: { phone?: string; wroteAt?: Date | null } = {},
): Promise<{ id: string; phone: string }> {
  const id = randomUUID();
  await program.owner.query(
    `insert into texting_threads (store_id, id, phone, created_at, last_message_at, last_inbound_at)
     values ($1, $2, $3, now(), now(), $4)`,
    [store.id, id, phone, wroteAt],
  );
  return { id, phone };
}

export async function aConsent(
  program: Pick<TestProgram, "owner">,
  store: TestStore,
  consent: { phone: string; purpose: "buys" | "marketing" | "orders" | "all"; action?: "opt_in" | "opt_out" },
): Promise<void> {
  await program.owner.query(
    `insert into texting_consents (store_id, id, phone, action, purpose, source, wording, recorded_at)
     values ($1, gen_random_uuid(), $2, $3, $4, 'counter', 'You may text me', now())`,
    [store.id, consent.phone, consent.action ?? "opt_in", consent.purpose],
  );
}
