import { expect, test } from "vitest";
import type { PointsBook } from "./loyalty.ts";

export type PointsBookCase = {
  book: PointsBook;
  /** Of a customer who collects points; `stranger` does not. */
  phone: string;
  stranger: string;
  balance: () => Promise<number>;
};

const change = { reason: "Ticket 81442 at Maple Street" };

/** What every book of points must do, an outside service's and our own. */
export function pointsBookContract(name: string, openCase: () => Promise<PointsBookCase>): void {
  const open = async () => {
    const opened = await openCase();
    const account = await opened.book.findAccount(opened.phone);
    return { ...opened, account: account ?? "" };
  };

  test(`${name} finds who collects points by the phone, and nobody else`, async () => {
    const { book, account, stranger } = await open();
    expect(account).not.toBe("");
    expect(await book.findAccount(stranger)).toBeNull();
  });

  test(`${name} adds points once, however often it is asked with one key`, async () => {
    const { book, account, balance } = await open();
    const added = { ...change, account, points: 3, idempotencyKey: "sale 1" };
    const [first, second] = [await book.addPoints(added), await book.addPoints(added)];
    expect(first).not.toBe("");
    expect(second).toBe(first);
    expect(await balance()).toBe(3);
    await book.addPoints({ ...added, idempotencyKey: "sale 2" });
    expect(await balance()).toBe(6);
  });

  test(`${name} adds points once when it is asked twice at the same time`, async () => {
    const { book, account, balance } = await open();
    const added = { ...change, account, points: 5, idempotencyKey: "sale 3" };
    await Promise.all([book.addPoints(added), book.addPoints(added)]);
    expect(await balance()).toBe(5);
  });

  test(`${name} takes points back once, below zero if they were spent`, async () => {
    const { book, account, balance } = await open();
    await book.addPoints({ ...change, account, points: 2, idempotencyKey: "sale 4" });
    const back = { ...change, account, points: 5, idempotencyKey: "return 4" };
    expect(await book.reversePoints(back)).toBe(await book.reversePoints(back));
    expect(await balance()).toBe(-3);
  });
}
