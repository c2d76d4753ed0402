import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import "#web/platform/language/ui-texts.ts";
import { Snackbars } from "#web/ui/feedback/snackbars.tsx";
import { registerServiceWorker, reloadIntoUpdate } from "./register-service-worker.ts";

/** The browser's side, as far as a page sees it: jsdom has none. */
class BrowserWorker extends EventTarget {
  state = "installing";
  messages: unknown[] = [];
  postMessage(message: unknown): void {
    this.messages.push(message);
  }
  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}
class BrowserRegistration extends EventTarget {
  installing: BrowserWorker | null = null;
  waiting: BrowserWorker | null = null;
  active: BrowserWorker | null = new BrowserWorker();
  checks = 0;
  isLeftOut = false;
  unregister(): Promise<boolean> {
    this.isLeftOut = true;
    return Promise.resolve(true);
  }
  update(): Promise<void> {
    this.checks += 1;
    return Promise.resolve();
  }
  /** A new version has been found, loaded and waits. */
  bringVersion(): BrowserWorker {
    const worker = new BrowserWorker();
    this.installing = worker;
    this.dispatchEvent(new Event("updatefound"));
    this.installing = null;
    this.waiting = worker;
    worker.become("installed");
    return worker;
  }
}
class BrowserWorkers extends EventTarget {
  registration = new BrowserRegistration();
  controller: BrowserWorker | null = new BrowserWorker();
  registered: string[] = [];
  register(url: string): Promise<BrowserRegistration> {
    this.registered.push(url);
    return Promise.resolve(this.registration);
  }
  getRegistration(): Promise<BrowserRegistration> {
    return Promise.resolve(this.registration);
  }
}

let workers: BrowserWorkers;

beforeEach(() => {
  workers = new BrowserWorkers();
  Object.defineProperty(navigator, "serviceWorker", { value: workers, configurable: true });
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "serviceWorker");
});

test("[UPD-02] a new version is asked for every 30 minutes and shows Update available, whose Reload lets it take over", async () => {
  render(<Snackbars />);
  const stop = registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
  expect(workers.registered).toEqual(["/service-worker.js"]);
  await vi.advanceTimersByTimeAsync(30 * 60_000 - 1);
  expect(workers.registration.checks).toBe(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers.registration.checks).toBe(1);
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(workers.registration.checks).toBe(2);
  let worker = new BrowserWorker();
  await act(async () => {
    worker = workers.registration.bringVersion();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.getByText("Update available")).toBeInTheDocument();
  expect(document.body).toHaveFocus();
  await act(async () => {
    screen.getByRole("button", { name: "Reload", hidden: true }).click();
  });
  expect(worker.messages).toEqual(["take-over"]);
  stop();
  await vi.advanceTimersByTimeAsync(30 * 60_000);
  expect(workers.registration.checks).toBe(2);
});

test("the very first version is no update of anything", async () => {
  workers.controller = null;
  render(<Snackbars />);
  const stop = registerServiceWorker();
  await act(async () => {
    await vi.advanceTimersByTimeAsync(0);
    workers.registration.bringVersion();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(screen.queryByText("Update available")).toBeNull();
  stop();
});

test("a first installation that breaks off is tried again, each time after a longer wait", async () => {
  workers.controller = null;
  workers.registration.active = null;
  workers.registration.installing = new BrowserWorker();
  const stop = registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
  workers.registration.installing.become("redundant");
  await vi.advanceTimersByTimeAsync(4999);
  expect(workers.registered).toHaveLength(1);
  workers.registration.installing = new BrowserWorker();
  await vi.advanceTimersByTimeAsync(1);
  expect(workers.registered).toHaveLength(2);
  workers.registration.installing.become("redundant");
  await vi.advanceTimersByTimeAsync(9999);
  expect(workers.registered).toHaveLength(2);
  workers.registration.active = new BrowserWorker();
  await vi.advanceTimersByTimeAsync(1);
  expect(workers.registered).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(workers.registered).toHaveLength(3);
  stop();
});

test("[UPD-02] a takeover that the browser holds back is not waited for longer than 5 s, and the old worker left out", async () => {
  const stop = registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
  await act(async () => {
    workers.registration.bringVersion();
    await vi.advanceTimersByTimeAsync(0);
  });
  const reload = vi.fn();
  reloadIntoUpdate(reload);
  await vi.advanceTimersByTimeAsync(4999);
  expect(reload).not.toHaveBeenCalled();
  expect(workers.registration.isLeftOut).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(workers.registration.isLeftOut).toBe(true);
  expect(reload).toHaveBeenCalledOnce();
  stop();
});

test("[UPD-02] a takeover in time keeps the worker", async () => {
  const stop = registerServiceWorker();
  await vi.advanceTimersByTimeAsync(0);
  await act(async () => {
    workers.registration.bringVersion();
    await vi.advanceTimersByTimeAsync(0);
  });
  const reload = vi.fn();
  reloadIntoUpdate(reload);
  await vi.advanceTimersByTimeAsync(100);
  workers.dispatchEvent(new Event("controllerchange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledOnce();
  expect(workers.registration.isLeftOut).toBe(false);
  stop();
});
