import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAfterFirstPage, reportFirstPage } from "./after-first-page.ts";

const network = { arrive: () => undefined as void };

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "PerformanceObserver",
    class {
      constructor(hear: () => void) {
        network.arrive = hear;
      }
      observe() {}
      disconnect() {}
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("what comes later waits for the first page, and then until nothing arrives any more", async () => {
  const fetchPart = vi.fn(() => Promise.resolve());
  fetchAfterFirstPage(fetchPart);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetchPart).not.toHaveBeenCalled();
  reportFirstPage();
  await vi.advanceTimersByTimeAsync(2000);
  network.arrive();
  await vi.advanceTimersByTimeAsync(2900);
  expect(fetchPart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(fetchPart).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("where something arrives all the time it is fetched in the end", async () => {
  const fetchPart = vi.fn(() => Promise.resolve());
  reportFirstPage();
  fetchAfterFirstPage(fetchPart);
  for (let second = 0; second < 14; second += 1) {
    await vi.advanceTimersByTimeAsync(1000);
    network.arrive();
  }
  expect(fetchPart).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetchPart).toHaveBeenCalledTimes(1);
});

test("what was called off is not fetched", async () => {
  const fetchPart = vi.fn(() => Promise.resolve());
  reportFirstPage();
  const callOff = fetchAfterFirstPage(fetchPart);
  await vi.advanceTimersByTimeAsync(1000);
  callOff();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetchPart).not.toHaveBeenCalled();
});
