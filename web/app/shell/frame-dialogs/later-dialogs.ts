import { fetchAfterFirstPage } from "#web/platform/browser/after-first-page.ts";
import { lazyWithTimeout } from "#web/platform/lazy-with-timeout.ts";

/** Dialogs of the frame: nobody opens one before the page is there, and then it opens without a wait or a connection. */
const load = () => import("./frame-dialogs.ts");
fetchAfterFirstPage(load);

export const StoreChoice = lazyWithTimeout(async () => (await load()).StoreChoice);
export const TillChoice = lazyWithTimeout(async () => (await load()).TillChoice);
export const WaitingDialog = lazyWithTimeout(async () => (await load()).WaitingDialog);
