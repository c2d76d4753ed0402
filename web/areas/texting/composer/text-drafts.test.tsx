import { screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  aText,
  countsAnswer,
  listedThread,
  outgoing,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { fill } from "#tests/kit/web/fill.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const id = "01970000-0000-7000-8000-0000000000b9";
const sent = { data: { sendText: { __typename: "TextMessage", id, status: "queued", blockCode: null } } };
const noted = { data: { addTextNote: { __typename: "TextThread", id: threadId } } };

async function openField(fakes: GraphqlFakes, messages: readonly object[] = [aText()]): Promise<HTMLElement> {
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer({ messages }),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      ...fakes,
    }),
  );
  openApp(`/s/1/texting/${threadId}/show`, ana);
  return screen.findByRole("textbox", { name: "Text message" }, patient);
}

test.each([
  { act: "Send", operation: "SendText", answer: sent },
  { act: "Save as note", operation: "AddTextNote", answer: noted },
])("what is typed after $act, until its answer comes, stays for the next text", async ({ act, operation, answer }) => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const field = await openField({ [operation]: () => promise });
  await fill(field, "Yes, you can");
  await userEvent.click(screen.getByRole("button", { name: act }));
  await waitFor(() => expect(requestsOf(operation)).toHaveLength(1));
  await userEvent.click(field);
  await userEvent.paste(" See you soon");
  resolve(answer);
  await waitFor(() => expect(field).toHaveValue("See you soon"));
});

test("another text that was begun while the last one was on its way stays whole", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const field = await openField({ SendText: () => promise });
  await fill(field, "Yes, you can");
  const send = screen.getByRole("button", { name: "Send" });
  await userEvent.click(send);
  await fill(field, "Wait");
  resolve(sent);
  await waitFor(() => expect(send).toHaveAttribute("aria-busy", "false"));
  expect(field).toHaveValue("Wait");
});

test("the words of a scheduled text that is taken out do not take the place of what was typed meanwhile", async () => {
  const { promise, resolve } = Promise.withResolvers<unknown>();
  const tomorrow = "2199-11-21T16:00:00.000Z";
  const times = { sendAt: tomorrow, scheduledFor: tomorrow };
  const waiting = aText({ ...outgoing, ...times, id, body: "Come by at noon", status: "queued" });
  const field = await openField({ CancelText: () => promise }, [waiting]);
  await userEvent.click(await screen.findByRole("button", { name: "Don't send" }, patient));
  await waitFor(() => expect(requestsOf("CancelText")).toHaveLength(1));
  await fill(field, "Wait");
  resolve({ data: { cancelText: "Come by at noon" } });
  expect(await screen.findByText("Text canceled")).toBeInTheDocument();
  expect(field).toHaveValue("Wait");
});
