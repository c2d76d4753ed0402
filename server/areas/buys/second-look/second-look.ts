/** The second look: once a day another buyer sorts five pieces of a finished buy again, without the first answers. */
import { z } from "zod";
import type { BusinessDate } from "#common/business-date.ts";
import { secondLookAnswered, secondLookStarted } from "#server/events/buys.ts";
import type { StoreContext } from "#server/platform/context/context.ts";
import { operation } from "#server/platform/operations/operation.ts";
import { findBusinessDate } from "#server/platform/pos/business-dates.db.ts";
import { forbidden, notFound } from "#server/platform/refusals/refusal.ts";
import * as db from "./second-look.db.ts";
import type { LookHead, LookPiece } from "./second-look.db.ts";

/** A first answer is null until all five second ones are given: nobody reads it before. */
export type ShownPiece = Omit<LookPiece, "wasTaken"> & { wasTaken: boolean | null };
export type SecondLook = LookHead & { pieces: ShownPiece[] };

export type SecondLookDay = {
  look: SecondLook | null;
  /** What the day's look would be about; null where no finished buy fits, or the day has its look. */
  candidate: { buyNumber: string; buyerName: string } | null;
};

/** The day's second look as far as it has come, or the buy that it would be about. */
export const viewSecondLook = operation({
  name: "buys.viewSecondLook",
  kind: "read",
  permission: "buys:view",
  on: "store",
  input: z.object({}),
  async run(context): Promise<SecondLookDay> {
    const day = await dayOf(context);
    const look = await loadLook(context, day.date);
    if (look !== null) {
      return { look, candidate: null };
    }
    const buy = await db.findLookBuy(context.sql, { ...day, employeeId: context.employee?.id ?? null });
    return { look, candidate: buy && { buyNumber: buy.number, buyerName: buy.buyerName } };
  },
});

/** Begins the day's look, or returns it where it is begun. */
export const startSecondLook = operation({
  name: "buys.startSecondLook",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    /** Made by the client, so that sending it again begins no second one. */
    id: z.uuid(),
  }),
  async run(context, { id }): Promise<SecondLook> {
    const day = await dayOf(context);
    const begun = await loadLook(context, day.date);
    if (begun !== null) {
      return begun;
    }
    const employeeId = context.employee.id;
    const buy = await db.findLookBuy(context.sql, { ...day, employeeId });
    if (buy === null) {
      throw notFound("Buy");
    }
    if (await db.insertLook(context.sql, { ...day, id, buy, employeeId, at: context.now })) {
      await db.insertLookPieces(context.sql, { storeId: day.storeId, lookId: id, posBuyId: buy.posBuyId });
      await context.emit(secondLookStarted, { name: buy.number }, { kind: "SecondLook", id });
    }
    return await getLook(context, day.date);
  },
});

/** Takes all five answers at once from the person who has begun it. A look that is answered stays as it is. */
export const answerSecondLook = operation({
  name: "buys.answerSecondLook",
  kind: "write",
  permission: "buys:check-in",
  on: "store",
  employee: "required",
  input: z.object({
    id: z.uuid(),
    /** Taken or not, in the order of the pieces. */
    answers: z.array(z.boolean()).length(5),
  }),
  async run(context, { id, answers }): Promise<SecondLook> {
    const { storeId, date } = await dayOf(context);
    const look = await loadLook(context, date);
    if (look === null || look.id !== id) {
      throw notFound("Second look");
    }
    if (look.employeeId !== context.employee.id) {
      throw forbidden();
    }
    if (await db.saveAnswers(context.sql, { storeId, id, answers, at: context.now })) {
      const pieces = await db.listLookPieces(context.sql, { storeId, lookId: id });
      const agreed = pieces.filter(({ wasTaken, isTakenAgain }) => wasTaken === isTakenAgain).length;
      await context.emit(secondLookAnswered, { name: look.buyNumber, agreed }, { kind: "SecondLook", id });
    }
    return await getLook(context, date);
  },
});

async function dayOf(context: StoreContext): Promise<{ storeId: number; date: BusinessDate }> {
  const storeId = context.store.id;
  return { storeId, date: await findBusinessDate(context.sql, { storeId, at: context.now }) };
}

async function getLook(context: StoreContext, date: BusinessDate): Promise<SecondLook> {
  const look = await loadLook(context, date);
  if (look === null) {
    throw notFound("Second look");
  }
  return look;
}

async function loadLook(context: StoreContext, date: BusinessDate): Promise<SecondLook | null> {
  const storeId = context.store.id;
  const head = await db.findLook(context.sql, { storeId, date });
  if (head === null) {
    return null;
  }
  const pieces = await db.listLookPieces(context.sql, { storeId, lookId: head.id });
  const isAnswered = head.answeredAt !== null;
  return {
    ...head,
    pieces: pieces.map((piece) => (isAnswered ? piece : { ...piece, wasTaken: null, passReason: null })),
  };
}
