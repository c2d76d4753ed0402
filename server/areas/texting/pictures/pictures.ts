/** Pictures that customers send: fetched from the texting service, kept for a while, shown to who may read the texts. */
import { z } from "zod";
import { count, inputBase64 } from "#common/inputs/input-ranges.ts";
import { pictureTypeOf } from "#common/picture-type.ts";
import { texting } from "#server/adapters/texting/texting.ts";
import type { FetchedMedia } from "#server/adapters/texting/texting.ts";
import type { StoreContext, StoreRequest } from "#server/platform/context/context.ts";
import { sendNotice } from "#server/platform/events/send-notice.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./pictures.db.ts";
import type { FetchOutcome } from "./pictures.db.ts";
import { fetchPicturesJob } from "./pictures.jobs.ts";

const mostBytes = 5 * 1024 * 1024;
const longestBase64 = Math.ceil(mostBytes / 3) * 4;
/** A text has ten at most. */
const lastPlace = 9;
const keptDays = 180;
const dayMs = 86_400_000;

/** Notes what came with a text; it is fetched in a job of its own, so that a slow picture holds no text up. */
export async function expectPictures(
  context: StoreContext,
  { messageId, media, at }: { messageId: string; media: readonly { url: string }[]; at: Date },
): Promise<void> {
  const storeId = context.store.id;
  const pictures = media
    .slice(0, lastPlace + 1)
    .map(({ url: sourceUrl }, place) => ({ storeId, messageId, place, sourceUrl, receivedAt: at }));
  if (pictures.length > 0) {
    await db.insertWaiting(context.sql, pictures);
    await context.addJob(fetchPicturesJob, { storeId, messageId });
  }
}

/** Fetches one after the other, each call between two transactions. What fails is tried again by the job. */
export async function fetchPictures(request: StoreRequest, { messageId }: { messageId: string }): Promise<void> {
  const open = request.platform.services.findProgramWide(texting);
  if (open === null) {
    throw new Error("This program has no texting service, so the picture waits");
  }
  for (const { place, sourceUrl: url } of await listWaitingPictures(request, { messageId })) {
    const outcome = outcomeOf(await open.service.fetchMedia({ url, mostBytes }));
    const picture = outcome.bytes?.toString("base64") ?? null;
    await keepPicture(request, { messageId, place, isMissing: outcome.state === "missing", picture });
  }
}

function outcomeOf(media: FetchedMedia): FetchOutcome {
  if (media.kind === "gone") {
    return { state: "missing", mediaType: null, bytes: null };
  }
  const mediaType = media.kind === "file" ? pictureTypeOf(media.bytes) : null;
  // What a picture is says its content: any sender can write any type beside it.
  return media.kind === "file" && mediaType !== null && mediaType !== "image/webp"
    ? { state: "kept", mediaType, bytes: media.bytes }
    : { state: "unsupported", mediaType: null, bytes: null };
}

const ofMessage = { messageId: z.uuid() };

const listWaitingPictures = operation({
  name: "texting.listWaitingPictures",
  kind: "read",
  permission: "texting:settings",
  on: "store",
  input: z.object(ofMessage),
  run: ({ sql, store }, { messageId }) => db.listWaiting(sql, { storeId: store.id, messageId }),
});

const place = count.max(lastPlace);

const keepPicture = operation({
  name: "texting.keepPicture",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({
    ...ofMessage,
    place,
    isMissing: z.boolean(),
    /** Null for what is not shown. */
    picture: inputBase64.max(longestBase64).nullable(),
  }),
  async run(context, { messageId, place: at, isMissing, picture }): Promise<void> {
    const media = isMissing
      ? ({ kind: "gone" } as const)
      : ({ kind: "file", bytes: Buffer.from(picture ?? "", "base64") } as const);
    const key = { storeId: context.store.id, messageId, place: at };
    const threadId = await db.saveFetched(context.sql, { ...key, ...outcomeOf(media) });
    if (threadId !== null) {
      await sendNotice(context, { name: "text.changed", recordKind: "TextThread", recordId: threadId });
    }
  },
});

export const viewTextPicture = operation({
  name: "texting.viewPicture",
  kind: "read",
  permission: "texting:view",
  on: "store",
  input: z.object({ ...ofMessage, place }),
  async run({ sql, store }, { messageId, place: at }): Promise<{ mediaType: string; bytes: Buffer }> {
    const picture = await db.findKept(sql, { storeId: store.id, messageId, place: at });
    if (picture === null) {
      throw notFound("Picture");
    }
    return picture;
  },
});

/** Deletes what is older than 180 days, and starts once more on what could not be fetched. */
export const tendPictures = operation({
  name: "texting.tendPictures",
  kind: "write",
  permission: "texting:settings",
  on: "store",
  input: z.object({}),
  async run(context): Promise<void> {
    const storeId = context.store.id;
    await db.deleteOlder(context.sql, { storeId, than: new Date(context.now.getTime() - keptDays * dayMs) });
    for (const messageId of await db.listWaitingMessages(context.sql, storeId)) {
      await context.addJob(fetchPicturesJob, { storeId, messageId });
    }
  },
});
