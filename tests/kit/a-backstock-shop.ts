import { randomUUID } from "node:crypto";
import { roles } from "#common/permissions.ts";
import { aBin, aCategory, findLocations } from "./a-backstock.ts";
import { aStore, aUser, anEmployee } from "./people.ts";
import type { TestStore } from "./people.ts";
import { signedIn } from "./signed-in.ts";
import type { Person } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

const fields = `id version bin binNumber category categoryId location locationId nextLocation age isTooOld inventoryDate
  season notes archived archivedBy archivedReason`;

export type TestFilling = {
  id: string;
  version: number;
  bin: string;
  binNumber: number;
  category: string;
  categoryId: string;
  location: string;
  locationId: string;
  nextLocation: string | null;
  age: number;
  isTooOld: boolean;
  inventoryDate: string;
  season: string | null;
  notes: string;
  archived: boolean;
  archivedBy: string | null;
  archivedReason: string | null;
};

export type TestMove = {
  moved: TestFilling[];
  conflicts: { message: string; filling: TestFilling }[];
  older: { filling: TestFilling; days: number } | null;
};

type SeenFilling = Pick<TestFilling, "id" | "version">;

/** A store with empty bins, the employees Amy and Ben, the manager Marcus, and a path to the floor. */
export type BackstockShop = Awaited<ReturnType<typeof aBackstockShop>>;

export async function aBackstockShop(program: TestProgram) {
  const store = await aStore(program);
  const { backRoomId, floorId } = await findLocations(program, store);
  const boys = (await aCategory(program, store, "Boys 2T FW")).id;
  const girls = (await aCategory(program, store, "Girls 8 SS")).id;
  const amy = await somebody(program, store, "Amy");
  const ben = await somebody(program, store, "Ben");
  const manager = await somebody(program, store, "Marcus");

  const answered = async <Answer>(by: Person, query: string, variables: Record<string, unknown>): Promise<Answer> => {
    const response = await by.graphql(query, variables);
    if (response.errors.length > 0) {
      throw new Error(response.errors[0]?.message);
    }
    return Object.values(response.data ?? {})[0] as Answer; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query beside the call says what comes
  };
  const fill = (by: Person, input: Record<string, unknown>) =>
    answered<TestFilling>(by, `mutation ($fill: BinFillInput!) { fillBin(fill: $fill) { ${fields} } }`, {
      fill: { id: randomUUID(), setId: randomUUID(), categoryId: boys, ...input },
    });
  return {
    store,
    backRoomId,
    floorId,
    boys,
    girls,
    amy,
    ben,
    manager,
    answered,
    fill,
    bin: (number: number) => aBin(program, store, number),
    /** A new bin, filled by Amy. */
    async filled(number: number, input: Record<string, unknown> = {}): Promise<TestFilling> {
      const { id: binId } = await aBin(program, store, number);
      return fill(amy, { binId, ...input });
    },
    move: (
      by: Person,
      { fillings, to, setId = randomUUID() }: { fillings: readonly SeenFilling[]; to: string; setId?: string },
    ) =>
      answered<TestMove>(
        by,
        `mutation ($setId: Uuid!, $fillings: [SeenFilling!]!, $locationId: Uuid!) {
          moveBins(setId: $setId, fillings: $fillings, locationId: $locationId) {
            moved { ${fields} } conflicts { message filling { ${fields} } } older { days filling { ${fields} } }
          }
        }`,
        { setId, fillings: fillings.map(({ id, version }) => ({ id, version })), locationId: to },
      ),
    undo: (by: Person, setId: string, fillingId: string | null = null) =>
      answered<{ undone: TestFilling[]; refused: { bin: string; message: string }[] }>(
        by,
        `mutation ($setId: Uuid!, $fillingId: Uuid) {
          undoBackstock(setId: $setId, fillingId: $fillingId) { undone { ${fields} } refused { bin message } }
        }`,
        { setId, fillingId },
      ),
    remove: (by: Person, { filling, reason, setId }: { filling: SeenFilling; reason: string; setId: string }) =>
      answered<TestFilling>(
        by,
        `mutation ($id: Uuid!, $version: Int!, $setId: Uuid!, $reason: RemoveReason!) {
          removeBackstock(id: $id, version: $version, setId: $setId, reason: $reason) { ${fields} }
        }`,
        { id: filling.id, version: filling.version, setId, reason },
      ),
    edit: (by: Person, filling: TestFilling, changes: Record<string, unknown>) => {
      const { id, version, categoryId, locationId, inventoryDate, notes } = filling;
      const edit = { id, version, categoryId, locationId, inventoryDate, notes, ...changes };
      return answered<TestFilling>(
        by,
        `mutation ($edit: BackstockEditInput!) { editBackstock(edit: $edit) { ${fields} } }`,
        { edit },
      );
    },
    detail: (filling: { id: string }) =>
      answered<{
        filling: TestFilling;
        history: {
          action: string;
          reason: string | null;
          by: string;
          undoes: string | null;
          undoneAt: string | null;
          changed: string[];
        }[];
      }>(
        amy,
        `query ($id: Uuid!) { backstockDetail(id: $id) { filling { ${fields} } history { action reason by undoes undoneAt changed } } }`,
        { id: filling.id },
      ),
    /** Reads the bin figures of the daily report. */
    async figures(date: string): Promise<{ added: number | null; pulled: number | null } | undefined> {
      const { rows } = await program.owner.query<{ added: number; pulled: number }>(
        `select bins_added as added, bins_pulled as pulled from daily_reports where store_id = $1 and business_date = $2`,
        [store.id, date],
      );
      return rows[0];
    },
  };
}

async function somebody(program: TestProgram, store: TestStore, firstName: string): Promise<Person> {
  const role = firstName === "Marcus" ? roles.manager : roles.user;
  const user = await aUser(program, { stores: [store], role });
  await anEmployee(program, store, { firstName, user, isManager: role === roles.manager });
  return signedIn(program, user, { store });
}
