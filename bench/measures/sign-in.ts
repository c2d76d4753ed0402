import { z } from "zod";

const answer = z.object({
  email: z.string(),
  authentication_token: z.string(),
  default_store_id: z.number().nullable(),
});

/** The manager of the first demonstration store: linked to an employee there, so nobody asks for a PIN. */
export const manager = { email: "manager@demo.hangtag.test", password: "hangtag-demo" };

/** The headers with which a signed-in screen asks. */
export async function signInHeaders(url: string, person = manager): Promise<Record<string, string>> {
  const response = await fetch(`${url}/api/vue/auth`, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(person),
  });
  const body = answer.parse(await response.json());
  return {
    "content-type": "application/json",
    accept: "application/json",
    "x-user-email": body.email,
    "x-user-token": body.authentication_token,
    "x-user-store": String(body.default_store_id ?? 1),
  };
}
