import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Routes, RouteTools } from "#server/platform/http/routes.ts";
import type { Request } from "#server/platform/context/context.ts";
import { Refusal, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { askedOf } from "./asked.ts";
import { identify } from "./identify.ts";
import { changePassword, forgetPassword, resetPassword } from "./password.ts";
import { signOut } from "./sessions.ts";
import { refreshSignIn, signIn, signInRegister, viewOwnUser } from "./sign-in.ts";
import type { SignedInPerson } from "./sign-in.ts";

const credentials = z.union([
  z.object({ device_token: z.string() }),
  z.object({ email: z.string().catch(""), password: z.string().catch("") }),
]);

const passwords = {
  forgot: z.object({ email: z.string() }).catch({ email: "" }),
  reset: z.object({ token: z.string().catch(""), password: z.string().catch("") }),
  change: z.object({ old_password: z.string().catch(""), password: z.string().catch("") }),
};

export const authRoutes: Routes = (http, tools) => {
  http.post("/api/vue/auth", async (asked) => {
    const stranger = await strangerOf(tools, asked);
    const userAgent = asked.headers["user-agent"] ?? null;
    const given = credentials.safeParse(asked.body ?? {}).data;
    const answer =
      given && "device_token" in given
        ? await signInRegister(stranger, { deviceToken: given.device_token, userAgent })
        : await signedInWith(stranger, { given, userAgent });
    if (!answer) {
      throw new Refusal("invalid-sign-in", { message: "Invalid email or password", status: 401 });
    }
    return authAnswer(answer, answer.token);
  });

  http.get("/api/vue/auth", async (asked) => {
    const person = await refreshSignIn(await tools.callerOf(asked), {});
    const { token } = askedOf(asked);
    if (!person || token === null) {
      throw notSignedIn();
    }
    return authAnswer(person, token);
  });

  http.delete("/api/vue/auth", async (asked, reply) => {
    await signOut(await tools.callerOf(asked), {});
    return reply.code(204).send();
  });

  http.get("/api/vue/user", async (asked) => {
    const person = await viewOwnUser(await tools.callerOf(asked), {});
    if (!person) {
      throw notSignedIn();
    }
    const { stores } = person;
    return {
      id: person.id,
      email: person.email,
      default_store_id: person.defaultStoreId,
      account_id: person.accountId,
      full_name: person.fullName,
      role: person.role,
      type: person.type,
      stores,
      employee: person.employee && employeeAnswer(person.employee),
      accessibleStores: stores.map(({ id, name, initials, number, color }) => ({ id, name, initials, number, color })),
    };
  });

  http.post("/api/vue/auth/forgot-password", async (asked) => {
    await forgetPassword(await strangerOf(tools, asked), passwords.forgot.parse(asked.body ?? {}));
    return { message: "If that email has an account, we've sent a link" };
  });

  http.post("/api/vue/auth/reset-password", async (asked) => {
    if (!(await resetPassword(await strangerOf(tools, asked), passwords.reset.parse(asked.body ?? {})))) {
      const message = "Oops! Error has happened while processing your request";
      throw new Refusal("reset-link-not-valid", { message, status: 422 });
    }
    return { message: "Password changed successfully" };
  });

  http.post("/api/vue/auth/change-password", async (asked) => {
    const { old_password: oldPassword, password } = passwords.change.parse(asked.body ?? {});
    if (!(await changePassword(await tools.callerOf(asked), { oldPassword, password }))) {
      throw new Refusal("old-password-wrong", { message: "There was an error processing your request", status: 422 });
    }
    return { message: "Password changed successfully" };
  });
};

async function signedInWith(
  stranger: Request,
  { given, userAgent }: { given: { email: string; password: string } | undefined; userAgent: string | null },
): ReturnType<typeof signIn> {
  const isWhole = given !== undefined && given.email.trim() !== "" && given.password !== "";
  return isWhole ? signIn(stranger, { ...given, userAgent }) : null;
}

/** Who signs in is nobody yet, whatever an older sign-in's headers still say. */
async function strangerOf(tools: RouteTools, asked: FastifyRequest): Promise<Request> {
  const nobody = { email: null, token: null, employeeId: null, storeId: null, deviceToken: null, idempotencyKey: null };
  return { ...(await identify(tools.platform, { ...askedOf(asked), ...nobody })), platform: tools.platform };
}

function authAnswer(person: SignedInPerson, token: string): Record<string, unknown> {
  return {
    email: person.email,
    authentication_token: token,
    id: person.id,
    role: person.role,
    type: person.type,
    user_store_employees: Object.fromEntries(
      person.employees.map((employee) => [
        employee.storeId,
        { employee_id: employee.id, is_manager: employee.isManager },
      ]),
    ),
    default_store_id: person.defaultStoreId,
    account_id: person.accountId,
    support_desk_restore_id: person.supportRestoreId,
    support_desk_external_id: person.supportExternalId,
    support_desk_email: person.supportEmail,
  };
}

function employeeAnswer(employee: SignedInPerson["employees"][number]): Record<string, unknown> {
  return {
    id: employee.id,
    firstName: employee.firstName,
    lastName: employee.lastName,
    fullName: `${employee.firstName} ${employee.lastName}`.trim(),
    avatarUrl: employee.avatarUrl,
    isManager: employee.isManager,
  };
}
