import { screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test } from "vitest";
import {
  aText,
  countsAnswer,
  listedThread,
  statusAnswer,
  threadAnswer,
  threadId,
  threadsAnswer,
} from "#tests/kit/web/a-text-thread.ts";
import { ana, answersOf, fakeNetwork, openApp } from "#tests/kit/web-app.tsx";

const network = fakeNetwork();
const patient = { timeout: 20_000 };
const message = aText({ body: "" });

beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => "blob:picture", revokeObjectURL: () => undefined });
});

function openThread(states: readonly string[], file: () => Response) {
  const pictures = states.map((state, place) => ({ __typename: "TextPicture", place, state }));
  const requests: Request[] = [];
  network.answer(
    http.get("*/api/vue/text-pictures/*", ({ request }) => {
      requests.push(request);
      return file();
    }),
    ...answersOf(ana, {
      TextThreads: () => threadsAnswer([listedThread()]),
      TextCounts: () => countsAnswer({ all: 1 }),
      TextingStatus: () => statusAnswer(),
      TextThread: () => threadAnswer({ messages: [{ ...message, pictures }] }),
      TextTemplates: () => ({ data: { textTemplates: [] } }),
    }),
  );
  openApp(`/s/1/texting/${threadId}/show`, ana);
  return requests;
}

test("a picture stands among the texts, is fetched as who is signed in, and opens large at a press", async () => {
  const requests = openThread(["KEPT"], () => new HttpResponse("bytes", { headers: { "content-type": "image/png" } }));
  const open = await screen.findByRole("button", { name: /^Open picture 1 from Dana Whitfield/ }, patient);
  await waitFor(() => expect(open.querySelector("img")).toHaveAttribute("src", "blob:picture"));
  expect(requests.map(({ url }) => new URL(url).pathname)).toEqual([`/api/vue/text-pictures/${message.id}/0`]);
  expect(requests[0]?.headers.get("x-user-token")).toBe(ana.token);
  await userEvent.click(open);
  const dialog = await screen.findByRole("dialog", { name: /^Picture from Dana Whitfield/ });
  expect(within(dialog).getByRole("img", { name: /^Picture from Dana Whitfield/ })).toHaveAttribute(
    "src",
    "blob:picture",
  );
  await userEvent.click(within(dialog).getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("what is no picture, or not here yet, is said in words", async () => {
  openThread(["UNSUPPORTED", "WAITING", "MISSING", "DELETED"], () => HttpResponse.error());
  const texts = await screen.findByRole("log", { name: "Texts" }, patient);
  expect(texts).toHaveTextContent(
    "Unsupported attachmentPicture on its wayThe carrier no longer has this pictureDeleted after 180 days",
  );
});

test("a picture that can't be fetched says so", async () => {
  openThread(["KEPT"], () => HttpResponse.json({ code: "not-found" }, { status: 404 }));
  expect(await screen.findByText("Picture didn't load. Reload the page.", {}, patient)).toBeVisible();
});
