import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import { refusedWith } from "#tests/kit/web/a-day.ts";
import {
  countsAnswer,
  listedThread,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf, withoutConnection } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const page = "/s/1/texting";
const patient = { timeout: 20_000 };
const terrellId = "01970000-0000-7000-8000-0000000000a2";

const terrell = listedThread({
  ...{ id: terrellId, phone: "+16145550120", customerName: "Terrell Boone", needsReply: false, hasFailed: true },
  ...{ lastFailure: "landline", lastBody: "Number 11 is ready", isLastIncoming: false, lastAuthor: "Priya" },
});

function openInbox(threads: readonly ReturnType<typeof listedThread>[], fakes: GraphqlFakes = {}, path = page) {
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer(threads),
      TextCounts: () => countsAnswer({ unread: 3, needsReply: 4, failed: 1, all: 38 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer(),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      ...fakes,
    }),
  );
  return openApp(path, ana);
}

test("the list says who wrote what and what to do about it, and opens a conversation", async () => {
  const stranger = { id: "01970000-0000-7000-8000-0000000000a3", phone: "+16145550177", customerName: null };
  const app = openInbox([
    listedThread({ unreadCount: 2 }),
    terrell,
    listedThread({ ...stranger, needsReply: false, optedOutAt: "2026-11-03T20:00:00Z" }),
  ]);
  const list = await screen.findByRole("region", { name: "Conversations" }, patient);
  const row = await within(list).findByRole("link", { name: /Dana Whitfield/ }, patient);
  expect(row).toHaveTextContent(/unread.*Dana Whitfield.*Can I still use my coupon\?.*2 new/);
  expect(within(list).getByRole("link", { name: /Terrell/ })).toHaveTextContent(/Not delivered: a landline.*Failed/);
  expect(within(list).getByRole("link", { name: /\(614\) 555-0177/ })).toHaveTextContent("Opted out");
  await userEvent.click(row);
  await waitFor(() => expect(app.at()).toBe(`${page}/${threadId}/show`));
});

test("a phone that a family shares shows all its names", async () => {
  openInbox([listedThread({ sharedWith: ["Omar Whitfield"] })]);
  const list = await screen.findByRole("region", { name: "Conversations" }, patient);
  expect(await within(list).findByRole("link", { name: /Dana Whitfield, Omar Whitfield/ }, patient)).toBeVisible();
});

test("how long a customer waits is counted while the store is open", async () => {
  const before = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const { textingStatus } = statusAnswer().data;
  const openTimes = [{ __typename: "OpenTime", opensAt: before(120.5), closesAt: before(-60) }];
  const overnight = { id: terrellId, customerName: "Terrell Boone", waitingSince: before(700) };
  openInbox([listedThread({ waitingSince: before(29.5) }), listedThread(overnight)], {
    TextingStatus: () => ({ data: { textingStatus: { ...textingStatus, openTimes } } }),
  });
  const list = await screen.findByRole("region", { name: "Conversations" }, patient);
  const dana = await within(list).findByRole("link", { name: /Dana Whitfield/ }, patient);
  await waitFor(() => expect(dana).toHaveTextContent("Reply, 29 min"));
  expect(within(list).getByRole("link", { name: /Terrell/ })).toHaveTextContent("Reply, 2 hr");
});

test("calls stand in the list: a missed one asks to text back, an answered one says how long it was", async () => {
  const answered = { id: terrellId, customerName: "Terrell Boone", lastCallSeconds: 190, needsReply: false };
  const call = { lastBody: "", lastKind: "call", unreadCount: 1 };
  openInbox([listedThread(call), listedThread({ ...call, ...answered, unreadCount: 0 })]);
  expect(await screen.findByRole("link", { name: /Dana Whitfield/ }, patient)).toHaveTextContent(
    /Missed callText back$/,
  );
  expect(screen.getByRole("link", { name: /Terrell/ })).toHaveTextContent(/Call answered, 3 min$/);
});

test("[TXT-02] a filter and a search are asked of the server, and stand in the address", async () => {
  const app = openInbox([listedThread()]);
  const filters = await screen.findByRole("navigation", { name: "Filters" }, patient);
  await userEvent.click(await within(filters).findByRole("link", { name: /Needs reply\s*4/ }));
  await userEvent.type(screen.getByRole("searchbox", { name: "Search texts" }), "coupon");
  const filter = JSON.stringify({ filter: "needs_reply", text: "coupon" });
  await waitFor(() => expect(requestsOf("TextThreads")).toContainEqual(expect.objectContaining({ filter })));
  expect(app.at()).toBe(`${page}?filter=needs_reply&q=coupon`);
  expect(within(filters).getByRole("link", { name: /^All/ })).not.toHaveAttribute("aria-current");
});

test("the arrow keys move through the list", async () => {
  openInbox([listedThread(), terrell]);
  const first = await screen.findByRole("link", { name: /Dana Whitfield/ }, patient);
  first.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(screen.getByRole("link", { name: /Terrell Boone/ })).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  expect(first).toHaveFocus();
});

test("the arrow keys find the list from the page and from its search, and leave other fields alone", async () => {
  openInbox([listedThread(), terrell]);
  const first = await screen.findByRole("link", { name: /Dana Whitfield/ }, patient);
  expect(document.body).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(first).toHaveFocus();
  const search = screen.getByRole("searchbox", { name: "Search texts" });
  search.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect(search).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  expect(first).toHaveFocus();
  const everything = screen.getByRole("combobox", { name: "Search" });
  everything.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(everything).toHaveFocus();
});

test("[TXT-04] the menu counts unread conversations", async () => {
  openInbox([listedThread()]);
  const place = await screen.findByRole("link", { name: /^Texts/ }, patient);
  await waitFor(() => expect(place).toHaveAccessibleName(/3/), patient);
});

test("a store that may not send yet hears why, above its texts", async () => {
  openInbox([listedThread()], { TextingStatus: () => statusAnswer("brand_pending") });
  const words = "Texting is waiting for carrier approval of your company. You can read texts but not send.";
  expect(await screen.findByText(words, {}, patient)).toBeVisible();
  expect(await screen.findByRole("link", { name: /Dana Whitfield/ })).toBeVisible();
});

test("an empty list teaches, and a search without a hit says what to try", async () => {
  openInbox([]);
  expect(await screen.findByText("No texts yet", {}, patient)).toBeVisible();
  await userEvent.type(screen.getByRole("searchbox", { name: "Search texts" }), "zz");
  expect(await screen.findByText("No match")).toBeVisible();
});

test("until the list is here its place is held", async () => {
  openInbox([], { TextThreads: async () => await new Promise(() => undefined) });
  const list = await screen.findByRole("region", { name: "Conversations" }, patient);
  await waitFor(() => expect(list.querySelector("[aria-busy=true]")).not.toBeNull());
  expect(screen.queryByText("No texts yet")).toBeNull();
});

test("a list that cannot be read offers another try", async () => {
  openInbox([], { TextThreads: refusedWith("Away", { code: "internal" }) });
  expect(await screen.findByRole("button", { name: "Try again" }, patient)).toBeVisible();
});

test("a person without permission reads so", async () => {
  openInbox([], { TextThreads: refusedWith("No", { code: "forbidden" }) });
  expect(await screen.findByText("You don't have access", {}, patient)).toBeVisible();
});

test("without a connection the list says so", async () => {
  network.answer(...withoutConnection(ana));
  openApp(page, ana);
  expect(await screen.findByText(/This loads when you're back online/, {}, patient)).toBeVisible();
});
