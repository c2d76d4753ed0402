import { act, render, screen, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchFromServer } from "#web/platform/calls/fetch-from-server.ts";
import { watchDeviceConnection } from "#web/platform/connection-notices.ts";
import { NoticeBar } from "#web/ui/feedback/notice-bar.tsx";
import { answersOf, ana, fakeNetwork } from "#tests/kit/web-app.tsx";
import { isOnline, whenBackOnline } from "./online.ts";

const network = fakeNetwork();
const cutLine = http.all("*", () => HttpResponse.error());
let stop = () => undefined as void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout"], shouldAdvanceTime: true });
  render(<NoticeBar />);
  act(() => {
    stop = watchDeviceConnection();
  });
});

afterEach(async () => {
  network.answer(...answersOf(ana));
  await act(() => vi.advanceTimersByTimeAsync(6000));
  stop();
  vi.useRealTimers();
});

async function ask(): Promise<void> {
  await act(() => fetchFromServer("/api/vue/user").then(String, String));
}

test("a device on a network whose line is dead says that the server is out of reach, until it answers", async () => {
  network.answer(cutLine);
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent("We can't reach Hangtag. What you see may be old.");
  expect(isOnline()).toBe(false);
  const back = vi.fn();
  const stopHearing = whenBackOnline(back);
  network.answer(...answersOf(ana));
  await act(() => vi.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(back).toHaveBeenCalledTimes(1);
  stopHearing();
});

test("one request that did not get through is no lost connection while the server answers", async () => {
  network.answer(
    http.get("*/api/vue/user", () => HttpResponse.error()),
    ...answersOf(ana),
  );
  await ask();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole("alert")).toBeNull();
});

test.each([
  ["a sign-in page of the network", () => HttpResponse.html("<h1>Welcome to the hotel</h1>")],
  ["a proxy without its server", () => HttpResponse.json({}, { status: 502 })],
])("%s that answers in its place is no server", async (_name, answer) => {
  network.answer(
    http.get("*/healthz", answer),
    http.get("*/api/vue/user", () => HttpResponse.error()),
  );
  await ask();
  expect(await screen.findByRole("alert")).toHaveTextContent("We can't reach Hangtag.");
  network.answer(http.all("*", answer));
  await ask();
  expect(screen.getByRole("alert")).toHaveTextContent("We can't reach Hangtag.");
});
