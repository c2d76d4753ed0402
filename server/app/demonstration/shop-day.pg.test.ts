import { afterAll, beforeAll, expect, test } from "vitest";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";
import { fillCompany } from "./fill-company.ts";
import { fillShopDay } from "./shop-day.ts";

let program: TestProgram;

beforeAll(async () => {
  program = await testProgram();
});

afterAll(() => program.stop());

test("on a holiday the demonstration's stores are open, as its tills trade, and on an ordinary day as usual", async () => {
  const stores = await fillCompany(program.platform, "America/New_York");
  const openDays = async () => {
    await fillShopDay(program.platform, stores);
    const { rows } = await program.owner.query(
      "select distinct business_date::text, opens_minutes is not null as is_open from store_hour_exceptions order by 1",
    );
    return rows;
  };
  program.clock.now = new Date("2026-11-25T17:00:00Z");
  expect(await openDays()).toEqual([]);
  program.clock.now = new Date("2026-11-26T17:00:00Z");
  const thanksgiving = [{ business_date: "2026-11-26", is_open: true }];
  expect(await openDays()).toEqual(thanksgiving);
  expect(await openDays()).toEqual(thanksgiving);
});

test("the day fills on when a visitor has moved a store's Grand Opening ahead, and its goals are left alone", async () => {
  program.clock.now = new Date("2026-11-29T17:00:00Z");
  const stores = await fillCompany(program.platform, "America/New_York");
  await fillShopDay(program.platform, stores);
  const goals = async () =>
    (await program.owner.query("select store_id, starts_on::text from goal_defaults order by 1, 2")).rows;
  const before = await goals();
  await program.owner.query("update stores set grand_opening_on = '2026-12-12' where number = '24680'");
  program.clock.now = new Date("2026-11-30T17:00:00Z");
  await fillShopDay(program.platform, stores);
  expect(await goals()).toEqual(before);
});
