import { screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import type { Session } from "#web/platform/session/session.ts";
import { amyAtWork, refusedWith } from "#tests/kit/web/a-day.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { answersOf, fakeNetwork, openApp, register, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import type { HandoverDay, HandoverSnapshot, SignedHandover } from "./handover.queries.ts";

const network = fakeNetwork();

const page = "/s/1/daybook/handover";

/** A moment of Saturday on which nothing is open. */
const calm: HandoverSnapshot = {
  at: "2026-11-21T23:00:00Z",
  waiting: [],
  notCollected: [],
  openTasks: [],
  skippedTasks: [],
  logToFill: [],
  bins: [],
  textsWaiting: null,
  people: [],
  notes: [],
  goalPercent: null,
  goalGap: null,
  ahead: null,
};
const busy: HandoverSnapshot = {
  ...calm,
  waiting: [{ number: "17", since: "2026-11-21T22:05:00Z" }],
  openTasks: [
    { name: "Lock the doors", list: "Closing", dueAt: "2026-11-22T03:00:00Z", isOverdue: false, isMustDo: true },
    { name: "Call the plumber", list: null, dueAt: null, isOverdue: true, isMustDo: false },
  ],
  skippedTasks: [{ name: "Wash the floor", reason: "SHORT_STAFFED", note: "tomorrow", by: "Amy Jones" }],
  textsWaiting: { count: 2, since: "2026-11-21T21:40:00Z" },
  people: [{ name: "Ben Cole", isOnBreak: true, since: "2026-11-21T22:30:00Z" }],
  bins: [{ bin: "B7", category: "Coats", location: "Sorting" }],
  notes: [{ author: "Amy", body: "Reader 2 is slow" }],
  goalPercent: 621,
  goalGap: -177_600,
  ahead: -40_000,
};
const paper: SignedHandover = {
  id: "00000000-0000-7000-8000-0000000000e1",
  note: "Mrs. Lee is back at 6",
  signedAt: "2026-11-21T21:00:00Z",
  readAt: null,
  from: { employeeId: 8, fullName: "Ben Cole" },
  readBy: null,
  snapshot: calm,
};

type Opened = { day?: Partial<HandoverDay>; session?: Session; search?: string; fakes?: GraphqlFakes };

function openHandover({ day = {}, session = amyAtWork, search = "", fakes = {} }: Opened = {}) {
  const handover = { __typename: "HandoverDay", date: "2026-11-21", now: busy, signed: [], ...day };
  network.answer(
    ...answersOf(session, {
      Handover: () => ({ data: { handover } }),
      Signers: () => ({ data: { employees: [amy, ben, cleo] } }),
      ProveByPin: ({ variables }) => {
        proofs.push(variables);
        return { data: { confirmEmployee: proved(String(variables["employeeId"])) } };
      },
      ...fakes,
    }),
  );
  proofs.length = 0;
  return openApp(`${page}${search}`, session);
}

const proofs: unknown[] = [];
const person = { __typename: "Employee", hasPin: true, clockedIn: false };
const amy = { ...person, id: "7", fullName: "Amy Jones", clockedIn: true };
const ben = { ...person, id: "8", fullName: "Ben Cole" };
const cleo = { ...person, id: "10", fullName: "Cleo Day", hasPin: false };

function proved(id: string) {
  const { fullName } = [amy, ben].find((employee) => employee.id === id) ?? amy;
  return { __typename: "Employee", id, storeId: "1", fullName, isManager: false, safeAvatarUrl: null };
}

function part(card: ReturnType<typeof within>, title: RegExp): HTMLElement {
  return card.getByRole("heading", { name: title, level: 3 }).closest("section") ?? document.body;
}

test("the day as it stands is put together: what waits, what is open and how late, who is there, and the goal", async () => {
  openHandover();
  const now = within(await screen.findByRole("region", { name: "Right now" }));
  expect(part(now, /^Goal/)).toHaveTextContent("62% of the sales goal$1,776 to go$400 behind pace");
  expect(part(now, /^Sellers waiting/)).toHaveTextContent("Buy 17since 4:05 PM");
  expect(part(now, /^Still to do/)).toHaveTextContent(
    "Closing: Lock the doors (must do)due 9:00 PMCall the plumberoverdue",
  );
  expect(part(now, /^Skipped/)).toHaveTextContent("Wash the floor: tomorrowAmy Jones: short-staffed");
  expect(part(now, /^Texts to answer/)).toHaveTextContent("2 customerssince 3:40 PM");
  expect(part(now, /^Here now/)).toHaveTextContent("Ben Coleon break since 4:30 PM");
  expect(part(now, /^Bins being moved/)).toHaveTextContent("B7 Coatsat Sorting");
  expect(part(now, /^Important notes/)).toHaveTextContent("Amy: Reader 2 is slow");
  expect(part(now, /^Ready, not picked up/)).toHaveTextContent("None");
});

test("a pile, a task and a person of an earlier day say the day; so does who read the paper later", async () => {
  const now = {
    ...calm,
    notCollected: [
      { number: "31", since: "2026-11-18T21:00:00Z" },
      { number: "4", since: "2026-11-21T22:05:00Z" },
    ],
    openTasks: [
      { name: "Call the plumber", list: null, dueAt: "2026-11-20T21:00:00Z", isOverdue: true, isMustDo: false },
    ],
    people: [{ name: "Ben Cole", isOnBreak: false, since: "2026-11-20T15:00:00Z" }],
  };
  const signed = [{ ...paper, readAt: "2026-11-22T15:00:00Z", readBy: { employeeId: 7, fullName: "Amy Jones" } }];
  openHandover({ day: { now, signed } });
  const card = within(await screen.findByRole("region", { name: "Right now" }));
  expect(part(card, /^Ready, not picked up/)).toHaveTextContent("Buy 31since Nov 18, 3:00 PMBuy 4since 4:05 PM");
  expect(part(card, /^Still to do/)).toHaveTextContent("Call the plumberdue Nov 20, 3:00 PM");
  expect(part(card, /^Here now/)).toHaveTextContent("Ben Colesince Nov 20, 9:00 AM");
  expect(screen.getByText(/^Read by Amy Jones/)).toHaveTextContent("Nov 22, 9:00 AM");
});

test("a goal that is beaten says by how much; parts that a store does not have are left out", async () => {
  openHandover({ day: { now: { ...calm, goalPercent: 1040, goalGap: 20_000, ahead: 20_000 } } });
  const now = within(await screen.findByRole("region", { name: "Right now" }));
  expect(part(now, /^Goal/)).toHaveTextContent("104% of the sales goal$200 over$200 ahead of pace");
  for (const title of [/^Skipped/, /^Log to fill/, /^Bins being moved/]) {
    expect(now.queryByRole("heading", { name: title })).toBeNull();
  }
});

test("two lines and the own PIN sign the day", async () => {
  const signed: unknown[] = [];
  openHandover({
    fakes: {
      SignHandover: ({ variables }) => {
        signed.push(variables);
        return { data: { signHandover: { __typename: "Handover", id: variables["id"] } } };
      },
    },
  });
  await fill(await screen.findByLabelText("Two lines for the next shift"), "Mrs. Lee is back at 6");
  expect(screen.getByRole("combobox", { name: "Your name" })).toHaveTextContent(/./);
  await userEvent.type(screen.getByLabelText("PIN"), "4816");
  await userEvent.click(screen.getByRole("button", { name: "Sign handover" }));
  expect(await screen.findByText("Handover signed")).toBeInTheDocument();
  expect(proofs).toEqual([{ employeeId: "7", pin: "4816" }]);
  expect(signed).toEqual([{ id: expect.any(String), note: "Mrs. Lee is back at 6" }]);
  expect(screen.getByLabelText("Two lines for the next shift")).toHaveValue("");
  expect(screen.getByLabelText("PIN")).toHaveValue("");
});

test("a wrong PIN is said at its field; nothing is signed and the lines stay", async () => {
  const signed: unknown[] = [];
  openHandover({
    fakes: {
      ProveByPin: refusedWith("That PIN didn't work", { code: "wrong-pin" }),
      SignHandover: ({ variables }) => signed.push(variables),
    },
  });
  await fill(await screen.findByLabelText("Two lines for the next shift"), "Mrs. Lee is back at 6");
  await userEvent.type(screen.getByLabelText("PIN"), "1111{Enter}");
  expect(await screen.findByText("That PIN didn't work")).toBeVisible();
  expect(screen.getByLabelText("PIN")).toBeInvalid();
  expect(screen.getByLabelText("Two lines for the next shift")).toHaveValue("Mrs. Lee is back at 6");
  expect(signed).toEqual([]);
});

test("at a register everybody with a PIN may sign, those at work first", async () => {
  openHandover({ session: register });
  await userEvent.click(await screen.findByRole("combobox", { name: "Your name" }));
  const names = await screen.findAllByRole("option");
  expect(names.map((option) => option.textContent)).toEqual(["Amy Jones", "Ben Cole"]);
});

test("the next lead signs that it is read, and nobody for themselves", async () => {
  const read: unknown[] = [];
  openHandover({
    session: register,
    day: { signed: [paper] },
    fakes: {
      SignHandoverRead: ({ variables }) => {
        read.push(variables);
        return { data: { signHandoverRead: { __typename: "Handover", id: paper.id } } };
      },
    },
  });
  const card = within(await screen.findByRole("region", { name: "Signed by Ben Cole at 3:00 PM" }));
  expect(card.getByText("Mrs. Lee is back at 6")).toBeVisible();
  expect(card.getByText("Not read yet")).toBeVisible();
  const names = await card.findByRole("combobox", { name: "Your name" });
  await userEvent.click(names);
  expect(await screen.findByRole("option", { name: "Amy Jones" })).toBeVisible();
  expect(screen.queryByRole("option", { name: "Ben Cole" })).toBeNull();
  await userEvent.click(screen.getByRole("option", { name: "Amy Jones" }));
  await userEvent.type(card.getByLabelText("PIN"), "4816");
  await userEvent.click(card.getByRole("button", { name: "Sign as read" }));
  expect(await screen.findByText("Handover signed as read")).toBeInTheDocument();
  expect(read).toEqual([{ id: paper.id }]);
});

test("a paper that is read says by whom, and asks for no signature", async () => {
  const readPaper = { ...paper, readAt: "2026-11-21T22:10:00Z", readBy: { employeeId: 7, fullName: "Amy Jones" } };
  openHandover({ day: { now: null, signed: [readPaper] } });
  const card = within(await screen.findByRole("region", { name: /^Signed by Ben Cole/ }));
  expect(card.getByText("Read by Amy Jones, 4:10 PM")).toBeVisible();
  expect(card.queryByRole("button", { name: "Sign as read" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Sign handover" })).toBeNull();
});

test("a day before without a paper says so, and the way back leads to that day", async () => {
  openHandover({ day: { date: "2026-11-14", now: null }, search: "?date=2026-11-14" });
  expect(await screen.findByText("No handover on this day")).toBeVisible();
  expect(screen.getByRole("link", { name: "Day" })).toHaveAttribute("href", "/s/1/daybook/2026-11-14");
});

test("one press prints it", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  openHandover();
  await userEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
});

test("a device without a connection says so", async () => {
  network.answer(...withoutConnection(amyAtWork));
  openApp(page, amyAtWork);
  expect(await screen.findByText("This device is offline")).toBeVisible();
});
