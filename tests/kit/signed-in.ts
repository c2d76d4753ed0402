import { randomUUID } from "node:crypto";
import { roles } from "#common/permissions.ts";
import type { Role } from "#common/permissions.ts";
import { aStore, aUser, anEmployee, testPassword } from "./people.ts";
import type { TestEmployee, TestRegister, TestStore, TestUser } from "./people.ts";
import type { TestProgram } from "./test-program.ts";

export type HttpAnswer = { status: number; body: unknown; headers: Record<string, unknown> };

type Call = {
  method?: "GET" | "POST" | "PATCH" | "DELETE";
  path: string;
  body?: unknown;
  headers?: Record<string, string>;
};

/** A person at a screen, who calls the real HTTP API with the headers of the web. */
export type Person = {
  headers: Record<string, string>;
  call(call: Call): Promise<HttpAnswer>;
  /** A GraphQL request; `errors` are the answer's, `data` is null when there is none. */
  graphql(query: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer>;
  /** The same person with other headers: an employee, another store. */
  with(headers: Record<string, string>): Person;
};

export type GraphqlError = { message: string; extensions: { code?: string; errors?: Record<string, string[]> } };
export type GraphqlAnswer = { status: number; data: Record<string, unknown> | null; errors: GraphqlError[] };

/** A browser before sign-in. */
export function aStranger(program: TestProgram, headers: Record<string, string> = {}): Person {
  return personWith(program, {
    "x-device-id": randomUUID(),
    "x-app-version": "25.9.2",
    "x-middleware": "hangtag",
    ...headers,
  });
}

export async function signedIn(
  program: TestProgram,
  user: TestUser,
  at: { store?: TestStore; password?: string; deviceId?: string } = {},
): Promise<Person> {
  const stranger = aStranger(program, at.deviceId === undefined ? {} : { "x-device-id": at.deviceId });
  const body = { email: user.email, password: at.password ?? testPassword };
  return afterSignIn(stranger, { body, store: at.store });
}

export type EmployedPerson = Person & { employee: TestEmployee };

/** An employee of the store with a login of their own, signed in. */
export async function aPerson(
  program: TestProgram,
  store: TestStore,
  { firstName, role = roles.user }: { firstName?: string; role?: Role } = {},
): Promise<EmployedPerson> {
  const user = await aUser(program, { stores: [store], role });
  const isManager = role === roles.manager;
  const employee = await anEmployee(program, store, { user, isManager, ...(firstName !== undefined && { firstName }) });
  return { ...(await signedIn(program, user, { store })), employee };
}

/** The register's own user, with nobody confirmed by PIN. */
export async function signedInRegister(
  program: TestProgram,
  register: TestRegister,
  store: TestStore,
): Promise<Person> {
  return afterSignIn(aStranger(program), { body: { device_token: register.token }, store });
}

async function afterSignIn(
  stranger: Person,
  { body, store }: { body: Record<string, string>; store: TestStore | undefined },
): Promise<Person> {
  const response = await stranger.call({ method: "POST", path: "/api/vue/auth", body });
  const { email, authentication_token: token } = recordOf(response.body);
  if (typeof email !== "string" || typeof token !== "string") {
    throw new Error(`The sign-in was refused: ${JSON.stringify(response)}`);
  }
  return stranger.with({
    "x-user-email": email,
    "x-user-token": token,
    ...(store ? { "x-user-store": String(store.id) } : {}),
  });
}

function personWith(program: TestProgram, headers: Record<string, string>): Person {
  const call = async ({ method = "GET", path, body, headers: more }: Call): Promise<HttpAnswer> => {
    const response = await program.http.inject({
      method,
      url: path,
      headers: { accept: "application/json", ...headers, ...more },
      ...(body === undefined
        ? {}
        : {
            payload: JSON.stringify(body),
            headers: { "content-type": "application/json", accept: "application/json", ...headers, ...more },
          }),
    });
    return { status: response.statusCode, body: parsed(response), headers: response.headers };
  };
  return {
    headers,
    call,
    async graphql(query, variables = {}) {
      const response = await call({ method: "POST", path: "/graphql", body: { query, variables } });
      const body = recordOf(response.body);
      const errors = Array.isArray(body["errors"]) ? body["errors"].map(errorFrom) : [];
      return { status: response.status, data: isRecord(body["data"]) ? body["data"] : null, errors };
    },
    with: (more) => personWith(program, { ...headers, ...more }),
  };
}

function errorFrom(value: unknown): GraphqlError {
  const error = recordOf(value);
  const extensions = isRecord(error["extensions"]) ? error["extensions"] : {};
  const { code, errors } = extensions;
  return {
    message: String(error["message"]),
    extensions: {
      ...(typeof code === "string" ? { code } : {}),
      ...(isRecord(errors)
        ? {
            errors: Object.fromEntries(
              Object.entries(errors).map(([name, texts]) => [name, [texts].flat().map(String)]),
            ),
          }
        : {}),
    },
  };
}

/** A page or a script stays as its text. */
function parsed({ headers, payload }: { headers: Record<string, unknown>; payload: string }): unknown {
  if (payload === "") {
    return null;
  }
  return String(headers["content-type"]).includes("json") ? JSON.parse(payload) : payload;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Narrows a response whose shape the test checks. */
export function recordOf(value: unknown): Record<string, unknown> {
  if (!isRecord(value)) {
    throw new TypeError(`Not an object: ${JSON.stringify(value)}`);
  }
  return value;
}

/** A store with Ana at the counter and Marcus as its manager, both signed in. */
type StaffedStore = { store: TestStore; ana: EmployedPerson; marcus: EmployedPerson };

export async function aStaffedStore(program: TestProgram): Promise<StaffedStore> {
  const store = await aStore(program);
  const ana = await aPerson(program, store, { firstName: "Ana" });
  const marcus = await aPerson(program, store, { firstName: "Marcus", role: roles.manager });
  return { store, ana, marcus };
}
