import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { roles } from "#common/permissions.ts";
import { aRegister, aStore, aUser } from "#tests/kit/people.ts";
import type { TestStore } from "#tests/kit/people.ts";
import { runJobs } from "#tests/kit/run-jobs.ts";
import { aStranger, signedIn, signedInRegister } from "#tests/kit/signed-in.ts";
import type { GraphqlAnswer, Person } from "#tests/kit/signed-in.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let store: TestStore;

beforeAll(async () => {
  program = await testProgram();
});

beforeEach(async () => {
  // After all release notes of this version.
  program.clock.now = new Date("2026-12-01T18:00:00Z");
  store = await aStore(program);
});

afterAll(() => program.stop());

const release = z.object({
  id: z.string(),
  isUnread: z.boolean(),
  isFeedbackOpen: z.boolean(),
  feedback: z.object({ rating: z.string(), body: z.string(), editedAt: z.string().nullable() }).nullable(),
});

async function releasesOf(person: Person): Promise<z.infer<typeof release>[]> {
  const answer = await person.graphql(
    "{ releases { id version title isUnread isFeedbackOpen feedback { rating body editedAt } } }",
  );
  expect(answer.errors).toEqual([]);
  return z.array(release).parse(answer.data?.["releases"]);
}

const unreadOf = async (person: Person): Promise<string[]> =>
  (await releasesOf(person)).filter(({ isUnread }) => isUnread).map(({ id }) => id);

const feedbackOn = async (person: Person, id: string) =>
  (await releasesOf(person)).find((candidate) => candidate.id === id)?.feedback;

const anEmployeeLogin = async (): Promise<Person> =>
  signedIn(program, await aUser(program, { stores: [store] }), { store });
const aTill = async (): Promise<Person> => signedInRegister(program, await aRegister(program, store), store);

function answerWith(
  person: Person,
  given: { rating: string; body?: string; releaseId?: string; mayContact?: boolean },
): Promise<GraphqlAnswer> {
  return person.graphql(
    `mutation ($releaseId: ID!, $rating: FeedbackRating!, $body: String!, $mayContact: Boolean!) {
      giveReleaseFeedback(releaseId: $releaseId, rating: $rating, body: $body, mayContact: $mayContact)
    }`,
    { releaseId: "25-9-2-daybook", body: "", mayContact: false, ...given },
  );
}

const all = ["25-9-2-daybook", "25-9-2-team", "25-9-2-registers"];

test("[UPD-01] software updates need a login and no employee: a register with nobody active reads and answers", async () => {
  const till = await aTill();
  expect((await releasesOf(till)).map(({ id }) => id)).toEqual(all);
  expect((await answerWith(till, { rating: "GOOD" })).errors).toEqual([]);
  expect(await feedbackOn(till, "25-9-2-daybook")).toMatchObject({ rating: "GOOD" });
  const refused = await aStranger(program).graphql("{ releases { id } }");
  expect(refused.errors[0]?.extensions.code).toBe("not-signed-in");
});

test("unread dots are each login's own, and at a till each device's own", async () => {
  const [ana, ben, till, otherTill] = [await anEmployeeLogin(), await anEmployeeLogin(), await aTill(), await aTill()];
  await ana.graphql("mutation { markReleasesRead }");
  await till.graphql(`mutation { markReleasesRead(releaseIds: ["25-9-2-team", "never-was"]) }`);
  expect(await unreadOf(ana)).toEqual([]);
  expect(await unreadOf(ben)).toEqual(all);
  expect(await unreadOf(till)).toEqual(["25-9-2-daybook", "25-9-2-registers"]);
  expect(await unreadOf(otherTill)).toEqual(all);
});

test("marking as read twice is one event, with the releases that were unread", async () => {
  const ana = await anEmployeeLogin();
  const first = await ana.graphql("mutation { markReleasesRead }");
  const second = await ana.graphql("mutation { markReleasesRead }");
  expect([first.data?.["markReleasesRead"], second.data?.["markReleasesRead"]]).toEqual([
    expect.arrayContaining(all),
    [],
  ]);
  const events = await program.owner.query("select payload from events where store_id = $1", [store.id]);
  expect(events.rows).toEqual([{ payload: { releaseIds: expect.arrayContaining(all) } }]);
});

