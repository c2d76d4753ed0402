import { afterAll, beforeAll, expect, test } from "vitest";
import { aStore, aUser, testPassword } from "#tests/kit/people.ts";
import type { TestUser } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStranger, recordOf, signedIn } from "#tests/kit/signed-in.ts";
import type { HttpAnswer } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});
afterAll(() => program.stop());

const sameAnswer = { message: "If that email has an account, we've sent a link" };
const oops = "Oops! Error has happened while processing your request";

function forget(email: string): Promise<HttpAnswer> {
  return aStranger(program).call({ method: "POST", path: "/api/vue/auth/forgot-password", body: { email } });
}

function reset(token: string, password = "a good long one 7"): Promise<HttpAnswer> {
  return aStranger(program).call({ method: "POST", path: "/api/vue/auth/reset-password", body: { token, password } });
}

async function mailsTo(user: TestUser): Promise<{ subject: string; text: string; html: string }[]> {
  await runJobs(program);
  const mails = await program.owner.query(
    `select subject, text_body as text, html_body as html from mailbox where to_address = $1 order by created_at desc, id desc`,
    [user.email],
  );
  return mails.rows;
}

const tokenIn = (text: string | undefined): string => /reset-password\?token=([\w-]{43})/.exec(text ?? "")?.[1] ?? "";

/** Returns the token of the newest mail that has one; a warning about wrong passwords may be newer and has none. */
const newestTokenIn = (mails: readonly { text: string }[]): string =>
  mails.map(({ text }) => tokenIn(text)).find((token) => token !== "") ?? "";

test("known and unknown addresses get the same response, and only the known one gets a mail", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  expect((await forget("nobody@hangtag.test")).body).toEqual(sameAnswer);
  expect((await forget(user.email)).body).toEqual(sameAnswer);
  const [mail, ...others] = await mailsTo(user);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Choose a new password");
  expect(mail?.html).toContain(tokenIn(mail?.text));
  const all = await program.owner.query("select count(*)::int as mails from mailbox");
  expect(all.rows).toEqual([{ mails: 1 }]);
});

test("[ACC-15] a link works once and for an hour, and signs out everywhere", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const person = await signedIn(program, user, { store });
  await forget(user.email);
  const token = tokenIn((await mailsTo(user))[0]?.text);
  const wrong = await reset("x".repeat(43));
  expect([wrong.status, recordOf(wrong.body)["message"]]).toEqual([422, oops]);
  expect(recordOf((await reset(token, "short")).body)["errors"]).toEqual({ password: ["Use at least 10 characters"] });
  expect((await reset(token)).status).toBe(200);
  expect(recordOf((await reset(token)).body)["message"]).toBe(oops);
  expect((await person.call({ path: "/api/vue/user" })).status).toBe(401);
  await signedIn(program, user, { store, password: "a good long one 7" });
  await expect(signedIn(program, user, { store, password: testPassword })).rejects.toThrow("refused");
  const history = await program.owner.query("select user_id, payload from events where name = 'user.password-reset'");
  expect(history.rows).toContainEqual({ user_id: user.id, payload: { userId: user.id } });

  program.clock.pass(2 * 3_600_000);
  await forget(user.email);
  const late = tokenIn((await mailsTo(user))[0]?.text);
  program.clock.pass(3_600_000);
  expect((await reset(late)).status).toBe(422);
});

test("a list in place of the link and the password is refused as if both were missing", async () => {
  const answer = await aStranger(program).call({ method: "POST", path: "/api/vue/auth/reset-password", body: [] });
  expect([answer.status, Object.keys(recordOf(recordOf(answer.body)["errors"]))]).toEqual([422, ["token", "password"]]);
});

test("at most five reset mails go out per hour, and the response stays the same", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  program.clock.pass(86_400_000);
  for (let time = 0; time < 8; time += 1) {
    expect((await forget(user.email)).body).toEqual(sameAnswer);
  }
  expect(await mailsTo(user)).toHaveLength(5);
});

test("a mailed reset lifts the wait after wrong passwords, wherever it was", async () => {
  const store = await aStore(program);
  const user = await aUser(program, { stores: [store] });
  const deviceId = "0192f0c1-2f4b-4a00-8000-00000000000b";
  for (let time = 0; time < 10; time += 1) {
    await expect(signedIn(program, user, { store, deviceId, password: "wrong" })).rejects.toThrow("refused");
  }
  await expect(signedIn(program, user, { store, deviceId })).rejects.toThrow("refused");
  await forget(user.email);
  expect((await reset(newestTokenIn(await mailsTo(user)))).status).toBe(200);
  await signedIn(program, user, { store, deviceId, password: "a good long one 7" });
});
