import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCheckIn, createBuy } from "#tests/kit/a-buy.ts";
import { aStore } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { aPerson, recordOf } from "#tests/kit/signed-in.ts";
import type { EmployedPerson, GraphqlAnswer } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let ana: EmployedPerson;
let manager: EmployedPerson;

beforeAll(async () => {
  program = await testProgram();
});
beforeEach(async () => {
  store = await aStore(program);
  ana = await aPerson(program, store);
  manager = await aPerson(program, store, { role: roles.manager });
});
afterAll(() => program.stop());

type Reason = { id: string; name: string };

async function reasonsOf(kind: string): Promise<Reason[]> {
  const { data } = await manager.graphql("{ buyReasons { id kind name isActive } }");
  const all = [data?.["buyReasons"]].flat().map(recordOf);
  const active = all.filter((reason) => reason["kind"] === kind && reason["isActive"] === true);
  return active.map(({ id, name }) => ({ id: String(id), name: String(name) }));
}

function saveReasons(kind: string, reasons: readonly Reason[]): Promise<GraphqlAnswer> {
  const text =
    "mutation ($kind: BuyReasonKind!, $reasons: [BuyReasonInput!]!) { changeBuyReasons(kind: $kind, reasons: $reasons) { id name isActive } }";
  return manager.graphql(text, { kind, reasons });
}

test("[BUY-05] a manager sets the policy, what a check-in requires, and both lists of reasons, and the counter reads them", async () => {
  const changes = { requiresEmail: true, requiresIdNumber: true, requiresPosCode: false };
  const saved = await manager.graphql(
    'mutation ($changes: BuySettingChanges!, $policyId: Uuid!) { changeBuySettings(changes: $changes) { requiresEmail } changeBuyPolicy(id: $policyId, body: "All sales are final") { body } }',
    { changes, policyId: randomUUID() },
  );
  expect(saved.errors).toEqual([]);
  expect((await saveReasons("TAKE", [{ id: randomUUID(), name: "In season" }])).errors).toEqual([]);
  expect((await saveReasons("PASS", [{ id: randomUUID(), name: "Stained" }])).errors).toEqual([]);
  const { data } = await ana.graphql(
    "{ buySettings { requiresEmail requiresIdNumber requiresPosCode } buyPolicy { body } buyReasons { kind name isActive } }",
  );
  expect(data?.["buySettings"]).toEqual(changes);
  expect(data?.["buyPolicy"]).toEqual({ body: "All sales are final" });
  const reasons = [data?.["buyReasons"]].flat().map(recordOf);
  const active = reasons.filter((reason) => reason["isActive"] === true);
  expect(active.map(({ kind, name }) => `${String(kind)} ${String(name)}`).toSorted()).toEqual([
    "PASS Stained",
    "TAKE In season",
  ]);
});

test("[BUY-05] each setting is saved alone, by managers alone, and stands in the history", async () => {
  const change =
    "mutation ($changes: BuySettingChanges!) { changeBuySettings(changes: $changes) { requiresEmail requiresIdNumber minimumAge } }";
  const refused = await ana.graphql(change, { changes: { requiresEmail: true } });
  expect(refused.errors[0]?.extensions.code).toBe("action-needs-manager");
  await manager.graphql(change, { changes: { requiresEmail: true } });
  const saved = await manager.graphql(change, { changes: { minimumAge: 16 } });
  expect(saved.data?.["changeBuySettings"]).toEqual({ requiresEmail: true, requiresIdNumber: false, minimumAge: 16 });
  const events = await program.owner.query(
    "select payload -> 'after' ->> 'minimumAge' as age from events where name = 'buy-settings.changed' and store_id = $1 order by id",
    [store.id],
  );
  expect(events.rows.map(({ age }) => age)).toEqual(["18", "16"]);
});

test("[BUY-07] a store begins with five reasons of each kind; a sixth is refused, and a renamed one keeps its counts", async () => {
  const [take, pass] = [await reasonsOf("TAKE"), await reasonsOf("PASS")];
  expect([take.length, pass.length]).toEqual([5, 5]);
  const sixth = await saveReasons("PASS", [...pass, { id: randomUUID(), name: "Smells" }]);
  expect(sixth.errors[0]?.extensions.errors).toEqual({ reasons: ["Use 5 reasons or fewer"] });
  await manager.graphql("mutation { changeBuySettings(changes: { requiresPosCode: false }) { requiresEmail } }");
  const buy = aCheckIn();
  await createBuy(ana, buy);
  const ready =
    "mutation ($id: Uuid!, $sorted: SortedPile!) { markBuyReady(id: $id, sorted: $sorted) { buy { stage } } }";
  const [first, second] = pass;
  await ana.graphql(ready, { id: buy.id, sorted: { reasons: [{ reasonId: first?.id, count: 2 }] } });
  const renamed = [{ id: String(first?.id), name: "Worn out" }];
  expect((await saveReasons("PASS", renamed)).errors).toEqual([]);
  const { data } = await ana.graphql("query ($id: Uuid!) { buy(id: $id) { reasons { name count } buy { stage } } }", {
    id: buy.id,
  });
  expect(data?.["buy"]).toEqual({ reasons: [{ name: "Worn out", count: 2 }], buy: { stage: "READY" } });
  await saveReasons("PASS", [{ id: randomUUID(), name: "Other" }]);
  const left = await program.owner.query(
    "select name, is_active from buy_reasons where store_id = $1 and id = any($2)",
    [store.id, [first?.id, second?.id]],
  );
  expect(left.rows).toEqual([{ name: "Worn out", is_active: false }]);
});