test("feedback is one for each person and release: a second one changes the first, and both reach support", async () => {
  const ana = await anEmployeeLogin();
  await answerWith(ana, { rating: "BAD", body: "The goal jumps" });
  program.clock.pass(3_600_000);
  await answerWith(ana, { rating: "GOOD", body: "  Now it is calm  ", mayContact: true });
  expect(await feedbackOn(ana, "25-9-2-daybook")).toEqual({
    rating: "GOOD",
    body: "Now it is calm",
    editedAt: "2026-12-01T19:00:00.000Z",
  });
  const kept = await program.owner.query("select count(*)::int as rows from release_feedback where at_store_id = $1", [
    store.id,
  ]);
  expect(kept.rows).toEqual([{ rows: 1 }]);
  expect(await runJobs(program)).toContain("emails.send");
  const mails = await program.owner.query(
    "select to_address, subject, text_body from mailbox where account_id = $1 order by id",
    [store.accountId],
  );
  expect(mails.rows).toHaveLength(2);
  expect(mails.rows[1]).toMatchObject({
    to_address: "support@hangtag.test",
    subject: "Good: The day on one page (25.9.2)",
  });
  const mail = String(mails.rows[1]?.text_body);
  expect(mail).toContain("Pat Smith");
  expect(mail).toContain("at Maple Street says: Good.");
  expect(mail).toContain("You may contact them about it.");
  expect(mail).toContain(`Version 25.9.2, device ${ana.headers["x-device-id"]}`);
});

test("feedback of eight days ago stays as it is, feedback of six days ago can be changed", async () => {
  const ana = await anEmployeeLogin();
  await answerWith(ana, { rating: "NEUTRAL" });
  program.clock.pass(6 * 24 * 3_600_000);
  expect((await answerWith(ana, { rating: "GOOD" })).errors).toEqual([]);
  program.clock.pass(2 * 24 * 3_600_000);
  const refused = await answerWith(ana, { rating: "BAD" });
  expect(refused.errors[0]).toMatchObject({ extensions: { code: "feedback-closed" } });
  expect(await feedbackOn(ana, "25-9-2-daybook")).toMatchObject({ rating: "GOOD" });
  expect((await releasesOf(ana))[0]?.isFeedbackOpen).toBe(false);
});

test("a text of 2001 characters and a release that is not there are refused", async () => {
  const ana = await anEmployeeLogin();
  const tooLong = await answerWith(ana, { rating: "GOOD", body: "x".repeat(2001) });
  expect(tooLong.errors[0]?.extensions).toMatchObject({ errors: { body: ["Use 2,000 characters or fewer"] } });
  const unknown = await answerWith(ana, { rating: "GOOD", releaseId: randomUUID() });
  expect(unknown.errors[0]?.extensions.code).toBe("not-found");
  expect((await answerWith(ana, { rating: "GOOD", body: "x".repeat(2000) })).errors).toEqual([]);
});

test("the same feedback sent again after a lost answer is written and mailed once", async () => {
  const ana = (await anEmployeeLogin()).with({ "idempotency-key": randomUUID() });
  await answerWith(ana, { rating: "GOOD" });
  await answerWith(ana, { rating: "GOOD" });
  const events = await program.owner.query(
    "select payload from events where store_id = $1 and name = 'release-feedback.given'",
    [store.id],
  );
  expect(events.rows).toEqual([
    { payload: { releaseId: "25-9-2-daybook", rating: "good", mayContact: false, isEdit: false } },
  ]);
});

test("a support user, whose login belongs to another company, can read and answer too", async () => {
  const user = await aUser(program, { role: roles.support });
  const support = await signedIn(program, user, { store });
  expect((await answerWith(support, { rating: "GOOD" })).errors).toEqual([]);
  await support.graphql("mutation { markReleasesRead }");
  expect(await unreadOf(support)).toEqual([]);
});
