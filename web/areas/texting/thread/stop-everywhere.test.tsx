import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test } from "vitest";
import {
  countsAnswer,
  listedThread,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { ana, answersOf, fakeNetwork, openApp, requestsOf } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const everywhere = "Opt out of all our stores";

function inPage(element: HTMLElement | null): HTMLElement {
  if (element === null) {
    throw new Error("The question is not in the page");
  }
  return element;
}

function openThread(changes: object) {
  network.answer(
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer(changes),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
      OptOutOfAllTexts: () => ({ data: { optOutOfAllTexts: { __typename: "TextConsent", id: "c" } } }),
    }),
  );
  openApp(`/s/1/texting/${threadId}/show`, ana);
}

test("what sounds like a stop is one press away from the end of all stores' texts", async () => {
  openThread({ soundsLikeStop: true });
  const question = (await screen.findByText("They may want no more texts.", {}, patient)).closest("output");
  await userEvent.click(within(inPage(question)).getByRole("button", { name: everywhere }));
  await waitFor(() =>
    expect(requestsOf("OptOutOfAllTexts")).toEqual([expect.objectContaining({ phone: "+16145550148" })]),
  );
});

test("who opted out of all stores can't be texted, and nothing offers to stop them again", async () => {
  openThread({ optedOutAt: "2026-11-03T20:00:00Z", isOutOfAllStores: true });
  const words = "Customer opted out of all our stores on Nov 3, 2026. Only they can restart this one by texting START.";
  expect(await screen.findByText(words, {}, patient)).toBeVisible();
  expect(screen.queryByRole("button", { name: everywhere })).toBeNull();
  expect(screen.queryByRole("textbox", { name: "Text message" })).toBeNull();
});
