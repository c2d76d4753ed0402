import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { roles } from "#common/permissions.ts";
import { aCategory, aFilledBin, findLocations } from "#tests/kit/a-backstock.ts";
import { aStore, aUser, anEmployee } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;
let manager: Person;

beforeAll(async () => {
  program = await testProgram();
});

beforeEach(async () => {
  store = await aStore(program);
  const user = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { firstName: "Marcus", user, isManager: true });
  manager = await signedIn(program, user, { store });
});

afterAll(() => program.stop());

type SetupRecord = { id: string; name: string; [field: string]: unknown };

async function locations(): Promise<SetupRecord[]> {
  const answer = await manager.graphql(
    "{ backstockLocations { id number name nextLocationId isDefault isTerminal bins reachesTerminal } }",
  );
  expect(answer.errors).toEqual([]);
  return answer.data?.["backstockLocations"] as SetupRecord[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

async function addLocation(name: string, more: Record<string, unknown> = {}): Promise<string> {
  const id = randomUUID();
  const answer = await manager.graphql(
    "mutation ($location: BackstockLocationInput!) { addBackstockLocation(location: $location) { id } }",
    { location: { id, name, ...more } },
  );
  expect(answer.errors).toEqual([]);
  return id;
}

function editLocation(location: Record<string, unknown>) {
  return manager.graphql(
    `mutation ($location: BackstockLocationInput!) {
      editBackstockLocation(location: $location) { name reachesTerminal isDefault }
    }`,
    { location },
  );
}

function archiveLocation(id: string, replacementId: string | null = null) {
  return manager.graphql(
    "mutation ($id: Uuid!, $replacementId: Uuid) { archiveBackstockLocation(id: $id, replacementId: $replacementId) }",
    { id, replacementId },
  );
}

test("[BACK-03] a store begins with a back room that leads to the floor, which empties bins", async () => {
  expect(await locations()).toMatchObject([
    { name: "Back room", number: 1, isDefault: true, isTerminal: false, reachesTerminal: true },
    { name: "Floor", number: 2, isDefault: false, isTerminal: true, nextLocationId: null },
  ]);
});

test("a store that is added has them too", async () => {
  const answer = await manager.graphql(`mutation ($store: NewStore!) { addStore(store: $store) { id } }`, {
    store: {
      name: "Elm",
      initials: "ELM",
      number: "14141",
      brandKind: "KIDS",
      timeZone: "America/Chicago",
      country: "US",
      state: "IL",
      city: "Elmhurst",
      address: "1 Elm Street",
      zip: "60126",
      phoneNumber: "6305550142",
    },
  });
  expect(answer.errors).toEqual([]);
  const { rows } = await program.owner.query(
    `select location.name from backstock_locations as location join stores on stores.id = location.store_id
     where stores.number = '14141' order by location.position`,
  );
  expect(rows).toEqual([{ name: "Back room" }, { name: "Floor" }]);
});

test("[BACK-05] the terminal location is never deleted, and the refusal is a conflict", async () => {
  const { floorId } = await findLocations(program, store);
  const refused = await archiveLocation(floorId);
  expect(refused.errors[0]).toMatchObject({
    message: "Floor is where bins are emptied, so it stays",
    extensions: { code: "terminal-location" },
  });
});

test("a loop that never reaches the floor is saved, and said", async () => {
  const { backRoomId } = await findLocations(program, store);
  const storage = await addLocation("Storage");
  const bringIn = await addLocation("Bring in", { nextLocationId: backRoomId, isPickList: true });
  const takeOut = await addLocation("Take out", { nextLocationId: storage, isPickList: true });
  await editLocation({ id: storage, name: "Storage", nextLocationId: bringIn });
  const saved = await editLocation({ id: backRoomId, name: "Back room", nextLocationId: takeOut, isDefault: true });
  expect(saved.data).toEqual({
    editBackstockLocation: { name: "Back room", reachesTerminal: false, isDefault: true },
  });
  const reaching = (await locations()).filter((location) => location["reachesTerminal"] === true);
  expect(reaching.map(({ name }) => name)).toEqual(["Floor"]);
});

test("a location that holds bins, is the default or comes next is not deleted just so", async () => {
  const { backRoomId, floorId } = await findLocations(program, store);
  const category = await aCategory(program, store, "Toys");
  const storage = await addLocation("Storage", { nextLocationId: backRoomId });
  await aFilledBin(program, store, { number: 1, categoryId: category.id, locationId: storage });
  const holding = await archiveLocation(storage);
  expect(holding.errors[0]).toMatchObject({
    message: "1 bin is still in Storage",
    extensions: { code: "bins-still-in" },
  });
  expect((await archiveLocation(backRoomId)).errors[0]?.extensions.code).toBe("default-location");
  const staging = await addLocation("Staging", { nextLocationId: floorId });
  await editLocation({ id: storage, name: "Storage", nextLocationId: staging });
  expect((await archiveLocation(staging)).errors[0]).toMatchObject({
    message: "Staging comes next after Storage. Choose what comes next instead.",
    extensions: { code: "location-is-next" },
  });
  expect((await archiveLocation(staging, floorId)).errors).toEqual([]);
  const after = (await locations()).find(({ id }) => id === storage);
  expect(after?.["nextLocationId"]).toBe(floorId);
});

test("a deleted location is undone, and a place's number is never given again", async () => {
  const staging = await addLocation("Staging");
  expect((await archiveLocation(staging)).errors).toEqual([]);
  await addLocation("Attic");
  expect((await locations()).map(({ name, ["number"]: number }) => [name, number])).toContainEqual(["Attic", 4]);
  const back = await manager.graphql("mutation ($id: Uuid!) { restoreBackstockLocation(id: $id) { name number } }", {
    id: staging,
  });
  expect(back.data).toEqual({ restoreBackstockLocation: { name: "Staging", number: 3 } });
});

test("a new default takes over from the old one, and there is always one", async () => {
  const { backRoomId, floorId } = await findLocations(program, store);
  const storage = await addLocation("Storage", { nextLocationId: floorId, isDefault: true });
  const defaults = (await locations()).filter((location) => location["isDefault"] === true);
  expect(defaults.map(({ id }) => id)).toEqual([storage]);
  const refused = await editLocation({ id: storage, name: "Storage", nextLocationId: backRoomId, isDefault: false });
  expect(refused.errors[0]?.extensions["errors"]).toHaveProperty("isDefault");
});

function generate(names: readonly string[]) {
  return manager.graphql(
    "mutation ($names: [String!]!) { addBackstockCategories(names: $names) { existed created { name } } }",
    { names },
  );
}

async function categories(): Promise<SetupRecord[]> {
  const answer = await manager.graphql(
    "{ backstockCategories(withArchived: true) { id name position bins targetBins isArchived } }",
  );
  return answer.data?.["backstockCategories"] as SetupRecord[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
}

test("many categories are made at once; those there already, whatever their case, are left alone", async () => {
  await aCategory(program, store, "Boys 2T FW");
  const answer = await generate(["Boys 2T SS", "boys 2t fw", "Boys 3T FW", "Boys 3T FW"]);
  expect(answer.data).toEqual({
    addBackstockCategories: { existed: 1, created: [{ name: "Boys 2T SS" }, { name: "Boys 3T FW" }] },
  });
  expect((await categories()).map(({ name }) => name)).toEqual(["Boys 2T FW", "Boys 2T SS", "Boys 3T FW"]);
});

test("[BACK-05] a category that bins hold is not deleted, and says which; one that none ever held goes", async () => {
  const { backRoomId } = await findLocations(program, store);
  const held = await aCategory(program, store, "Boys 2T FW");
  const unused = await aCategory(program, store, "Toys");
  for (const number of [1, 2, 3]) {
    await aFilledBin(program, store, { number, categoryId: held.id, locationId: backRoomId });
  }
  const remove = (id: string) => manager.graphql("mutation ($id: Uuid!) { deleteBackstockCategory(id: $id) }", { id });
  expect((await remove(held.id)).errors[0]).toMatchObject({
    message: "3 bins are still in Boys 2T FW",
    extensions: { code: "bins-still-in" },
  });
  expect((await remove(unused.id)).errors).toEqual([]);
  expect((await categories()).map(({ name, ["bins"]: bins }) => [name, bins])).toEqual([["Boys 2T FW", 3]]);
  const archived = await manager.graphql(
    "mutation ($id: Uuid!) { archiveBackstockCategory(id: $id) { isArchived } }",
    held,
  );
  expect(archived.data).toEqual({ archiveBackstockCategory: { isArchived: true } });
});

test("a category keeps its targets, takes no name twice, and comes back to what it was", async () => {
  const boys = await aCategory(program, store, "Boys 2T FW");
  await aCategory(program, store, "Toys");
  const edit = (category: Record<string, unknown>) =>
    manager.graphql(
      "mutation ($category: BackstockCategoryInput!) { editBackstockCategory(category: $category) { name targetBins } }",
      { category },
    );
  const saved = await edit({ id: boys.id, name: "Boys 2T winter", targetBins: 8 });
  expect(saved.data).toEqual({ editBackstockCategory: { name: "Boys 2T winter", targetBins: 8 } });
  const taken = await edit({ id: boys.id, name: "TOYS" });
  expect(taken.errors[0]?.extensions["errors"]).toEqual({ name: ["A category named TOYS already exists"] });
  const history = await manager.graphql(
    `query ($id: ID!) { recordHistory(kind: "BackstockCategory", id: $id, first: 5) { edges { node { id name } } } }`,
    boys,
  );
  const [edge] = recordOf(history.data?.["recordHistory"])["edges"] as unknown[]; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query above says what comes
  const restored = await manager.graphql(
    "mutation ($id: Uuid!, $eventId: Uuid) { restoreBackstockCategory(id: $id, eventId: $eventId) { name targetBins } }",
    { id: boys.id, eventId: recordOf(recordOf(edge)["node"])["id"] },
  );
  expect(restored.data).toEqual({ restoreBackstockCategory: { name: "Boys 2T FW", targetBins: null } });
});

test("the prefix, bands and seasons are the store's own; wrong ones are said under their field", async () => {
  const change = (changes: Record<string, unknown>) =>
    manager.graphql(
      `mutation ($changes: BackstockSettingsChanges!) {
        changeBackstockSettings(changes: $changes) { binPrefix ageBands isScanFast seasons { SS { starts ends } } }
      }`,
      { changes },
    );
  const changed = await change({ binPrefix: "k-", ageBands: [60, 30, 60], isScanFast: true });
  expect(changed.data).toEqual({
    changeBackstockSettings: {
      binPrefix: "K-",
      ageBands: [30, 60],
      isScanFast: true,
      seasons: { SS: { starts: "03-01", ends: "08-31" } },
    },
  });
  const wrong = await change({ binPrefix: "TOO-LONG" });
  expect(wrong.errors[0]?.extensions["errors"]).toEqual({ binPrefix: ["Use up to 4 letters, digits or dashes"] });
});
