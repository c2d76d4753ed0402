import { afterAll, beforeAll, expect, test } from "vitest";
import { pino } from "pino";
import { forwardNotices } from "#server/platform/realtime/notice-forwarder.ts";
import type { NoticeForwarder } from "#server/platform/realtime/notice-forwarder.ts";
import { aDaybook, everyDay } from "#tests/kit/a-daybook.ts";
import { aClient, aRealtimeProcess, closeClients, listening, recorded } from "#tests/kit/realtime-kit.ts";
import type { RealtimeProcess } from "#tests/kit/realtime-kit.ts";
import { testProgram } from "#tests/kit/test-program.ts";
import type { TestProgram } from "#tests/kit/test-program.ts";

let program: TestProgram;
let screens: RealtimeProcess;
let forwarder: NoticeForwarder;

beforeAll(async () => {
  program = await testProgram();
  screens = await aRealtimeProcess(program.databaseUrl);
  const log = pino({ level: "silent" });
  forwarder = await forwardNotices({ database: screens.database, realtime: screens.realtime, log });
});

afterAll(async () => {
  closeClients();
  await forwarder.stop();
  await screens.close();
  await program.stop();
});

test("a tick says that its task and the day's counts changed, and leaves goal and sales alone", async () => {
  const book = await aDaybook(program);
  const screen = recorded(await listening(aClient(screens), `private-store-${book.store.id}`));
  const change = (recordKind: string) => expect.objectContaining({ recordKind });
  await book.saveList([{ repeatDays: everyDay }]);
  const [task] = await book.tasks(book.manager);
  // Notices come in order: once the opening of the day is here, what follows is of the tick.
  await expect.poll(() => screen.at(-1)).toEqual(["changed", { changes: [change("TaskDay"), change("DayCounts")] }]);
  const before = screen.length;
  await book.ask(book.amy, "mutation ($id: Uuid!) { tickTask(id: $id) { task { status } } }", { id: task?.id });
  const ofTheTick = ["changed", { changes: [change("Task"), change("DayCounts")] }];
  await expect.poll(() => screen.slice(before)).toEqual([ofTheTick]);
});
