import { roles } from "#common/permissions.ts";
import { askFor } from "#tests/kit/bookkeeping/connect-store.ts";
import { aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

const fields = "id inbox service serviceName kind receivedAt tries triedAt trouble";

export type Webhook = {
  id: string;
  inbox: string;
  service: string;
  kind: string;
  tries: number;
  trouble: string | null;
};

export async function waitingWebhooks(support: Person): Promise<Webhook[]> {
  const { waitingWebhooks: webhooks } = await askFor(support, `{ waitingWebhooks { ${fields} } }`);
  return webhooks as Webhook[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- asked for above
}

const document = `mutation ($inbox: WebhookInbox!, $service: String!, $id: ID!, $reason: String!) {
  replayWebhook(inbox: $inbox, service: $service, id: $id, reason: $reason) }`;

type Replayed = Pick<Webhook, "inbox" | "service" | "id">;

/** The answer of a replay, or the code with which it is refused. */
export async function replayWebhook(
  person: Person,
  webhook: Replayed | undefined,
  reason = "Ticket 4711",
): Promise<unknown> {
  const { inbox, service, id } = webhook ?? { inbox: "ORDERS", service: "none", id: "none" };
  const { data, errors } = await person.graphql(document, { inbox, service, id, reason });
  return data?.["replayWebhook"] ?? errors[0]?.extensions.code;
}

export async function supportAt(program: TestProgram, store: TestStore): Promise<Person> {
  return signedIn(program, await aUser(program, { role: roles.support, fullName: "Sam of support" }), { store });
}

export async function historyOf(program: TestProgram, store: TestStore): Promise<unknown[]> {
  const { rows } = await program.owner.query<{ payload: unknown }>(
    `select payload || jsonb_build_object('by', users.full_name) as payload
     from events join users on users.id = events.user_id
     where events.store_id = $1 and events.name = 'webhook.replayed' order by events.id`,
    [store.id],
  );
  return rows.map(({ payload }) => payload);
}

/** The table takes no row until the returned function is called. */
export async function breakTable(program: TestProgram, table: string): Promise<() => Promise<unknown>> {
  await program.owner.query(`alter table ${table} add constraint out_of_order check (false) not valid`);
  return () => program.owner.query(`alter table ${table} drop constraint out_of_order`);
}
