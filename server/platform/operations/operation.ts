import type { z } from "zod";
import { issueText } from "#common/inputs/issue-text.ts";
import { may, personOf } from "#common/permissions.ts";
import type { Permission } from "#common/permissions.ts";
import type { Plans, Scope, Sql } from "#server/platform/db/db.ts";
import { TooLate, withinTime } from "#server/platform/db/too-late.ts";
import { noteAsOf } from "#server/platform/context/data-as-of.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { ActingEmployee, ActingStore, Context, Request } from "#server/platform/context/context.ts";
import { answerOnce } from "./idempotency.ts";
import type { SecretAnswer } from "./idempotency.ts";
import { findInputProblems } from "./input-rules.ts";
import {
  Refusal,
  employeeNeeded,
  forbidden,
  invalidInput,
  managerNeeded,
  notFound,
  notSignedIn,
} from "#server/platform/refusals/refusal.ts";
import { refuseInTraining } from "./training-stores.ts";
import { refuseUnpaid } from "./unpaid-stores.ts";
import { readTogether } from "./read-together.ts";
import { refuseFlood } from "./write-limit.ts";

/** `public` needs no caller; `signed-in` allows any user, whatever their role. */
export type Access = Permission | "public" | "signed-in";

/** What the caller must have selected: a store, only an account, or nothing. */
type Target = "store" | "account" | "nobody";

/** The context of `run`, with the store and the employee where the operation requires them. */
type ContextOn<On extends Target, Employee extends "required" | undefined> = Context &
  (On extends "store" ? { store: ActingStore } : unknown) &
  (Employee extends "required" ? { employee: ActingEmployee } : unknown);

export type OperationDefinition<
  Input extends z.ZodType,
  Output,
  On extends Target = Target,
  Employee extends "required" | undefined = "required" | undefined,
> = {
  /** `area.verbNoun`, unique. */
  name: string;
  kind: "read" | "write";
  permission: Access;
  on: On;
  employee?: Employee;
  /** The reason to run outside row-level security: sign-in before the caller is known, or work over all stores. */
  asSystem?: string;
  /**
   * The response holds a secret (a code, a token, a whole ID number) and is never stored for a repeated request: it runs
   * again, or is refused where a second secret must not exist.
   */
  secretAnswer?: SecretAnswer;
  /** A longer time limit, for work with a reason to take longer. */
  longestMs?: number;
  /**
   * Exempt from the write limit: signing out, which must always work, and a till's feed, which sends its backlog batch by
   * batch.
   */
  isUnlimited?: true;
  /**
   * A report, an export or a search: people get it from the replica of DATABASE_REPORTS_URL, as far as that has everything
   * they may have seen (decision 73). Not for what a screen decides by.
   */
  mayLag?: true;
  /** `"kept"` plans statements once, for frequent reads of a few rows by key. */
  plans?: Plans;
  /**
   * Everybody of a role, employees apart, gets the same answer, so requests that come together share it. With kept plans
   * only; `run` is called with a caller who has no name and no id.
   */
  isSameForRole?: true;
  input: Input;
  run(context: ContextOn<On, Employee>, input: z.output<Input>): Promise<Output>;
};

export type Operation<Input extends z.ZodType = z.ZodType, Output = unknown> = {
  (request: Request | Context, input: z.input<Input>): Promise<Output>;
  definition: OperationDefinition<Input, Output>;
};

/** People do not wait longer; a slower operation is a bug and must not block others. */
const longestForPeopleMs = 20_000;
/** For jobs and imports, which nobody waits for. */
const longestForProgramMs = 600_000;

const registry = new Map<string, Operation>();

/** Returns all operations, for the permission matrix and the isolation tests. */
export function registeredOperations(): readonly Operation[] {
  return [...registry.values()];
}

/**
 * Defines one thing that a caller may do or read. Order: permission, employee, input, transaction, stored response of a
 * repeated request, `run`, events and jobs, commit. Called with the context of another operation, it joins its transaction.
 *
 * @throws Refusal for everything expected: not signed in, not allowed, invalid input, what `run` refuses
 */
export function operation<
  Input extends z.ZodType,
  Output,
  On extends Target,
  Employee extends "required" | undefined = undefined,
>(definition: OperationDefinition<Input, Output, On, Employee>): Operation<Input, Output> {
  const call = async (request: Request | Context, raw: z.input<Input>): Promise<Output> => {
    if (!request.platform.withoutPermissionChecks) {
      checkAccess(definition, request);
    }
    const input = parse(definition.input, raw);
    if ("sql" in request) {
      return definition.run(narrowContext(definition, request), input);
    }
    try {
      return await runFromRequest(definition, request, input);
    } catch (error) {
      throw error instanceof TooLate ? tookTooLong(definition, request) : error;
    }
  };
  const operationFunction = Object.assign(call, { definition });
  if (registry.has(definition.name)) {
    throw new Error(`Two operations are named ${definition.name}`);
  }
  if (definition.mayLag === true && definition.kind === "write") {
    throw new Error(`${definition.name} changes something, which no replica takes`);
  }
  const problems = findInputProblems(definition.input);
  if (problems.length > 0) {
    throw new Error(`The input of ${definition.name} takes what no shop can mean. ${problems.join("; ")}`);
  }
  registry.set(definition.name, operationFunction as unknown as Operation); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the registry only lists; callers keep the exact type
  return operationFunction;
}

async function runFromRequest<
  Input extends z.ZodType,
  Output,
  On extends Target,
  Employee extends "required" | undefined,
