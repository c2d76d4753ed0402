import { z } from "zod";
import type { Routes } from "#server/platform/http/routes.ts";
import type { Request } from "#server/platform/context/context.ts";
import { Refusal, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { readClaims } from "./read-claims.ts";
import { changePassword, forgetPassword, resetPassword } from "./password.ts";
import { signOut } from "./sessions.ts";
import { identifyStranger, signInResponse } from "./sign-in-response.ts";
import { refreshSignIn, signIn, signInRegister, viewOwnUser } from "./sign-in.ts";
import type { SignedInPerson } from "./sign-in.ts";

const credentials = z.union([
  z.object({ device_token: z.string() }),
  z.object({ email: z.string().catch(""), password: z.string().catch("") }),
]);

const passwords = {
  forgot: z.object({ email: z.string() }).catch({ email: "" }),
  reset: z.object({ token: z.string().catch(""), password: z.string().catch("") }).catch({ token: "", password: "" }),
  change: z
    .object({ old_password: z.string().catch(""), password: z.string().catch("") })
    .catch({ old_password: "", password: "" }),
};

export const authRoutes: Routes = (http, tools) => {
  http.post("/api/vue/auth", async (httpRequest) => {
    const stranger = await identifyStranger(tools, httpRequest);
    const userAgent = httpRequest.headers["user-agent"] ?? null;
    const parsed = credentials.safeParse(httpRequest.body ?? {}).data;
    const session =
      parsed && "device_token" in parsed
        ? await signInRegister(stranger, { deviceToken: parsed.device_token, userAgent })
        : await signInByPassword(stranger, { credential: parsed, userAgent });
    if (!session) {
      throw new Refusal("invalid-sign-in", { message: "Invalid email or password", status: 401 });
    }
    return signInResponse(session, session.token);
  });

  http.get("/api/vue/auth", async (httpRequest) => {
    const person = await refreshSignIn(await tools.identifyCaller(httpRequest), {});
    const { token } = readClaims(httpRequest);
    if (!person || token === null) {
      throw notSignedIn();
    }
    return signInResponse(person, token);
  });

  http.delete("/api/vue/auth", async (httpRequest, reply) => {
    await signOut(await tools.identifyCaller(httpRequest), {});
    return reply.code(204).send();
  });

  http.get("/api/vue/user", async (httpRequest) => {
    const person = await viewOwnUser(await tools.identifyCaller(httpRequest), {});
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
      employee: person.employee && employeeResponse(person.employee),
      accessibleStores: stores.map(({ id, name, initials, number, color }) => ({ id, name, initials, number, color })),
    };
  });

  http.post("/api/vue/auth/forgot-password", async (httpRequest) => {
    await forgetPassword(await identifyStranger(tools, httpRequest), passwords.forgot.parse(httpRequest.body ?? {}));
    return { message: "If that email has an account, we've sent a link" };
  });

  http.post("/api/vue/auth/reset-password", async (httpRequest) => {
    if (
      !(await resetPassword(await identifyStranger(tools, httpRequest), passwords.reset.parse(httpRequest.body ?? {})))
    ) {
      const message = "Oops! Error has happened while processing your request";
      throw new Refusal("reset-link-not-valid", { message, status: 422 });
    }
    return { message: "Password changed successfully" };
  });

  http.post("/api/vue/auth/change-password", async (httpRequest) => {
    const { old_password: oldPassword, password } = passwords.change.parse(httpRequest.body ?? {});
    if (!(await changePassword(await tools.identifyCaller(httpRequest), { oldPassword, password }))) {
      throw new Refusal("old-password-wrong", { message: "There was an error processing your request", status: 422 });
    }
    return { message: "Password changed successfully" };
  });
};

async function signInByPassword(
  stranger: Request,
  { credential, userAgent }: { credential: { email: string; password: string } | undefined; userAgent: string | null },
): ReturnType<typeof signIn> {
  const isComplete = credential !== undefined && credential.email.trim() !== "" && credential.password !== "";
  return isComplete ? signIn(stranger, { ...credential, userAgent }) : null;
}

function employeeResponse(employee: SignedInPerson["employees"][number]): Record<string, unknown> {
  return {
    id: employee.id,
    firstName: employee.firstName,
    lastName: employee.lastName,
    fullName: `${employee.firstName} ${employee.lastName}`.trim(),
    avatarUrl: employee.avatarUrl,
    isManager: employee.isManager,
  };
}
