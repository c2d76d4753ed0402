import type { z } from "zod";
import { issueText } from "#common/inputs/issue-text.ts";
import { may, personOf } from "#common/permissions.ts";
import type { Permission } from "#common/permissions.ts";
import type { Plans, Scope, Sql } from "#server/platform/db/db.ts";
import { TooLate, withinTime } from "#server/platform/db/too-late.ts";
import { contextFor } from "#server/platform/context/context-for.ts";
import type { ActingEmployee, ActingStore, Context, Request } from "#server/platform/context/context.ts";
import { answerOnce } from "./idempotency.ts";
import type { SecretAnswer } from "./idempotency.ts";
import { inputProblems } from "./input-rules.ts";
import {
  Refusal,
  employeeNeeded,
  forbidden,
  invalidInput,
  managerNeeded,
  notFound,
  notSignedIn,
} from "#server/platform/refusals/refusal.ts";
import { readTogether } from "./read-together.ts";
import { refuseFlood } from "./write-limit.ts";

/** `public`: nobody needs to be known. `signed-in`: any login, whatever its role. */
export type Access = Permission | "public" | "signed-in";

/** What the caller must have chosen: a store, or nothing but a login (or nothing at all). */
type Place = "store" | "account" | "nobody";

/** What `run` is handed: the store and the employee are there where the operation asks for them. */
type ContextOn<On extends Place, Employee extends "required" | undefined> = Context &
  (On extends "store" ? { store: ActingStore } : unknown) &
  (Employee extends "required" ? { employee: ActingEmployee } : unknown);

export type OperationDefinition<
  Input extends z.ZodType,
  Output,
  On extends Place = Place,
  Employee extends "required" | undefined = "required" | undefined,
> = {
  /** `area.verbNoun`, unique. */
  name: string;
  kind: "read" | "write";
  permission: Access;
  on: On;
  employee?: Employee;
  /** Runs without row-level security's limits: sign-in before anybody is known, and work over all stores. */
  asSystem?: string;
  /**
   * The answer holds a secret (a code, a token, a whole ID number) and is never kept for a request that comes again with
   * its key: such a request runs again, or is refused where a second secret would be one too many.
   */
  secretAnswer?: SecretAnswer;
  /** Above the usual limit of time, for work that has a reason to take longer. */
  longestMs?: number;
  /**
   * Not held by the limit on a login's writes: what must always be possible (signing out), and a till's feed, which is
   * behind by as much as it was away and sends its batches one after the other.
   */
  isUnlimited?: true;
  /** For a read that fetches few rows by their keys, often: its statements are planned once, not each time. */
  plans?: Plans;
  input: Input;
  run(context: ContextOn<On, Employee>, input: z.output<Input>): Promise<Output>;
};

export type Operation<Input extends z.ZodType = z.ZodType, Output = unknown> = {
  (request: Request | Context, input: z.input<Input>): Promise<Output>;
  definition: OperationDefinition<Input, Output>;
};

/** Nobody waits longer at a counter; what takes longer is a fault, and must not keep the others waiting too. */
const longestForPeopleMs = 20_000;
/** For jobs and imports, where nobody stands and waits. */
const longestForProgramMs = 600_000;

const registry = new Map<string, Operation>();

/** Everything a person or program can do here, for the permission matrix and the proof of isolation. */
export function registeredOperations(): readonly Operation[] {
  return [...registry.values()];
}

/**
 * One thing that someone may do or ask. In this order: permission, employee, input, transaction, the answer of an earlier
 * same request, `run`, events and jobs, commit. Called with a context inside another operation it joins its transaction.
 *
 * @throws Refusal for everything expected: not signed in, not allowed, input that does not fit, what `run` refuses
 */
export function operation<
  Input extends z.ZodType,
  Output,
  On extends Place,
  Employee extends "required" | undefined = undefined,
>(definition: OperationDefinition<Input, Output, On, Employee>): Operation<Input, Output> {
  const call = async (request: Request | Context, raw: z.input<Input>): Promise<Output> => {
    if (!request.platform.withoutPermissionChecks) {
      allow(definition, request);
    }
    const input = parse(definition.input, raw);
    if ("sql" in request) {
      return definition.run(contextOn(definition, request), input);
    }
    try {
      return await enter(definition, request, input);
    } catch (error) {
      throw error instanceof TooLate ? tookTooLong(definition, request) : error;
    }
  };
  const made = Object.assign(call, { definition });
  if (registry.has(definition.name)) {
    throw new Error(`Two operations are named ${definition.name}`);
  }
  const problems = inputProblems(definition.input);
  if (problems.length > 0) {
    throw new Error(`The input of ${definition.name} takes what no shop can mean. ${problems.join("; ")}`);
  }
  registry.set(definition.name, made as unknown as Operation); // oxlint-disable-line typescript/no-unsafe-type-assertion -- the registry only lists; callers keep the exact type
  return made;
}

async function enter<Input extends z.ZodType, Output, On extends Place, Employee extends "required" | undefined>(
  definition: OperationDefinition<Input, Output, On, Employee>,
  request: Request,
  input: z.output<Input>,
): Promise<Output> {
  const { database } = request.platform;
  const scope: Scope = definition.asSystem === undefined ? request.scope : "system";
  const limitMs = definition.longestMs ?? (request.system === null ? longestForPeopleMs : longestForProgramMs);
  const run = async (context: Context) => definition.run(contextOn(definition, context), input);
  if (definition.kind === "read") {
    const read = (context: Context) => withinTime(limitMs, () => run(context));
    // A read that is planned once is short, so the others of its request need no connection of their own.
    return definition.plans === "kept" && scope !== "system"
      ? readTogether(request, read)
      : database.read(scope, (sql: Sql) => read(contextFor(request, sql)), definition.plans);
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

/** Holds for jobs too, and where a test has switched the permission checks off: `run` relies on what its type says. */
function contextOn<On extends Place, Employee extends "required" | undefined>(
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

function allow(
  definition: { permission: Access; on: Place; employee?: "required" | undefined },
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
  }
  if (definition.employee === "required" && !request.employee) {
    throw employeeNeeded();
  }
}

/** Told to the person, and to us: an operation that needs so long has a fault. */
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

/** A form shows the sentence under a field with a label of its own; elsewhere the input's name has to do. */
function fieldLabel(path: readonly PropertyKey[]): string {
  const name = path.findLast((part) => typeof part === "string") ?? "value";
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
