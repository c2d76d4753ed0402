import { z } from "zod";
import { inputText } from "#common/inputs/input-ranges.ts";
import { viewAbout } from "#server/areas/settings/settings.ts";
import { releaseFeedbackGiven, releasesRead } from "#server/events/software-updates.ts";
import { postMail } from "#server/platform/emails/post-mail.ts";
import { listFeatures } from "#server/platform/features/features.ts";
import type { Context, StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { Refusal, notFound, notSignedIn } from "#server/platform/refusals/refusal.ts";
import { feedbackDocument } from "./feedback-mail.ts";
import { readReleaseNotes } from "./release-notes.ts";
import { feedbackClosesAt, isFeedbackOpen, releasesFor } from "./releases.rules.ts";
import type { Release } from "./releases.rules.ts";
import * as db from "./software-updates.db.ts";

const releaseNotes = readReleaseNotes();

export type ReaderRelease = Release & {
  isUnread: boolean;
  feedback: (db.Feedback & { closesAt: Date }) | null;
  /** False once seven days have passed since feedback was given. */
  isFeedbackOpen: boolean;
};

/** The releases that concern this store and company, newest first, with what this login or register did with them. */
export const listReleases = operation({
  name: "softwareUpdates.listReleases",
  kind: "read",
  permission: "software-updates:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<ReaderRelease[]> {
    const reader = readerOf(context);
    const releases = await releasesOf(context);
    const read = new Set(await db.listReadReleaseIds(context.sql, reader));
    const feedback = new Map((await db.listFeedback(context.sql, reader)).map((given) => [given.releaseId, given]));
    return releases.map((release) => {
      const given = feedback.get(release.id) ?? null;
      return {
        ...release,
        isUnread: !read.has(release.id),
        feedback: given && { ...given, closesAt: feedbackClosesAt(given.givenAt) },
        isFeedbackOpen: isFeedbackOpen(given?.givenAt ?? null, context.now),
      };
    });
  },
});

/** Marks all releases read, or those with the ids. Returns the ones that were unread until now. */
export const markReleasesRead = operation({
  name: "softwareUpdates.markReleasesRead",
  kind: "write",
  permission: "software-updates:view",
  on: "store",
  input: z.object({ releaseIds: z.array(inputText.max(80)).max(200).nullish() }),
  async run(context, { releaseIds }): Promise<string[]> {
    const releases = await releasesOf(context);
    const idsToMark = releases.map(({ id }) => id).filter((id) => releaseIds?.includes(id) ?? true);
    const read = await db.insertReads(context.sql, { ...readerOf(context), releaseIds: idsToMark, now: context.now });
    if (read.length > 0) {
      await context.emit(releasesRead, { releaseIds: read });
    }
    return read;
  },
});

/** One for each login or register and release; it goes to support and may be changed for seven days. */
export const giveReleaseFeedback = operation({
  name: "softwareUpdates.giveReleaseFeedback",
  kind: "write",
  permission: "software-updates:view",
  on: "store",
  input: z.object({
    releaseId: inputText.max(80),
    rating: z.enum(["good", "neutral", "bad"], { error: "Choose a rating" }),
    body: inputText.trim().max(2000, "Use 2,000 characters or fewer"),
    mayContact: z.boolean(),
  }),
  async run(context, { releaseId, rating, body, mayContact }): Promise<{ releaseId: string }> {
    const release = (await releasesOf(context)).find(({ id }) => id === releaseId);
    if (!release) {
      throw notFound("Release");
    }
    const reader = readerOf(context);
    const givenAt = await db.findFeedbackTime(context.sql, { ...reader, releaseId });
    if (!isFeedbackOpen(givenAt, context.now)) {
      throw new Refusal("feedback-closed", { message: "Feedback closes after 7 days" });
    }
    const { appVersion, deviceId, now } = context;
    const given = { releaseId, rating, body, mayContact };
    await db.saveFeedback(context.sql, {
      ...reader,
      ...given,
      storeId: context.store.id,
      appVersion,
      deviceId,
      now,
    });
    await context.emit(
      releaseFeedbackGiven,
      { releaseId, rating, mayContact, isEdit: givenAt !== null },
      { kind: "Release", id: releaseId },
    );
    await emailSupport(context, { release, rating, body, mayContact });
    return { releaseId };
  },
});

async function emailSupport(
  context: StoreContext,
  given: { release: Release; rating: db.Rating; body: string; mayContact: boolean },
): Promise<void> {
  const { supportContactAddress: to } = await viewAbout(context, {});
  const { user, appVersion, deviceId } = context;
  if (to === null || !user) {
    return;
  }
  const { name, accountId } = context.store;
  const from = { fullName: user.fullName, email: user.email };
  const document = feedbackDocument({ ...given, from, store: name, appVersion, deviceId });
  await postMail(context, { accountId, to, document });
}

async function releasesOf(context: StoreContext): Promise<Release[]> {
  const flags = await listFeatures(context, {});
  const brandKind = await db.findBrandKind(context.sql, context.store.id);
  const flagsOn = flags.filter(({ value }) => value === true).map(({ feature }) => feature);
  return releasesFor(releaseNotes, { brandKind, flagsOn }, context.now);
}

function readerOf({ user }: Context): { accountId: number; userId: number } {
  if (!user) {
    throw notSignedIn();
  }
  return { accountId: user.accountId, userId: user.id };
}