>(
  definition: OperationDefinition<Input, Output, On, Employee>,
  incoming: Request,
  input: z.output<Input>,
): Promise<Output> {
  const request = definition.on === "store" ? incoming : beyondStore(incoming);
  const { database } = request.platform;
  const scope: Scope = definition.asSystem === undefined ? request.scope : "system";
  const limitMs = definition.longestMs ?? (request.system === null ? longestForPeopleMs : longestForProgramMs);
  const run = async (context: Context) => definition.run(narrowContext(definition, context), input);
  if (definition.kind === "read") {
    const read = (context: Context) => withinTime(limitMs, () => run(context));
    const how = { plans: definition.plans, question: questionOf(definition, input), scope, incoming };
    const answer = definition.mayLag === true ? await readOnReplica(request, read, how) : null;
    return answer === null ? readOnPrimary(request, read, how) : answer.value;
  }
  if (definition.isUnlimited !== true) {
    refuseFlood(request);
  }
  return database.transaction(scope, (sql: Sql) => {
    const context = contextFor(request, sql);
    const { name, secretAnswer } = definition;
    return withinTime(limitMs, () => answerOnce(context, { operation: name, input, secretAnswer }, () => run(context)));
  });
}

type How = {
  plans: Plans | undefined;
  question: string | null;
  scope: Scope;
  /** The request as the edge knows it. */
  incoming: Request;
};

/** Null when there is no replica, when it does not have what is needed, and for the program's own work. */
async function readOnReplica<Output>(
  request: Request,
  read: (context: Context) => Promise<Output>,
  { plans, scope, incoming }: How,
): Promise<{ value: Output } | null> {
  const { replica } = request.platform;
  if (replica === undefined || request.system !== null) {
    return null;
  }
  const answer = await replica.read(scope, (sql: Sql) => read(contextFor(request, sql)), plans);
  if (answer !== null && answer.asOf !== null) {
    noteAsOf(incoming, answer.asOf);
  }
  return answer;
}

function readOnPrimary<Output>(
  request: Request,
  read: (context: Context) => Promise<Output>,
  { plans, question, scope }: How,
): Promise<Output> {
  // Reads with kept plans are short, so those of one request share a connection.
  return plans === "kept" && scope !== "system"
    ? readTogether(request, { read, question })
    : request.platform.database.read(scope, (sql: Sql) => read(contextFor(request, sql)), plans);
}

/** What is about the caller alone is not the selected store's. The same request otherwise, whose reads share a connection. */
function beyondStore(request: Request): Request {
  return request.ownScope === undefined ? request : { ...request, scope: request.ownScope };
}

function questionOf({ name, isSameForRole }: { name: string; isSameForRole?: true }, input: unknown): string | null {
  return isSameForRole === true ? `${name} ${JSON.stringify(input)}` : null;
}

/** Checks for jobs too, and when a test turns permission checks off, because `run` relies on its type. */
function narrowContext<On extends Target, Employee extends "required" | undefined>(
  definition: { on: On; employee?: Employee },
  context: Context,
): ContextOn<On, Employee> {
  if (definition.on === "store" && context.store === null) {
    throw notFound("Store");
  }
  if (definition.employee === "required" && context.employee === null) {
    throw employeeNeeded();
  }
  return context as ContextOn<On, Employee>; // oxlint-disable-line typescript/no-unsafe-type-assertion -- just looked at
}

function checkAccess(
  definition: { permission: Access; kind: "read" | "write"; on: Target; employee?: "required" | undefined },
  request: Request,
): void {
  const { permission } = definition;
  if (permission === "public" || request.system !== null) {
    return;
  }
  const { user } = request;
  if (!user) {
    throw notSignedIn();
  }
  if (definition.on === "store" && !request.store) {
    throw notFound("Store");
  }
  if (permission !== "signed-in") {
    refuseUnlessGranted(permission, { ...user, employee: request.employee });
    refuseInTraining({ ...definition, permission }, request);
    refuseUnpaid({ ...definition, permission }, request);
  }
  if (definition.employee === "required" && !request.employee) {
    throw employeeNeeded();
  }
}

/** Logs the operation and returns the refusal, since such a slow operation is a bug. */
function tookTooLong(definition: { name: string; kind: "read" | "write" }, request: Request): Refusal {
  request.platform.log.error(
    { operation: definition.name, requestId: request.requestId },
    "An operation took too long",
  );
  const message =
    definition.kind === "read"
      ? "This took too long. Try again."
      : "This took too long, so nothing was saved. Try again.";
  return new Refusal("took-too-long", { message, status: 503 });
}

function refuseUnlessGranted(permission: Permission, actor: Parameters<typeof personOf>[0]): void {
  const person = personOf(actor);
  if (may(person, permission)) {
    return;
  }
  if (person === "till" && may("employee", permission)) {
    throw employeeNeeded();
  }
  if ((person === "till" || person === "employee") && may("manager", permission)) {
    throw managerNeeded();
  }
  throw forbidden();
}

function parse<Input extends z.ZodType>(schema: Input, raw: z.input<Input>): z.output<Input> {
  const parsed = schema.safeParse(raw, { error: issueText });
  if (parsed.success) {
    return parsed.data;
  }
  const fields: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues) {
    (fields[path.join(".")] ??= []).push(message.replace("{field}", fieldLabel(path)));
  }
  throw invalidInput(fields);
}

/** Derives a label from the input's name, for clients without a form field that has its own label. */
function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === "string") ?? "value";
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
