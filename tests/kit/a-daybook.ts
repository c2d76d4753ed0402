import { randomUUID } from "node:crypto";
import { roles } from "#common/permissions.ts";
import { prepareTaskDay } from "#server/areas/daybook/daybook.ts";
import { findActingStore } from "#server/platform/jobs/acting-store.ts";
import { systemRequest } from "#server/platform/context/system-request.ts";
import { aStore, aUser, anEmployee } from "./people.ts";
import type { TestStore } from "./people.ts";
import { signedIn } from "./signed-in.ts";
import type { Person } from "./signed-in.ts";
import type { TestProgram } from "./test-program.ts";

export const everyDay = [0, 1, 2, 3, 4, 5, 6];

export type TaskOfDay = {
  id: string;
  name: string;
  status: string;
  date: string;
  originalDate: string;
  sinceDate: string | null;
  skipReason: string | null;
  movedTo: string | null;
  isLateEntry: boolean;
  templateId?: string | null;
};

const fields = `id name status date originalDate sinceDate skipReason movedTo isLateEntry ... on Task { templateId }`;

/** A store with its daybook, the employee Amy and the manager Marcus. */
export type Daybook = {
  store: TestStore;
  amy: Person;
  manager: Person;
  /** Sets the clock to a Chicago winter time. */
  at: (date: string, time: string) => void;
  ask: <Answer>(person: Person, query: string, variables?: Record<string, unknown>) => Promise<Answer>;
  refusal: (person: Person, query: string, variables?: Record<string, unknown>) => Promise<string>;
  tasks: (person: Person, date?: string) => Promise<TaskOfDay[]>;
  saveList: (tasks: readonly Record<string, unknown>[], id?: string) => Promise<string>;
  rollOver: () => Promise<void>;
  /** Reads the task figures of the daily report. */
  figures: (date: string) => Promise<{ due: number | null; done: number | null; onTime: number | null } | undefined>;
};

export async function aDaybook(program: TestProgram): Promise<Daybook> {
  const at = (date: string, time: string): void => {
    program.clock.now = new Date(`${date}T${time}:00-06:00`);
  };
  at("2026-03-03", "12:00");
  const store = await aStore(program);
  const amysLogin = await aUser(program, { stores: [store] });
  await anEmployee(program, store, { user: amysLogin });
  const managersLogin = await aUser(program, { stores: [store], role: roles.manager });
  await anEmployee(program, store, { firstName: "Marcus", isManager: true, user: managersLogin });
  const amy = await signedIn(program, amysLogin, { store });
  const manager = await signedIn(program, managersLogin, { store });
  const ask: Daybook["ask"] = async <Answer>(person: Person, query: string, variables = {}) => {
    const response = await person.graphql(query, variables);
    if (response.errors.length > 0) {
      throw new Error(JSON.stringify(response.errors));
    }
    return Object.values(response.data ?? {})[0] as Answer; // oxlint-disable-line typescript/no-unsafe-type-assertion -- the query beside the call says what comes
  };
  return {
    store,
    amy,
    manager,
    at,
    ask,
    refusal: async (person, query, variables = {}) => {
      const [error] = (await person.graphql(query, variables)).errors;
      return error?.extensions.code ?? "none";
    },
    async tasks(person, date) {
      const query = `query ($date: BusinessDate) { daybook(date: $date) { groups { tasks { ${fields} } } } }`;
      const day = await ask<{ groups: { tasks: TaskOfDay[] }[] }>(person, query, { date: date ?? null });
      return day.groups.flatMap((group) => group.tasks);
    },
    async saveList(tasks, id = randomUUID()) {
      const list = {
        id,
        name: `List ${id}`,
        tasks: tasks.map((task) => ({ id: randomUUID(), name: "Count", ...task })),
      };
      await ask(manager, "mutation ($list: TaskListInput!) { saveTaskList(list: $list) { id } }", { list });
      return id;
    },
    async rollOver() {
      const acting = await findActingStore(program.platform, store.id);
      if (!acting) {
        throw new Error("The store is gone");
      }
      const request = systemRequest(program.platform, { store: acting, reason: "a test", requestId: randomUUID() });
      await prepareTaskDay(request, {});
    },
    async figures(date) {
      const result = await program.owner.query<{ due: number; done: number; onTime: number }>(
        `select tasks_due as due, tasks_done as done, tasks_done_on_time as "onTime"
         from daily_reports where store_id = $1 and business_date = $2`,
        [store.id, date],
      );
      return result.rows[0];
    },
  };
}
