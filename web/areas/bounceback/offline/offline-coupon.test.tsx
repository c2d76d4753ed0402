import { act, screen, waitFor, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { couponAnswer, couponId, usedCoupon } from "#tests/kit/web/a-coupon.ts";
import { ana, answersOf, fakeNetwork, openApp, register, requestsOf } from "#tests/kit/web-app.tsx";
import type { GraphqlFakes } from "#tests/kit/web-app.tsx";
import { dismissTakeOff } from "#web/areas/bounceback/shared/take-off.ts";
import type { Coupon } from "#web/areas/bounceback/detail/coupon.queries.ts";
import type { Session } from "#web/platform/session/session.ts";
import { removeWaiting, waitingChanges } from "#web/platform/outbox/outbox.ts";

const network = fakeNetwork();
/** Ana at her own screen, where her login makes her active. */
const anaActive: Session = { ...ana, employees: { "1": { employeeId: 5, isManager: false } } };
const path = `/s/1/bounceback/detail/show/${couponId}`;
let isOnline: { mockRestore: () => void } | null = null;

beforeEach(() => {
  dismissTakeOff();
});
afterEach(() => {
  waitingChanges().forEach(({ key }) => removeWaiting(key));
  isOnline?.mockRestore();
  isOnline = null;
});

/** The coupon's page in a store that takes coupons up to `most` cents off without a connection. */
function openCoupon({ most, ...changes }: Partial<Coupon> & { most: number | null }, fakes: GraphqlFakes = {}) {
  const bouncebackSettings = { __typename: "BouncebackSettings", offlineMost: most };
  const rule = { CouponOfflineRule: () => ({ data: { bouncebackSettings } }) };
  const { data } = couponAnswer(changes);
  const coupon = { ...data.coupon, coupon: { __typename: "Coupon", ...data.coupon.coupon } };
  network.answer(...answersOf(anaActive, { Coupon: () => ({ data: { coupon } }), ...rule, ...fakes }));
  return openApp(path, anaActive);
}

/** As when a person pulls the cable of a register that shows the coupon. */
async function loseConnection() {
  await screen.findByRole("button", { name: /^Redeem/ });
  await waitFor(() => expect(requestsOf("CouponOfflineRule")).not.toEqual([]));
  network.answer(http.all("*", () => HttpResponse.error()));
  isOnline = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event("offline")));
}

function reconnect(fakes: GraphqlFakes) {
  network.answer(...answersOf(anaActive, fakes));
  isOnline?.mockRestore();
  act(() => void window.dispatchEvent(new Event("online")));
}

function answerLate(outcome: { reason: string | null; fact: string | null }) {
  const use = { id: "01970000-0000-7000-8000-0000000000aa", numberText: "123-456-7897", ...outcome };
  const coupon = { __typename: "Coupon", id: couponId, ...usedCoupon };
  return { data: { redeemOfflineCoupon: { use, coupon } } };
}

test("off, as every store begins: nothing is taken without a connection, and nothing is queued", async () => {
  openCoupon({ most: null });
  await loseConnection();
  expect(await screen.findByRole("heading", { name: "This device is offline" })).toBeVisible();
  expect(screen.getByText("Coupons need the network, so none is used twice.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Take it offline/ })).toBeNull();
  expect(waitingChanges()).toEqual([]);
});

test("on with $10: $25 is refused in plain words", async () => {
  openCoupon({ most: 1000, offText: "$25 off $50", redeemAmount: 2500 });
  await loseConnection();
  expect(
    await screen.findByText("Without a connection, this store takes coupons up to $10 off. This one takes $25 off."),
  ).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Take it offline/ })).toBeNull();
});

