import { act, render, screen } from "@testing-library/react";
import { Component, Suspense } from "react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { DialogHost } from "#web/ui/dialogs/dialog-host.tsx";
import { blockingError } from "#web/ui/dialogs/blocking-error.ts";
import { NoticeBar } from "#web/ui/feedback/notice-bar.tsx";
import { uiText } from "#web/ui/ui-text.ts";
import { showPosConnection, watchDeviceConnection } from "./connection-notices.ts";
import { addTranslation, chooseLanguage, textsOf } from "./language/texts.ts";
import "./language/ui-texts.ts";
import { ChunkLoadError, lazyWithTimeout, loadChunk } from "./lazy-with-timeout.ts";
import { holdPage, isPageHeld } from "./page-holds.ts";
import { hidePreloader } from "./preloader.ts";
import { requireUpdate } from "./service-worker/require-update.ts";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  blockingError.set(null);
});

class Catch extends Component<{ children: ReactNode }, { error: string }> {
  override state = { error: "" };

  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }

  override render() {
    return this.state.error === "" ? this.props.children : <p role="alert">{this.state.error}</p>;
  }
}

test("[UPD-04] a part of the program that does not come within 120 s fails as a ChunkLoadError", async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  const Part = lazyWithTimeout(() => new Promise<() => ReactNode>(() => undefined));
  render(
    <Catch>
      <Suspense fallback="Loading">
        <Part />
      </Suspense>
    </Catch>,
  );
  await act(() => vi.advanceTimersByTimeAsync(119_000));
  expect(screen.queryByRole("alert")).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole("alert")).toHaveTextContent("ChunkLoadError: A part did not load within 120 s");
});

test("[UPD-04] a part that fails to load is a ChunkLoadError with its cause", async () => {
  const cause = new TypeError("Failed to fetch dynamically imported module");
  const failure = await loadChunk(() => Promise.reject(cause)).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ChunkLoadError);
  expect(failure).toMatchObject({ name: "ChunkLoadError", cause });
  await expect(loadChunk(() => Promise.resolve(7))).resolves.toBe(7);
});

test("[UPD-05] a version that is not supported any more blocks with Reload to continue, once nobody is in the middle of something", async () => {
  render(<DialogHost />);
  const endCall = holdPage();
  const closeCheckIn = holdPage();
  const required = requireUpdate();
  endCall();
  endCall();
  expect(isPageHeld()).toBe(true);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  closeCheckIn();
  await act(() => required);
  expect(screen.getByRole("alertdialog", { name: "Update required" })).toHaveTextContent(
    "Update required to continue using Hangtag!",
  );
  expect(screen.getByRole("button", { name: "Reload to continue" })).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Close" })).toBeNull();
});

test("an update that is required comes after five minutes even when a form is never finished", async () => {
  vi.resetModules();
  const { holdPage: hold } = await import("./page-holds.ts");
  const { requireUpdate: require } = await import("./service-worker/require-update.ts");
  const { blockingError: error } = await import("#web/ui/dialogs/blocking-error.ts");
  hold();
  void require();
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1000);
  expect(error.get()).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(error.get()?.title).toBe("Update required");
});

test("[UPD-06] an offline device shows an error notice until it is back, before the notice of a missing till", () => {
  render(<NoticeBar />);
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const stops: (() => void)[] = [];
  act(() => {
    showPosConnection("Register 1");
    stops.push(watchDeviceConnection());
  });
  expect(screen.getByRole("alert")).toHaveTextContent("This device is offline");
  onLine.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event("online"));
  });
  expect(screen.getByRole("alert")).toHaveTextContent("Hangtag is not connected to Register 1!");
  act(() => {
    showPosConnection(null);
  });
  expect(screen.queryByRole("alert")).toBeNull();
  stops[0]?.();
});

test("[UPD-12] the pre-loader is gone 500 ms after the page is ready", () => {
  document.body.innerHTML = '<div id="preloader" role="status"></div>';
  hidePreloader();
  vi.advanceTimersByTime(499);
  expect(screen.getByRole("status")).toBeInTheDocument();
  vi.advanceTimersByTime(1);
  expect(screen.queryByRole("status")).toBeNull();
});

test("a text without a translation is shown in English, and names are not escaped", async () => {
  const text = textsOf("coupons", {
    "coupons.none": "No coupons.",
    "coupons.for": "For {name}",
    "coupons.used_one": "{count} coupon used",
    "coupons.used_other": "{count, number} coupons used",
  });
  expect(text("coupons.for", { name: "Ben & Jo's" })).toBe("For Ben & Jo's");
  const spanish = {
    "coupons.none": "Sin cupones.",
    "coupons.used_one": "{count} cupón usado",
    "coupons.used_many": "{count, number} de cupones usados",
    "coupons.used_other": "{count, number} cupones usados",
  };
  addTranslation({ language: "es", area: "coupons", texts: spanish });
  addTranslation({ language: "es", area: "ui", texts: { "form.cancel": "Cancelar" } });
  await chooseLanguage("es");
  expect(text("coupons.none")).toBe("Sin cupones.");
  expect(uiText("form.cancel")).toBe("Cancelar");
  expect(text("coupons.for", { name: "Jo" })).toBe("For Jo");
  expect([1, 12_345, 2_000_000].map((count) => text("coupons.used", { count }))).toEqual([
    "1 cupón usado",
    "12.345 cupones usados",
    "2.000.000 de cupones usados",
  ]);
  await chooseLanguage("en");
  expect(text("coupons.none")).toBe("No coupons.");
});