test("on with $10: $10 is accepted, waits on the screen as the employee's, and is not taken again", async () => {
  openCoupon({ most: 1000 });
  await loseConnection();
  expect(await screen.findByText(/^No connection\. This store takes coupons up to \$10 off meanwhile\./)).toBeVisible();
  await userEvent.click(screen.getByLabelText(/^Sale before tax/));
  await userEvent.keyboard("5240");
  await userEvent.click(await screen.findByRole("button", { name: /^Take it offline/ }));
  const card = await screen.findByRole("alertdialog", { name: "Take it off in the POS" });
  expect(within(card).getByText("$10.00 off")).toBeVisible();
  expect(within(card).getByText(/^Taken without a connection /)).toBeVisible();
  expect(within(card).getByText(/^We send it when the connection is back\./)).toBeVisible();
  expect(within(card).queryByRole("button", { name: "Undo" })).toBeNull();
  await userEvent.click(within(card).getByRole("button", { name: "Done, it's off" }));
  expect(await screen.findByRole("heading", { name: /^Taken offline at / })).toBeVisible();
  expect(screen.getByText("Don't take it off again.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /^Take it offline/ })).toBeNull();
  expect(waitingChanges()).toMatchObject([
    {
      employeeName: "Ana Ruiz",
      words: "Coupon 123-456-7897, $10 off $40",
      variables: { couponId, amount: 1000, purchaseAmount: 5240 },
      refusal: null,
    },
  ]);
  expect(requestsOf("RedeemOfflineCoupon")).toEqual([]);
});

test("a sale below the minimum is not taken offline either", async () => {
  openCoupon({ most: 1000 });
  await loseConnection();
  await userEvent.click(await screen.findByLabelText(/^Sale before tax/));
  await userEvent.keyboard("3999");
  await userEvent.click(await screen.findByRole("button", { name: /^\$0\.01 more needed/ }));
  expect(waitingChanges()).toEqual([]);
});

test("back online it is sent once, and when it was used elsewhere meanwhile the screen says so", async () => {
  openCoupon({ most: 1000 });
  await loseConnection();
  await userEvent.click(await screen.findByRole("button", { name: /^Take it offline/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Done, it's off" }));
  const fact = "Used today at 2:30 PM. By Eve Stone, Elm Street.";
  reconnect({
    Coupon: () => couponAnswer(usedCoupon),
    RedeemOfflineCoupon: () => answerLate({ reason: "USED_TWICE", fact }),
  });
  await userEvent.click(await screen.findByRole("button", { name: /1 saved change to look at/ }));
  const dialog = await screen.findByRole("dialog", { name: /changes/i });
  expect(within(dialog).getByText(`123-456-7897: ${fact} A manager has it on the list.`)).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Try again" })).toBeNull();
  expect(requestsOf("RedeemOfflineCoupon")).toMatchObject([{ couponId, amount: 1000 }]);
});

test("what nothing contradicts leaves the screen, and the coupon reads as used", async () => {
  openCoupon({ most: 1000 });
  await loseConnection();
  await userEvent.click(await screen.findByRole("button", { name: /^Take it offline/ }));
  await userEvent.click(await screen.findByRole("button", { name: "Done, it's off" }));
  reconnect({
    Coupon: () => couponAnswer(usedCoupon),
    RedeemOfflineCoupon: () => answerLate({ reason: null, fact: null }),
  });
  await waitFor(() => expect(waitingChanges()).toEqual([]));
  expect(await screen.findByRole("heading", { name: "Used today at 2:14 PM" })).toBeVisible();
});

test("a device that believes it has a network is asked for the same once the server does not answer", async () => {
  openCoupon({ most: 1000 });
  await screen.findByRole("button", { name: /^Redeem/ });
  await waitFor(() => expect(requestsOf("CouponOfflineRule")).not.toEqual([]));
  network.answer(http.post("*/graphql", () => HttpResponse.error()));
  await userEvent.click(screen.getByRole("button", { name: /^Redeem/ }));
  expect(await screen.findByRole("button", { name: /^Take it offline/ }, { timeout: 10_000 })).toBeVisible();
  expect(waitingChanges()).toEqual([]);
});

test("a scan without a connection opens what this screen has seen, and refuses what it has not", async () => {
  const app = openCoupon({ most: 1000 });
  await loseConnection();
  const scan = (code: string) =>
    act(() => app.router.navigate({ to: "/s/$storeId/bounceback/scan", params: { storeId: 1 }, search: { code } }));
  await scan("BB1234567897");
  await expect.poll(app.at).toBe(path);
  expect(await screen.findByRole("button", { name: /^Take it offline/ })).toBeVisible();
  await scan("BB2077163380");
  expect(
    await screen.findByText(
      "This screen hasn't seen this coupon lately, so nobody can tell if it's good. Nothing was redeemed.",
    ),
  ).toBeVisible();
  await scan("BB2077163381");
  expect(await screen.findByRole("heading", { name: "Not a valid coupon number" })).toBeVisible();
  expect(waitingChanges()).toEqual([]);
});

test("a register where nobody was active takes none", async () => {
  const rule = { data: { bouncebackSettings: { __typename: "BouncebackSettings", offlineMost: 1000 } } };
  network.answer(...answersOf(register, { Coupon: () => couponAnswer(), CouponOfflineRule: () => rule }));
  openApp(path, register);
  await loseConnection();
  expect(
    await screen.findByText("Nobody was active when the connection was lost, and a PIN can't be checked now."),
  ).toBeVisible();
});
